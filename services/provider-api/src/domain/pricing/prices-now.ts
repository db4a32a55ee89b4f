/**
 * What a variant costs at a moment: its price, unless a sale is in force, and less for many where its
 * steps say so. A sale and a step don't add up: the lower price counts. All prices are without VAT,
 * which an order's totals add (shared-contracts/money).
 */
import { priceAt, type PriceStep } from 'shared-contracts/price-steps';
import { toPesos, type Centavos } from 'shared-contracts/money';
import type { StoredStep } from '../../database/tables/trade';

type Priced = {
  price: Centavos | null;
  regularPrice: Centavos | null;
  salePrice: Centavos | null;
  saleStarts: Date | null;
  saleEnds: Date | null;
  priceSteps: StoredStep[] | null;
};

export type PricesNow = {
  /** Of one unit; null is 'Price Upon Inquiry'. */
  price: Centavos | null;
  /** The price before the sale; null where none is in force. */
  was: Centavos | null;
  saleEnds: Date | null;
  /** From 1 unit on; empty where there is one price. */
  steps: PriceStep[];
};

/** From its first moment until just before its last. */
function isOnSale({ salePrice, saleStarts, saleEnds }: Priced, now: Date): boolean {
  if (salePrice === null) return false;
  return (saleStarts === null || saleStarts <= now) && (saleEnds === null || now < saleEnds);
}

export function pricesNow(priced: Priced, now: Date): PricesNow {
  const onSale = isOnSale(priced, now);
  const regular = priced.regularPrice ?? priced.price;
  const price = onSale ? priced.salePrice : regular;
  // A step is a price for many; where the sale's is lower, that one counts.
  const lower =
    price === null ? [] : (priced.priceSteps ?? []).filter((step) => step.price < price);
  return {
    price,
    was: onSale ? regular : null,
    saleEnds: onSale ? priced.saleEnds : null,
    steps: price === null || lower.length === 0 ? [] : [{ quantity: 1, price }, ...lower],
  };
}

/** The price of one unit where so many are bought. */
export const unitPrice = ({ price, steps }: PricesNow, quantity: number): Centavos | null =>
  priceAt(steps, quantity, price);

type Quantities = { minimumOrder: number | null; orderStep: number | null };
type Terms = Quantities & {
  unit: string | undefined;
  /** Pieces in one unit. */
  pack: number | undefined;
  /** Units left; null where they aren't counted. */
  stock: number | null;
};

/** The fields that say in which quantities something is sold; none where any quantity is. */
export function soldQuantities({ minimumOrder, orderStep }: Quantities) {
  return {
    ...(minimumOrder === null ? {} : { minimum_order: minimumOrder }),
    ...(orderStep === null ? {} : { order_step: orderStep }),
  };
}

/** The fields of a variant or a cart line that say how it is sold; what isn't so is left out. */
export function sellingTerms(
  { was, saleEnds, steps }: PricesNow,
  { unit, pack, stock, ...quantities }: Terms,
) {
  return {
    ...(was === null ? {} : { was_price: toPesos(was) }),
    ...(saleEnds === null ? {} : { sale_ends: saleEnds.toISOString() }),
    ...(steps.length === 0
      ? {}
      : {
          price_steps: steps.map(({ quantity, price }) => ({ quantity, price: toPesos(price) })),
        }),
    ...soldQuantities(quantities),
    ...(unit === undefined ? {} : { unit }),
    ...(pack === undefined ? {} : { pack_quantity: pack }),
    // A stock that was corrected may be below zero.
    ...(stock === null ? {} : { stock_count: Math.max(0, stock) }),
  };
}
