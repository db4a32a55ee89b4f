/** The fields of the trade as staff type them in a form: a text for each, empty where nothing is said. */
import { toPesos } from 'shared-contracts/money';
import type * as z from 'zod';
import { readPrice } from '../pricing/typed-cells';
import { invalid } from '../refusal';
import type { ReadPrice } from './readings';
import { tradeFaults } from './trade-faults';
import { TRADE_NAMES, tradeFields, type TradeName, type TradeValues } from './trade-fields';

export type TradeTexts = Record<TradeName, string>;

/** Stricter than an import, as every price that somebody types. */
const typedPrice: ReadPrice = (written) => {
  const read = readPrice(String(written));
  if ('fault' in read) return read;
  return { price: read.value === null ? null : toPesos(read.value) };
};

function textOf(name: TradeName, values: TradeValues): string {
  const value = values[name];
  if (value === null || value === undefined) return '';
  return (tradeFields[name].write as (value: unknown) => string)(value);
}

/** A variant's fields as a form shows them. */
export const tradeTexts = (values: TradeValues): TradeTexts =>
  Object.fromEntries(TRADE_NAMES.map((name) => [name, textOf(name, values)])) as TradeTexts;

/** 'It has no sale price.': the form says beside it which field that is. */
function sentence(reason: string): string {
  const words = TRADE_NAMES.reduce(
    (text, other) => text.replaceAll(other, tradeFields[other].label.toLowerCase()),
    reason,
  );
  if (words.startsWith('line ')) return `L${words.slice(1)}.`;
  return `${/^(?:are|have) /.test(words) ? 'They' : 'It'} ${words}.`;
}

/** A message about one value of a list says on which line that is. */
function reasonOf({ path, message }: z.core.$ZodIssue): string {
  const [at] = path;
  return typeof at === 'number' ? `line ${at + 1} ${message}` : message;
}

/** @throws Refusal invalid */
function readOne(name: TradeName, text: string): unknown {
  const { read, schema } = tradeFields[name];
  const reading = read(text, typedPrice);
  if ('fault' in reading) throw invalid({ [name]: sentence(reading.fault) });
  const checked = schema.safeParse(reading.value);
  if (checked.success) return checked.data;
  const [issue] = checked.error.issues;
  throw invalid({ [name]: sentence(issue ? reasonOf(issue) : 'can not be read') });
}

/** What a text can't say of a document stays as it was. */
function withKnown(
  documents: TradeValues['documents'],
  known: TradeValues['documents'],
): TradeValues['documents'] {
  if (!documents) return null;
  return documents.map((each) => ({
    ...(known?.find(({ url }) => url === each.url) ?? each),
    title: each.title,
  }));
}

/**
 * The fields of a variant as they were typed. One whose text is as it was shown keeps its value.
 * @param price before any sale, in pesos, as it was typed
 * @throws Refusal invalid that names the field
 */
export function typedTrade(
  texts: Partial<TradeTexts>,
  { now, price, priceChanged }: { now: TradeValues; price: number | null; priceChanged: boolean },
): TradeValues {
  const values: Record<string, unknown> = { ...now };
  const shown = tradeTexts(now);
  const changed = TRADE_NAMES.filter((name) => (texts[name] ?? shown[name]) !== shown[name]);
  for (const name of changed) {
    const text = texts[name] ?? '';
    values[name] = text === '' ? null : readOne(name, text);
  }
  const read = values as TradeValues;
  if (changed.includes('documents')) read.documents = withKnown(read.documents, now.documents);
  if (changed.length === 0 && !priceChanged) return read;
  const [fault] = tradeFaults({ ...read, price });
  if (fault === undefined) return read;
  const [name = '', at] = fault.field.split('.');
  const place = at === undefined ? '' : `line ${Number(at) + 1} `;
  throw invalid({ [name]: sentence(`${place}${fault.reason}`) });
}
