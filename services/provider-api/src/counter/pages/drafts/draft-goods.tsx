/** @jsxRuntime automatic */
/** @jsxImportSource hono/jsx */
import { Hidden, Line } from 'back-office/forms/fields';
import { Button, Form } from 'back-office/forms/form';
import { table } from 'back-office/parts/table';
import { formatPrice, priceFromWire } from 'shared-contracts/money';
import type { CartLine } from '../../../domain/cart/lines';
import { inWords, type Draft } from '../../../domain/order-drafts/draft';
import { newFormKey } from '../../form-key';
import { LineName } from '../line-name';
import { draftPath } from './draft-path';

/** What was searched for in the catalogue, and what was found. */
export type SearchedGoods = { words: string; found: CartLine[] };

type Goods = { draft: Draft; searched: SearchedGoods };

/** '₱900.00, was ₱1,000.00; 10 or more ₱850.00 each'. */
export function priceInWords({ price, terms }: Pick<CartLine, 'price' | 'terms'>): string {
  const was =
    terms.was_price === undefined ? '' : `, was ${formatPrice(priceFromWire(terms.was_price))}`;
  const steps = (terms.price_steps ?? [])
    .slice(1)
    .map((step) => `; ${step.quantity} or more ${formatPrice(priceFromWire(step.price))} each`);
  return `${formatPrice(price)}${was}${steps.join('')}`;
}

const Adding = ({ draft, item }: { draft: Draft; item: CartLine }) => (
  <Form to={`${draftPath(draft)}/lines`}>
    <Hidden name="variant" value={item.variantId} />
    <Hidden name="key" value={newFormKey()} />
    <Button>
      Add <span class="hidden">{inWords(item)}</span>
    </Button>
  </Form>
);

function Found({ draft, searched: { words, found } }: Goods) {
  if (words === '') return null;
  if (found.length === 0) return <p class="empty">Nothing found for ‘{words}’.</p>;
  return table(
    'Found in the catalogue',
    ['Item', 'Price now', 'In stock', { name: 'Add', hidden: true }],
    found.map((item) => [
      { of: <LineName of={item} /> },
      { of: priceInWords(item) },
      { of: item.stock ?? 'not counted', number: true },
      { of: <Adding draft={draft} item={item} /> },
    ]),
  );
}

/** Adds an item: a scanner types its digits and Enter; words show what they find. */
export const Goods = (goods: Goods) => (
  <section aria-labelledby="add">
    <h2 class="dimension" id="add">
      Add an item
    </h2>
    <div class="amounts scan">
      <Form to={`${draftPath(goods.draft)}/lines`}>
        <Hidden name="key" value={newFormKey()} />
        <Line
          name="code"
          label="Barcode, model number or words"
          most={100}
          focused
          hint="One exact hit is added at once; scanned again it is one more."
        />
        <Button>Add</Button>
      </Form>
    </div>
    <Found {...goods} />
  </section>
);
