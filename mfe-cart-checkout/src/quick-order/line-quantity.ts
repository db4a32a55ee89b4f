/** Takes the quantity out of a line that somebody typed: '3 pcs hammer', 'HAG100-1P x 2'. */
import { QUANTITY_MOST } from 'shared-contracts/wire/cart';
import { countingRules } from './counting-rules';
import { isDoubtful, withoutPacked } from './doubts';
import { countOf, withHalves } from './number-words';
import { withoutPrices } from './prices';

export type Counted = {
  text: string;
  /** 1 to 9999, of the unit. */
  quantity: number;
  /** As it was written, 'pcs'; empty for a number alone, null where no number was read. */
  unit: string | null;
  /** False where a number may as well be part of the name: the shopper is asked. */
  sure: boolean;
};

/** A bracket that is closed again is the name's own. */
const tidy = (text: string) => text.replace(/^(?:[\s,;:=)–-]|\((?![^()]+\)))+|[\s,;:=(–-]+$/gu, '');

/** A count as a line has it: whole, and within what a cart holds. */
export function counted(text: string, count: number, unit: string | null, sure: boolean): Counted {
  const quantity = Math.min(QUANTITY_MOST, Math.max(1, Math.trunc(count)));
  return { text, quantity, unit, sure: sure && quantity === count };
}

function readBy(line: string): Counted {
  let sureOfNone = true;
  for (const { pattern, read } of countingRules) {
    const parts = pattern.exec(line)?.groups;
    if (!parts) continue;
    const text = tidy([parts.text, parts.more].map((part) => (part ?? '').trim()).join(' '));
    const said = read(parts);
    if (said === 'maybe') sureOfNone = false;
    // A quantity of nothing is a name: '12 pcs' may be all that somebody wrote.
    if (said === 'no' || said === 'maybe' || !/[\p{L}\d]{2}/u.test(text)) continue;
    const count = countOf(parts.n ?? '', parts.u);
    const sure = said === 'sure' && !isDoubtful(line, text);
    return counted(text, count, parts.u ?? '', sure);
  }
  return counted(tidy(line), 1, null, sureOfNone && !isDoubtful(line, line));
}

/** A line without a number has one unit; a number that stays in the name is left there. */
export function countedLine(line: string): Counted {
  const { text, times } = withoutPrices(withHalves(line).replace(/[\s,;]+$/, ''));
  const short = withoutPacked(text);
  const packed = readBy(short);
  const isPacked = short !== text && packed.unit !== null;
  const read = isPacked
    ? { ...packed, text: `${packed.text} ${text.slice(short.length).trim()}` }
    : readBy(text);
  if (times === null || (read.unit === null && times === 1)) return read;
  // The amount says how many: it confirms what was read, or there is a question.
  if (read.unit !== null) return { ...read, sure: read.quantity === times };
  return counted(read.text, times, '', false);
}
