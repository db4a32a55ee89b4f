import fc from 'fast-check';
import { valueOf } from 'shared-contracts/call';
import { fetchCart } from 'shared-contracts/calls/cart';
import { amountFromWire, formatMoney, totalsOf } from 'shared-contracts/money';
import { describe, expect, it } from 'vitest';
import { linePrice, subtotalOf } from '../src/cart/lines';
import { emptyForm, orderBody } from '../src/checkout/form';

// The test computes in its own way: with whole numbers of any size, read from decimal texts.

const centavosOf = (pesos: string) => {
  const [whole = '0', decimals = ''] = pesos.split('.');
  return BigInt(whole) * 100n + BigInt(decimals.padEnd(2, '0').slice(0, 2));
};
/** Adds twelve hundredths and rounds halves up. */
const withVat = (subtotal: bigint) => (subtotal * 112n + 50n) / 100n;

const price = fc
  .tuple(fc.integer({ min: 0, max: 99_999 }), fc.integer({ min: 0, max: 99 }))
  .map(([pesos, centavos]) => `${pesos}.${String(centavos).padStart(2, '0')}`)
  .filter((text) => text !== '0.00');

const cartOf = fc.array(
  fc.record({
    price,
    quantity: fc.oneof(fc.integer({ min: 1, max: 20 }), fc.integer({ min: 1, max: 9999 })),
    // A provider sends a price as a number or as text.
    asText: fc.boolean(),
  }),
  { minLength: 1, maxLength: 40 },
);

describe('the totals of a cart', () => {
  it('agree to the centavo with another arithmetic, for 1,000 carts', () => {
    fc.assert(
      fc.property(cartOf, (cart) => {
        const { items } = valueOf(
          fetchCart,
          cart.map(({ price: pesos, quantity, asText }, at) => ({
            product_id: at,
            variant_id: at,
            quantity,
            product_name: 'Tool',
            product_price: asText ? pesos : Number(pesos),
          })),
        );
        const sums = cart.map((line) => centavosOf(line.price) * BigInt(line.quantity));
        const expected = sums.reduce((sum, line) => sum + line, 0n);

        expect(items.map((line) => BigInt(linePrice(line) ?? 0))).toEqual(sums);
        const totals = totalsOf(subtotalOf(items));
        expect(BigInt(totals.subtotal)).toBe(expected);
        expect(BigInt(totals.total)).toBe(withVat(expected));
        expect(BigInt(totals.vat)).toBe(withVat(expected) - expected);

        // What goes to the provider, as the text that JSON makes of it, and what the shopper sees.
        const body = orderBody(emptyForm('maria@example.ph'), totals, '7');
        expect(centavosOf(JSON.stringify(body.subtotal))).toBe(expected);
        expect(centavosOf(JSON.stringify(body.total_amount))).toBe(withVat(expected));
        expect(centavosOf(JSON.stringify(body.vat))).toBe(withVat(expected) - expected);
        expect(amountFromWire(body.total_amount)).toBe(totals.total);
        const shown = formatMoney(totals.total).replaceAll(/[₱,]/g, '');
        expect(centavosOf(shown)).toBe(withVat(expected));
      }),
      { numRuns: 1000 },
    );
  });
});
