/** @jsxRuntime automatic */
/** @jsxImportSource hono/jsx */
import { table } from 'back-office/parts/table';
import { endedBy } from '../../../domain/order-drafts/draft';
import type { ListedDraft } from '../../../domain/order-drafts/list-drafts';
import { Moment } from '../moment';
import { draftPath } from './draft-path';

const what = ({ id, number, orderVersion }: ListedDraft) =>
  orderVersion === null ? `Draft ${id}` : `Changes to ${number}`;

function stateOf(draft: ListedDraft): string {
  if (draft.thrownAwayAt !== null) return 'thrown away today';
  const ended = endedBy(draft);
  return ended === null ? 'open' : `order ${ended}`;
}

const row = (draft: ListedDraft) => [
  { of: <a href={draftPath(draft)}>{what(draft)}</a> },
  { of: draft.orderedBy ?? ([draft.name, draft.company].filter(Boolean).join(', ') || '-') },
  { of: draft.units, number: true },
  { of: <Moment at={draft.changedAt} /> },
  { of: draft.staffName },
  { of: stateOf(draft) },
];

/** What is begun and neither placed nor saved; nothing where there is none. */
export const DraftList = ({ drafts }: { drafts: readonly ListedDraft[] }) =>
  drafts.length === 0 ? null : (
    <section aria-labelledby="drafts">
      <h2 class="dimension" id="drafts">
        Drafts
      </h2>
      {table('Drafts', ['Draft', 'For', 'Units', 'Changed', 'Begun by', 'State'], drafts.map(row))}
    </section>
  );
