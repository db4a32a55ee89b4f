import type { Centavos } from 'shared-contracts/money';
import { priceAt } from 'shared-contracts/price-steps';
import { QUANTITY_MOST, type CartItem } from 'shared-contracts/wire/cart';

/** The variant identifies a line: the same variant added twice is one line. */
export type CartLine = CartItem;

/** The line with so many units, each at the price of so many. */
function withUnits<Line extends CartLine>(line: Line, quantity: number): Line {
  const { price_steps: steps, product_price: price } = line;
  // A line without a price has none for many either.
  if (!steps?.length || price === null) return { ...line, quantity };
  return { ...line, quantity, product_price: priceAt(steps, quantity, price) };
}

/** The price of one unit where one is bought: what a shopper compares with what it was before. */
export const priceOfOne = ({ price_steps: steps, product_price: price }: CartLine) =>
  price === null ? null : priceAt(steps, 1, price);

export function quantityOf(lines: readonly CartLine[], variantId: string): number {
  return lines.find((line) => line.variant_id === variantId)?.quantity ?? 0;
}

/** 'add': raises the line, or puts it at the end. No line goes above `QUANTITY_MOST`. */
export function withAdded<Line extends CartLine>(
  lines: readonly Line[],
  line: Line,
  quantity: number,
): Line[] {
  const held = quantityOf(lines, line.variant_id);
  const next = Math.min(QUANTITY_MOST, held + quantity);
  return held === 0
    ? [...lines, withUnits(line, next)]
    : lines.map((other) => (other.variant_id === line.variant_id ? withUnits(other, next) : other));
}

/** 'reduce': lowers the line's quantity; a line that comes to zero is removed. */
export function withReduced<Line extends CartLine>(
  lines: readonly Line[],
  variantId: string,
  quantity: number,
): Line[] {
  return lines.flatMap((line) => {
    if (line.variant_id !== variantId) return [line];
    return line.quantity > quantity ? [withUnits(line, line.quantity - quantity)] : [];
  });
}

/** Sets the line's quantity, whatever it was before; zero removes the line. */
export function withQuantity<Line extends CartLine>(
  lines: readonly Line[],
  line: Line,
  quantity: number,
): Line[] {
  if (quantity <= 0) return without(lines, line.variant_id);
  const others = lines.some((other) => other.variant_id === line.variant_id);
  return others
    ? lines.map((other) =>
        other.variant_id === line.variant_id ? withUnits(other, quantity) : other,
      )
    : [...lines, withUnits(line, quantity)];
}

/** 'remove': removes the line. */
export function without<Line extends CartLine>(lines: readonly Line[], variantId: string): Line[] {
  return lines.filter((line) => line.variant_id !== variantId);
}

/** The badge's number: units, not lines. */
export function unitsOf(lines: readonly CartLine[]): number {
  return lines.reduce((units, line) => units + line.quantity, 0);
}

/** Unit price times quantity; null where the line has no price. */
export function linePrice(line: CartLine): Centavos | null {
  return line.product_price === null ? null : line.product_price * line.quantity;
}

export function subtotalOf(lines: readonly CartLine[]): Centavos {
  return lines.reduce((sum, line) => sum + (linePrice(line) ?? 0), 0);
}

/** The lines that can be ordered as they stand: what an order's total counts. */
export const orderable = (lines: readonly CartLine[]): CartLine[] =>
  lines.filter((line) => troubleOf(line) === null);

export type LineTrouble = 'out-of-stock' | 'unavailable';

/**
 * Why a line can't be ordered, by its status, or because it has more units than there are; null
 * where nothing is known against it.
 */
export function troubleOf(line: CartLine): LineTrouble | null {
  const status = line.status
    .trim()
    .toLowerCase()
    .replaceAll(/[\s-]+/g, '_');
  if (status === 'out_of_stock' || status === 'sold_out') return 'out-of-stock';
  if (status === 'unavailable') return 'unavailable';
  return (line.stock_count ?? Infinity) < line.quantity ? 'out-of-stock' : null;
}
