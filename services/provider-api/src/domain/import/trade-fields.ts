/** The fields of the trade in a catalogue's file, and what must hold between them. */
import { QUANTITY_MOST } from 'shared-contracts/wire/cart';
import * as z from 'zod';
import type { Fault } from './faults';
import { isGtin } from './values/gtin';

const line = (most: number) => z.string().trim().min(1).max(most).nullish();
const units = z.number().int().min(1).max(QUANTITY_MOST);
/** Pesos. */
const price = z.number().positive().max(1_000_000_000);

const DOCUMENT_KINDS = ['datasheet', 'manual', 'certificate'] as const;

/** A web address, or a path on the shop's own origin. */
const isDocumentUrl = (url: string) => {
  if (/^\/[^/\\]/.test(url)) return !/\s/.test(url);
  return URL.canParse(url) && new URL(url).protocol === 'https:';
};

const document = z.object({
  title: z.string().trim().min(1).max(200),
  url: z
    .string()
    .max(1000)
    .refine(isDocumentUrl, "is no address: https://…, or a path of the shop's own, /…"),
  kind: z.enum(DOCUMENT_KINDS).default('datasheet'),
  bytes: z.number().int().min(1).max(10_000_000_000).nullish(),
});

/** Fields of a variant. */
export const tradeFields = {
  /** What is sold as one: 'piece', 'box', 'metre'. */
  unit: line(40),
  /** Pieces in one unit. */
  pack_quantity: z.number().int().min(1).max(1_000_000).nullish(),
  gtin: z.string().refine(isGtin, 'is no GTIN: its check digit does not fit').nullish(),
  mpn: line(100),
  /** ISO 3166 code or name. */
  country_of_origin: line(60),
  warranty: line(200),
  lead_time: line(100),
  documents: z.array(document).max(20).nullish(),
  minimum_order: units.nullish(),
  order_step: units.nullish(),
  sale_price: price.nullish(),
  /** ISO 8601; the sale is in force from the one until just before the other. */
  sale_starts: z.iso.datetime({ offset: true }).nullish(),
  sale_ends: z.iso.datetime({ offset: true }).nullish(),
  price_steps: z
    .array(z.object({ quantity: units.min(2), price }))
    .max(20)
    .nullish(),
};

type Terms = {
  price?: number | null | undefined;
  sale_price?: number | null | undefined;
  sale_starts?: string | null | undefined;
  sale_ends?: string | null | undefined;
  price_steps?: { quantity: number; price: number }[] | null | undefined;
  minimum_order?: number | null | undefined;
  order_step?: number | null | undefined;
};

function saleFaults(terms: Terms): Fault[] {
  const { price: regular, sale_price: sale, sale_starts: starts, sale_ends: ends } = terms;
  if (sale === null || sale === undefined) {
    const dated = starts ? 'sale_starts' : ends ? 'sale_ends' : null;
    return dated ? [{ field: dated, reason: 'has no sale_price' }] : [];
  }
  const seen = String(sale);
  if (!regular) return [{ field: 'sale_price', reason: 'has no price that it lowers', seen }];
  if (sale >= regular) return [{ field: 'sale_price', reason: `is not below ${regular}`, seen }];
  if (starts && ends && Date.parse(ends) <= Date.parse(starts)) {
    return [{ field: 'sale_ends', reason: 'is not after sale_starts', seen: ends }];
  }
  return [];
}

function stepFaults({ price: regular, price_steps: steps }: Terms): Fault[] {
  if (!steps || steps.length === 0) return [];
  if (!regular) return [{ field: 'price_steps', reason: 'have no price that they lower' }];
  return steps.flatMap((step, at) => {
    const before = steps[at - 1] ?? { quantity: 1, price: regular };
    const field = `price_steps.${at}`;
    if (step.quantity <= before.quantity) {
      const seen = String(step.quantity);
      return [{ field: `${field}.quantity`, reason: `is not more than ${before.quantity}`, seen }];
    }
    if (step.price < before.price) return [];
    return [
      { field: `${field}.price`, reason: `is not below ${before.price}`, seen: String(step.price) },
    ];
  });
}

function quantityFaults({ minimum_order: minimum, order_step: step }: Terms): Fault[] {
  if (!minimum || !step || minimum % step === 0) return [];
  const seen = String(minimum);
  return [{ field: 'minimum_order', reason: `is no multiple of the order_step ${step}`, seen }];
}

/** What is wrong between a variant's fields. */
export function tradeFaults(terms: Terms): Fault[] {
  return [...saleFaults(terms), ...stepFaults(terms), ...quantityFaults(terms)];
}
