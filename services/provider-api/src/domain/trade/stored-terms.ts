/** The fields of the trade as they are stored: money in centavos, and nothing where nothing is said. */
import { priceFromWire, toPesos } from 'shared-contracts/money';
import { withTradeSpecs } from 'shared-contracts/trade-specs';
import type { variants } from '../../database/tables/catalogue';
import type { StoredTrade } from '../../database/tables/trade';
import { pricesNow } from '../pricing/prices-now';
import { tradeFacts, type TradeValues } from './trade-fields';

/** With the price before any sale, in pesos. */
type PricedValues = TradeValues & { price?: number | null | undefined };

/** They wait on disk as JSON, so that moments are texts. */
export type Terms = {
  regularPrice: number | null;
  salePrice: number | null;
  saleStarts: string | null;
  saleEnds: string | null;
  priceSteps: { quantity: number; price: number }[] | null;
  minimumOrder: number | null;
  orderStep: number | null;
  trade: StoredTrade | null;
  /** Missing where it isn't said, so that other rows have the fingerprints that they always had. */
  reorderPoint?: number;
};

const NONE: Terms = {
  ...{ regularPrice: null, salePrice: null, saleStarts: null, saleEnds: null },
  ...{ priceSteps: null, minimumOrder: null, orderStep: null, trade: null },
};

/** Without what is missing; null where nothing is left. */
function said<Fields extends object>(fields: Fields): Fields | null {
  const some = Object.entries(fields).filter(
    ([, value]) =>
      value !== undefined && value !== null && !(Array.isArray(value) && !value.length),
  );
  return some.length === 0 ? null : (Object.fromEntries(some) as Fields);
}

function tradeOf(values: TradeValues): StoredTrade | null {
  const facts = Object.keys(tradeFacts).map((name) => [
    name,
    values[name as keyof typeof tradeFacts],
  ]);
  const documents = values.documents?.map((each) => said(each) as typeof each);
  return said({ ...Object.fromEntries(facts), documents }) as StoredTrade | null;
}

/** @returns null where none of them is said */
export function termsOf(variant: PricedValues): Terms | null {
  const sale = priceFromWire(variant.sale_price);
  const steps = (variant.price_steps ?? []).flatMap(({ quantity, price }) => {
    const centavos = priceFromWire(price);
    return centavos === null ? [] : [{ quantity, price: centavos }];
  });
  const terms: Terms = {
    regularPrice: sale === null ? null : priceFromWire(variant.price),
    salePrice: sale,
    saleStarts: variant.sale_starts ?? null,
    saleEnds: variant.sale_ends ?? null,
    priceSteps: steps.length > 0 ? steps : null,
    minimumOrder: variant.minimum_order ?? null,
    orderStep: variant.order_step ?? null,
    trade: tradeOf(variant),
    ...(typeof variant.reorder_point === 'number' ? { reorderPoint: variant.reorder_point } : {}),
  };
  return said(terms) === null ? null : terms;
}

type Prepared = {
  values: { price: number | null; specs: { label: string; specs: string }[] };
  terms: Terms | null;
};

/** What the search and the facets read of a variant. */
export const searchedSpecs = ({ values, terms }: Prepared) =>
  withTradeSpecs(values.specs, terms?.trade ?? {});

const momentOf = (text: string | null) => (text === null ? null : new Date(text));

/** A variant's columns for its terms; what is no longer said is taken back. */
export function termsColumns({ values, terms }: Prepared, now: Date) {
  const columns = {
    ...(terms ?? NONE),
    reorderPoint: terms?.reorderPoint ?? null,
    saleStarts: momentOf(terms?.saleStarts ?? null),
    saleEnds: momentOf(terms?.saleEnds ?? null),
  } satisfies Partial<typeof variants.$inferInsert>;
  return { ...columns, price: pricesNow({ price: values.price, ...columns }, now).price };
}

type Row = Pick<
  typeof variants.$inferSelect,
  | 'salePrice'
  | 'saleStarts'
  | 'saleEnds'
  | 'priceSteps'
  | 'minimumOrder'
  | 'orderStep'
  | 'reorderPoint'
  | 'trade'
>;

/** A row's fields as a file has them. */
export function valuesOfRow(row: Row): TradeValues {
  return {
    ...row.trade,
    minimum_order: row.minimumOrder,
    order_step: row.orderStep,
    reorder_point: row.reorderPoint,
    sale_price: row.salePrice === null ? null : toPesos(row.salePrice),
    sale_starts: row.saleStarts?.toISOString(),
    sale_ends: row.saleEnds?.toISOString(),
    price_steps: row.priceSteps?.map(({ quantity, price }) => ({
      quantity,
      price: toPesos(price),
    })),
  } as TradeValues;
}
