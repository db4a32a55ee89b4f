/** @jsxRuntime automatic */
/** @jsxImportSource hono/jsx */
import { Hidden, Line } from 'back-office/forms/fields';
import { Button, Form, Opening } from 'back-office/forms/form';
import { table } from 'back-office/parts/table';
import { formatPrice, toPesos } from 'shared-contracts/money';
import type { CartLine } from '../../domain/cart/lines';
import type { AskedLine, WholeQuotation } from '../../domain/quotations/read-quotation';
import { QUANTITY_MOST } from '../../domain/quotations/draft-values';
import { addressWith } from '../asked-page';
import { newFormKey } from '../form-key';
import { inWords, LineName, type Named } from './line-name';

/** What was searched for in the catalogue, and what was found. */
export type Searched = { words: string; found: CartLine[]; asked: AskedLine | null };

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

function AddForm({ quotation, searched, offered }: Adding & { offered: CartLine }) {
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
  if (found.length === 0)
    return words === '' ? null : <p class="empty">Nothing found for ‘{words}’.</p>;
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

/** A line in own words: a service, or what is got in for this customer. */
const OwnWords = ({ quotation, searched: { asked } }: Adding) => (
  <Opening kind="cancel" summary="Add a line in your own words" open={asked?.variantId === null}>
    <Form to={`${pathOf(quotation)}/own`} kind="edit own">
      <Hidden name="key" value={newFormKey()} />
      {asked && <Hidden name="asked" value={asked.id} />}
      <Line
        name="text"
        label="What it is"
        needed
        most={200}
        value={asked?.text.slice(0, 200) ?? ''}
        hint="No goods of the catalogue: nothing is taken from the stock."
      />
      <Line
        id="own-quantity"
        name="quantity"
        label="Units"
        kind="number"
        min={1}
        max={QUANTITY_MOST}
        needed
        value={String(asked?.quantity ?? 1)}
      />
      <Line name="unit" label="Unit, such as hour or set" most={40} />
      <Line
        id="own-price"
        name="price"
        label="Price of one in pesos"
        inputmode="decimal"
        needed
        most={15}
      />
      <Button>Add the line</Button>
    </Form>
  </Opening>
);

/** Finds what can be offered, and adds it to a draft: a scanner types its digits and Enter. */
export function AddLine(adding: Adding) {
  const { asked } = adding.searched;
  return (
    <section aria-labelledby="add">
      <h2 class="dimension" id="add">
        Add a line
      </h2>
      {asked && <p>For what was asked: {asked.text}</p>}
      <div class="amounts scan">
        <Form to={`${pathOf(adding.quotation)}/items`}>
          <Hidden name="key" value={newFormKey()} />
          {asked && <Hidden name="asked" value={asked.id} />}
          <Line
            name="code"
            label="Barcode, model number or words"
            most={100}
            focused
            hint="One exact hit is added at once; scanned again it is one more."
          />
          <Button>Find or add</Button>
        </Form>
      </div>
      <Found {...adding} />
      <OwnWords {...adding} />
    </section>
  );
}
