import { formatMoney } from 'shared-contracts/money';
import { priceOfOne, type CartLine } from './lines';
import type { OldPrices } from './seen-prices';

/** Says that a line's price has changed since it was added; nothing otherwise. */
export function PriceChange({ line, oldPrices }: { line: CartLine; oldPrices: OldPrices }) {
  const old = oldPrices[line.variant_id];
  const now = priceOfOne(line);
  if (old === undefined || now === null) return null;
  return (
    <p>
      Price changed from {formatMoney(old)} to {formatMoney(now)} each.
    </p>
  );
}
