/** The fields of the trade as they are stored: money in centavos, and nothing where nothing is said. */
import { priceFromWire } from 'shared-contracts/money';
import { withTradeSpecs } from 'shared-contracts/trade-specs';
import type { variants } from '../../database/tables/catalogue';
import type { StoredLinks, StoredTrade } from '../../database/tables/trade';
import { pricesNow } from '../pricing/prices-now';
import type { ReadProduct } from './catalogue-file';

type ReadVariant = ReadProduct['variants'][number];

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

function tradeOf(variant: ReadVariant): StoredTrade | null {
  const { unit, pack_quantity, gtin, mpn, country_of_origin, warranty, lead_time } = variant;
  const documents = variant.documents?.map((each) => said(each) as typeof each);
  const facts = { unit, pack_quantity, gtin, mpn, country_of_origin, warranty, lead_time };
  return said({ ...facts, documents }) as StoredTrade | null;
}

/** @returns null where the file says none of them */
export function termsOf(variant: ReadVariant): Terms | null {
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

/** A variant's columns for its terms; what the file no longer says is taken back. */
export function termsColumns({ values, terms }: Prepared, now: Date) {
  const columns = {
    ...(terms ?? NONE),
    saleStarts: momentOf(terms?.saleStarts ?? null),
    saleEnds: momentOf(terms?.saleEnds ?? null),
  } satisfies Partial<typeof variants.$inferInsert>;
  return { ...columns, price: pricesNow({ price: values.price, ...columns }, now).price };
}

/** @returns null where the file names no others */
export function linksOf(product: ReadProduct): Omit<StoredLinks, 'source'> | null {
  const related = [...new Set((product.related ?? []).map(String))];
  const replacedBy = product.replaced_by?.toString() ?? null;
  return related.length === 0 && replacedBy === null ? null : { related, replacedBy };
}
