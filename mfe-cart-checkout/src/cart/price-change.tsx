import { formatMoney } from 'shared-contracts/money';
import type { CartLine } from './lines';
import type { OldPrices } from './seen-prices';

/** Says that a line's price has changed since it was added; nothing otherwise. */
export function PriceChange({ line, oldPrices }: { line: CartLine; oldPrices: OldPrices }) {
  const old = oldPrices[line.variant_id];
  if (old === undefined || line.product_price === null) return null;
  return (
    <p>
      Price changed from {formatMoney(old)} to {formatMoney(line.product_price)} each.
    </p>
  );
}
