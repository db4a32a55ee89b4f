/** @jsxRuntime automatic */
/** @jsxImportSource hono/jsx */
import { Hidden, Line } from 'back-office/forms/fields';
import { Button, Form, Search } from 'back-office/forms/form';
import { table } from 'back-office/parts/table';
import { formatPrice, toPesos } from 'shared-contracts/money';
import { QUANTITY_MOST } from '../../domain/quotations/change-draft';
import type { Offered } from '../../domain/quotations/offered';
import type { AskedLine, WholeQuotation } from '../../domain/quotations/read-quotation';
import { addressWith } from '../asked-page';
import { LineName, type Named } from './line-name';

/** What was searched for in the catalogue, and what was found. */
export type Searched = { words: string; found: Offered[]; asked: AskedLine | null };

export const inWords = ({ productName, variantName }: Named) => `${productName}, ${variantName}`;

type AmountsOf = { id: string; of: Named; quantity: number; price: number | null };

/** Fields of a quantity and a price in pesos, for one of several forms on the page. */
export const Amounts = ({ id, of, quantity, price }: AmountsOf) => (
  <>
    <Line
      id={`quantity-${id}`}
      name="quantity"
      label={`Units of ${inWords(of)}`}
      unseen
      kind="number"
      min={1}
      max={QUANTITY_MOST}
      needed
      value={String(quantity)}
    />
    <Line
      id={`price-${id}`}
      name="price"
      label={`Price of one ${inWords(of)} in pesos`}
      unseen
      inputmode="decimal"
      needed
      most={15}
      value={price === null ? '' : toPesos(price).toFixed(2)}
    />
  </>
);

type Adding = { quotation: WholeQuotation; searched: Searched };

const pathOf = ({ number }: WholeQuotation) => `/staff/quotations/${number}`;

function AddForm({ quotation, searched, offered }: Adding & { offered: Offered }) {
  const { asked, words } = searched;
  const { variantId, price } = offered;
  const after = Math.max(0, ...quotation.lines.map(({ id }) => id));
  return (
    <div class="amounts">
      <Form to={addressWith(`${pathOf(quotation)}/lines`, { q: words })}>
        <Hidden name="variant" value={variantId} />
        <Hidden name="after" value={after} />
        {asked && <Hidden name="asked" value={asked.id} />}
        <Amounts
          id={`new-${variantId}`}
          of={offered}
          quantity={asked?.quantity ?? 1}
          price={price}
        />
        <Button>
          Add <span class="hidden">{inWords(offered)}</span>
        </Button>
      </Form>
    </div>
  );
}

const COLUMNS = ['Item', 'Price now', 'In stock', 'Units and price each'];

function Found(adding: Adding) {
  const { words, found } = adding.searched;
  if (found.length === 0) return words === '' ? null : <p class="empty">Nothing found.</p>;
  return table(
    'Found in the catalogue',
    COLUMNS,
    found.map((offered) => [
      { of: <LineName of={offered} /> },
      { of: formatPrice(offered.price), number: true },
      { of: offered.stock ?? 'not counted', number: true },
      { of: <AddForm {...adding} offered={offered} /> },
    ]),
  );
}

/** Finds what can be offered, and adds it to a draft. */
export function AddLine(adding: Adding) {
  const { words, asked } = adding.searched;
  return (
    <section aria-labelledby="add">
      <h2 class="dimension" id="add">
        Add a line
      </h2>
      {asked && <p>For what was asked: {asked.text}</p>}
      <Search to={pathOf(adding.quotation)}>
        {asked && <Hidden name="asked" value={asked.id} />}
        <div class="wide">
          <Line name="q" label="Find in the catalogue" kind="search" value={words} most={100} />
        </div>
        <Button>Find</Button>
      </Search>
      <Found {...adding} />
    </section>
  );
}
