/** @jsxRuntime automatic */
/** @jsxImportSource hono/jsx */
/** What shoppers choose from searches, and how far each is raised by it. */
import { Hidden, Line } from 'back-office/forms/fields';
import { Button, Form, Opening, Search } from 'back-office/forms/form';
import type { Html } from 'back-office/html';
import { table } from 'back-office/parts/table';
import { formatDate } from 'shared-contracts/dates';
import type { ChosenAtCounter } from '../../domain/search/choices-at-counter';
import { SHOPPERS_LEAST } from '../../domain/search/raises';
import { CHOICES_AT } from './choices-path';
import { SETTINGS_AT } from './settings/settings-rooms';
import { REPORTS_AT } from './synonym-paths';

type Shown = {
  q: string;
  /** Whether the shop lets it count. */
  counts: boolean;
  rows: readonly ChosenAtCounter[];
  links: Html;
};

/** As far as it can be raised is 100 %. */
function raiseText({ raised, shoppers }: ChosenAtCounter): string {
  if (raised !== null) return `${Math.max(1, Math.round(raised * 100))} %`;
  return shoppers < SHOPPERS_LEAST ? 'not yet: too few' : 'not yet: one day';
}

const Forgetting = ({ query, productId, product }: ChosenAtCounter) => (
  <Form to={`${CHOICES_AT}/forget`}>
    <Hidden name="query" value={query} />
    <Hidden name="product" value={String(productId)} />
    <Button>
      Forget{' '}
      <span class="hidden">
        {product} for {query}
      </span>
    </Button>
  </Form>
);

const Rows = ({ q, rows }: Shown) =>
  rows.length === 0 ? (
    <p class="empty">
      {q === '' ? 'Nothing was chosen until yesterday.' : `Nothing found for ‘${q}’.`}
    </p>
  ) : (
    table(
      'What shoppers choose, what is raised most first',
      ['Search', 'They choose', 'Shoppers', 'Last', 'Raised', ''],
      rows.map((row) => [
        { of: row.query },
        { of: <a href={`/staff/catalogue/products/${row.productId}`}>{row.product}</a> },
        { of: row.shoppers, number: true },
        { of: formatDate(`${row.lastDay}T00:00:00+08:00`).text },
        { of: raiseText(row), number: true },
        { of: <Forgetting {...row} /> },
      ]),
    )
  );

const Off = () => (
  <p class="note warning">
    It is switched off in the <a href={SETTINGS_AT}>settings</a>: nothing is counted, and nothing is
    raised.
  </p>
);

export const ChoicesPage = (shown: Shown) => (
  <>
    <p class="back">
      <a href={REPORTS_AT}>What sells</a>
    </p>
    <div class="heading">
      <h1>What shoppers choose</h1>
    </div>
    {!shown.counts && <Off />}
    <p class="faint">
      What {SHOPPERS_LEAST} shoppers or more open from a search, on two days at least, comes earlier
      in it from the next day on: among what matches about as well, never before what is named so.
      100 % is as far as it goes. After a month a choice counts half. Nothing is kept of who they
      are.
    </p>
    <Search to={CHOICES_AT}>
      <div class="wide">
        <Line name="q" label="A search or a product" kind="search" value={shown.q} most={100} />
      </div>
      <Button>Find</Button>
    </Search>
    <Rows {...shown} />
    {shown.links}
    {shown.rows.length > 0 && (
      <Opening kind="cancel" summary="Forget all">
        <Form to={`${CHOICES_AT}/forget-all`}>
          <p>Searches begin to learn anew. This can’t be taken back.</p>
          <Button kind="danger">Forget what all shoppers chose</Button>
        </Form>
      </Opening>
    )}
  </>
);
