/** What a version of a quotation says otherwise than the version before it. */
import { formatDate } from 'shared-contracts/dates';
import { formatMoney } from 'shared-contracts/money';
import { namedInWords } from '../mail/letters';
import { rateInWords } from '../orders/amounts';
import type { QuotationLine, WholeQuotation } from './read-quotation';

type Compared = Pick<
  WholeQuotation,
  'lines' | 'totals' | 'validUntil' | 'terms' | 'words' | 'discountRate'
>;

export type LineChange = 'new' | 'changed';

export type Changes = {
  /** By the ids of the new version's lines; nothing for those that stay. */
  lines: ReadonlyMap<number, LineChange>;
  /** A sentence for each. */
  words: string[];
};

/** The same goods, whatever they are called by now; what is no goods by its text. */
const isSame = (one: QuotationLine, other: QuotationLine) =>
  one.variantId === other.variantId &&
  (one.variantId > 0 || namedInWords(one) === namedInWords(other));

const costs = ({ quantity, price }: QuotationLine) => `${quantity} at ${formatMoney(price)} each`;
const dayIn = (day: string) => formatDate(`${day}T00:00:00+08:00`).text;

const facts = ({ discountRate, terms, words, validUntil, totals }: Compared) => [
  ['Discount', discountRate === 0 ? 'none' : rateInWords(discountRate)],
  ['Valid until', dayIn(validUntil)],
  ['Total', formatMoney(totals.total)],
  ['Terms', terms || 'none'],
  ['Note from the shop', words || 'none'],
];

/** Whether a fact is told with what it was: long texts are only named. */
const isShort = (text: string) => text.length <= 40;

function factsInWords(before: Compared, after: Compared): string[] {
  const old = facts(before);
  return facts(after).flatMap(([name, now = ''], at) => {
    const was = old[at]?.[1] ?? '';
    if (was === now) return [];
    return isShort(was) && isShort(now)
      ? [`${name}: ${now} instead of ${was}`]
      : [`${name}: changed`];
  });
}

/** Each line of the new version goes with the first of the same goods that is left of the old one. */
export function compareVersions(before: Compared, after: Compared): Changes {
  const left = [...before.lines];
  const lines = new Map<number, LineChange>();
  const words: string[] = [];
  for (const line of after.lines) {
    const at = left.findIndex((old) => isSame(old, line));
    const [old] = at < 0 ? [] : left.splice(at, 1);
    if (!old) {
      lines.set(line.id, 'new');
      words.push(`New: ${namedInWords(line)}, ${costs(line)}`);
    } else if (costs(old) !== costs(line)) {
      lines.set(line.id, 'changed');
      words.push(`${namedInWords(line)}: ${costs(line)} instead of ${costs(old)}`);
    }
  }
  const gone = left.map((line) => `No longer offered: ${namedInWords(line)}`);
  return { lines, words: [...words, ...gone, ...factsInWords(before, after)] };
}
