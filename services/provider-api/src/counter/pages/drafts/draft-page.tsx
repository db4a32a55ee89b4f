/** @jsxRuntime automatic */
/** @jsxImportSource hono/jsx */
import { Hidden } from 'back-office/forms/fields';
import { Button, Form } from 'back-office/forms/form';
import { Titled } from 'back-office/parts/title-block';
import { formatDateTime } from 'shared-contracts/dates';
import { formatMoney } from 'shared-contracts/money';
import type { Differing } from '../../../domain/audit/version';
import {
  draftAmounts,
  draftVersion,
  endedBy,
  isOfChanges,
  type WholeDraft,
} from '../../../domain/order-drafts/draft';
import { ChangedNote } from '../catalogue/changed-note';
import { DiscountFields } from './discount-fields';
import { ContactFields, DraftAccount, type SearchedCustomers } from './draft-customer';
import { Goods, type SearchedGoods } from './draft-goods';
import { DraftLines } from './draft-lines';
import { draftPath } from './draft-path';

export type ShownDraft = {
  draft: WholeDraft;
  searched: SearchedGoods;
  customers: SearchedCustomers;
  /** What somebody changed meanwhile; null where nobody did. */
  changed: readonly Differing[] | null;
};

const orderPath = (number: string) => `/staff/orders/${number}`;

const Whose = ({ draft }: { draft: WholeDraft }) => (
  <section aria-labelledby="whose">
    <h2 class="dimension" id="whose">
      Whose order it is
    </h2>
    <ContactFields of={draft} hasAccount={draft.userId !== null} />
  </section>
);

/** What the draft is for, in the words of its main button. */
const placing = (draft: WholeDraft) =>
  isOfChanges(draft) ? 'Save the changes' : 'Place the order';

/** The draft's one form: all that is typed of it, saved or placed by its buttons. */
const OwnForm = ({ draft }: { draft: WholeDraft }) => {
  const { total } = draftAmounts(draft);
  return (
    <Form to={draftPath(draft)} kind="edit drafted">
      <Hidden name="shown" value={draftVersion(draft)} />
      <Hidden name="total" value={total} />
      <h2 class="dimension">Items</h2>
      <Button name="do" value="save">
        Keep what is typed
      </Button>
      <DraftLines draft={draft} />
      <div class="columns">
        {!isOfChanges(draft) && <Whose draft={draft} />}
        <DiscountFields of={draft} off="Per cent off" why="Why" />
      </div>
      <p>
        {isOfChanges(draft) ? 'The order will cost' : 'To pay'}{' '}
        <strong>{formatMoney(total)}</strong>
        {isOfChanges(draft) && '. The customer is told of all changes in one mail.'}
      </p>
      <Button kind="main" name="do" value="place">
        {placing(draft)}
      </Button>
    </Form>
  );
};

const Away = ({ draft, to, name }: { draft: WholeDraft; to: 'away' | 'back'; name: string }) => (
  <Form to={`${draftPath(draft)}/away`}>
    <Hidden name="to" value={to} />
    <Button kind={to === 'away' ? 'danger' : 'main'}>{name}</Button>
  </Form>
);

const ThrownAway = ({ draft }: { draft: WholeDraft }) => (
  <>
    <p class="note warning">
      This draft is thrown away. Until the end of the day it can be brought back.
    </p>
    <Away draft={draft} to="back" name="Bring it back" />
  </>
);

const NotWanted = ({ draft }: { draft: WholeDraft }) => (
  <section aria-labelledby="away">
    <h2 class="dimension" id="away">
      Not wanted any more
    </h2>
    <Away draft={draft} to="away" name="Throw the draft away" />
  </section>
);

/** Changes to an order that is over. A hand-out that is taken back opens it again, so they are kept. */
const OfEndedOrder = ({ draft, status }: { draft: WholeDraft; status: string }) => (
  <>
    <p class="note warning">The order is {status} by now, so these changes can’t be made.</p>
    <NotWanted draft={draft} />
  </>
);

const Gathering = ({ draft, searched, customers, changed }: ShownDraft) => (
  <>
    <ChangedNote fields={changed} now={draftPath(draft)} />
    <Goods draft={draft} searched={searched} />
    <OwnForm draft={draft} />
    {!isOfChanges(draft) && (
      <DraftAccount
        at={draftPath(draft)}
        what="order"
        account={draft.userId === null ? null : { id: draft.userId, email: draft.email }}
        customers={customers}
      />
    )}
    <NotWanted draft={draft} />
  </>
);

function Parts(shown: ShownDraft) {
  const { draft } = shown;
  const status = endedBy(draft);
  if (draft.thrownAwayAt !== null) return <ThrownAway draft={draft} />;
  return status === null ? <Gathering {...shown} /> : <OfEndedOrder {...{ draft, status }} />;
}

/** An order as it is written down, or the changes to one, before anything is done. */
export function DraftPage(shown: ShownDraft) {
  const { draft } = shown;
  const { number } = draft;
  const title = number === null ? 'New order' : `Changes to order ${number}`;
  return (
    <>
      <p class="back">
        {number === null ? (
          <a href="/staff/orders">All orders</a>
        ) : (
          <a href={orderPath(number)}>The order as it is</a>
        )}
      </p>
      <Titled
        facts={[
          ['Draft', String(draft.id)],
          ['Begun', formatDateTime(draft.startedAt.toISOString()).text],
          ['By', draft.staffName],
        ]}
      >
        <h1>{title}</h1>
      </Titled>
      <Parts {...shown} />
    </>
  );
}
