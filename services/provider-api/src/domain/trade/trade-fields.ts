/**
 * The fields of the trade: what may be said of a variant beside its name, its price and its specs.
 * Each is described once, here. From its description follow what a catalogue's file may have, how it
 * is read from what people write, the counter's form with its labels and differences, and the log.
 * A fact is also named in the contract: `TRADE_LABELS` says what shops call it, `wire/trade` that it
 * is sent.
 */
import { groupedNumber } from 'shared-contracts/grouped-number';
import { TRADE_LABELS } from 'shared-contracts/trade-specs';
import { QUANTITY_MOST } from 'shared-contracts/wire/cart';
import * as z from 'zod';
import { isGtin } from './gtin';
import { momentText } from './moment-text';
import {
  countOf,
  countryOf,
  digitsOf,
  documentsOf,
  lineOf,
  momentOfDay,
  salePriceOf,
  stepsOf,
  type Read,
} from './readings';

/** Of a value that may be missing. */
type Described<Schema extends z.ZodType> = {
  label: string;
  /** Beside its place in a form. */
  hint?: string;
  /** Whether it has several lines in a form. */
  long?: boolean;
  /** Another name that files have for it. */
  also?: string;
  /** What a value is once it is read; its messages follow the label in a sentence. */
  schema: Schema;
  /** From what people write; what it can't read it leaves, for the schema to refuse. */
  read: Read;
  /** As people write it, so that `read` gives the same again. */
  write: (value: z.output<Schema>) => string;
};

const field = <Schema extends z.ZodType>({ schema, ...more }: Described<Schema>) => ({
  hint: undefined,
  long: false,
  also: undefined,
  ...more,
  schema: schema.nullish(),
});

const line = (label: string, most: number, more: { hint?: string; also?: string } = {}) =>
  field({
    label,
    ...more,
    schema: z.string().trim().min(1).max(most, `has more than ${most} characters`),
    read: lineOf,
    write: (text) => text,
  });

const count = (
  label: string,
  most: number,
  { least = 1, ...more }: { hint?: string; also?: string; least?: number } = {},
) => {
  const words = `is no whole number from ${least} to ${groupedNumber(most)}`;
  return field({
    label,
    ...more,
    schema: z.number(words).int(words).min(least, words).max(most, words),
    read: countOf,
    write: String,
  });
};

const pesos = z.number('is no price').positive('is no price').max(1_000_000_000, 'is too high');

const NO_QUANTITY = `has no quantity from 2 to ${groupedNumber(QUANTITY_MOST)}`;

/** @param end whether a day alone means its end */
const moment = (label: string, end: boolean) =>
  field({
    label,
    hint: `2026-12-24, or 2026-12-24 18:00${end ? '; a day alone is its last' : ''}`,
    schema: z.iso.datetime({ offset: true, error: 'is no date' }),
    read: momentOfDay(end),
    write: (text) => momentText(text, end),
  });

/** A web address, or a path on the shop's own origin. */
const isDocumentUrl = (url: string) => {
  if (/^\/[^/\\]/.test(url)) return !/\s/.test(url);
  return URL.canParse(url) && new URL(url).protocol === 'https:';
};

const document = z.object({
  title: z
    .string()
    .trim()
    .min(1, 'has no title')
    .max(200, 'has a title of more than 200 characters'),
  url: z
    .string()
    .max(1000, 'has an address of more than 1,000 characters')
    .refine(isDocumentUrl, "is no address: https://…, or a path of the shop's own, /…"),
  kind: z.enum(['datasheet', 'manual', 'certificate']).default('datasheet'),
  bytes: z.number().int().min(1).max(10_000_000_000).nullish(),
});

/** What there is to know of a variant, stored as JSON; an import's fingerprint has their order. */
export const tradeFacts = {
  unit: line(TRADE_LABELS.unit, 40, { hint: 'What is sold as one: piece, box, metre.' }),
  pack_quantity: count(TRADE_LABELS.pack_quantity, 1_000_000, {
    hint: 'Pieces in one unit.',
    also: 'pack',
  }),
  gtin: field({
    label: TRADE_LABELS.gtin,
    hint: 'The number under the bar code.',
    schema: z.string().refine(isGtin, 'is no GTIN: its check digit does not fit'),
    read: digitsOf,
    write: (text) => text,
  }),
  mpn: line(TRADE_LABELS.mpn, 100, { hint: 'The maker’s part number.' }),
  country_of_origin: field({
    label: TRADE_LABELS.country_of_origin,
    hint: 'DE, or Germany.',
    also: 'country',
    schema: z.string().trim().min(1).max(60, 'has more than 60 characters'),
    read: countryOf,
    write: (text) => text,
  }),
  warranty: line(TRADE_LABELS.warranty, 200),
  lead_time: line('Lead time', 100, { hint: '3 to 5 working days' }),
  weight: line(TRADE_LABELS.weight, 60, { hint: '1.4 kg' }),
  standards: line(TRADE_LABELS.standards, 300, { hint: 'EN 166, ANSI Z87.1' }),
  documents: field({
    label: 'Documents',
    hint: 'One on each line: Datasheet: https://…, or a path of the shop’s own, /…',
    long: true,
    schema: z.array(document).max(20, 'are more than 20'),
    read: documentsOf,
    write: (list) =>
      list.map(({ title, url }) => `${title.replaceAll('|', '/')}: ${url}`).join('\n'),
  }),
};

/** How a variant is sold, each in a column. */
export const sellingFields = {
  minimum_order: count('Minimum order', QUANTITY_MOST, { hint: 'Units.' }),
  order_step: count('Order step', QUANTITY_MOST, {
    hint: 'Units: 5 sells it in fives.',
  }),
  /** Of staff alone: shoppers see nothing of it. A file that doesn't say it leaves it as it is. */
  reorder_point: count('Reorder point', 10_000_000, {
    hint: 'It is listed as low from so many units on. Empty: from the shop’s own number on.',
    least: 0,
  }),
  sale_price: field({
    label: 'Sale price',
    hint: 'Pesos.',
    schema: pesos,
    read: salePriceOf,
    write: (price) => price.toFixed(2),
  }),
  sale_starts: moment('Sale starts', false),
  sale_ends: moment('Sale ends', true),
  price_steps: field({
    label: 'Prices by quantity',
    hint: 'One on each line: 10: 95.00 sells ten or more at ₱95.00.',
    long: true,
    schema: z
      .array(
        z.object(
          {
            quantity: z
              .number(NO_QUANTITY)
              .int(NO_QUANTITY)
              .min(2, NO_QUANTITY)
              .max(QUANTITY_MOST, NO_QUANTITY),
            price: pesos,
          },
          'is no quantity with one price',
        ),
      )
      .max(20, 'are more than 20'),
    read: stepsOf,
    write: (steps) =>
      steps.map(({ quantity, price }) => `${quantity}: ${price.toFixed(2)}`).join('\n'),
  }),
};

export const tradeFields = { ...tradeFacts, ...sellingFields };
export type TradeName = keyof typeof tradeFields;
export const TRADE_NAMES = Object.keys(tradeFields) as TradeName[];

/** Their names in files, with the other ones. */
export const TRADE_NAMES_IN_FILES: readonly string[] = TRADE_NAMES.flatMap((name) => {
  const { also } = tradeFields[name];
  return also === undefined ? [name] : [name, also];
});

type Schemas = { [Name in TradeName]: (typeof tradeFields)[Name]['schema'] };

/** What a variant of a catalogue's file has of them. */
export const tradeSchemas = Object.fromEntries(
  TRADE_NAMES.map((name) => [name, tradeFields[name].schema]),
) as Schemas;

/** The fields of one variant, as a file has them: prices in pesos, moments in ISO 8601. */
export type TradeValues = { [Name in TradeName]?: z.output<Schemas[Name]> };
