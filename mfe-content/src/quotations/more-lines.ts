import { newKey } from 'shared-contracts/new-key';
import type { AskedLine } from 'shared-contracts/storage-keys/asked-lines';
import { REQUESTED_LINES_MOST } from 'shared-contracts/wire/quotation-request';

/** A line of the form. */
export type FormLine = AskedLine & {
  /** The form's own. */
  key: string;
  /** Units that another page handed over for the same goods, until the shopper says which is right. */
  other_quantity?: number;
};

const isSame = (one: AskedLine, other: AskedLine) =>
  one.variant_id === other.variant_id && (one.variant_id !== null || one.text === other.text);

/** A line, and what was handed over for the same goods. What the cart holds is known there. */
function asked(line: FormLine, { quantity, cart_units }: AskedLine): FormLine {
  const ofCart = cart_units === undefined ? {} : { cart_units };
  const { other_quantity: _answered, ...same } = { ...line, ...ofCart };
  return quantity === line.quantity ? same : { ...same, other_quantity: quantity };
}

/**
 * Adds lines. Goods that are asked for already keep their quantity; another one becomes a question.
 * @returns also the lines for which the request has no room
 */
export function withMore(
  lines: readonly FormLine[],
  more: readonly AskedLine[],
): { lines: FormLine[]; left: AskedLine[] } {
  const all = [...lines];
  const left: AskedLine[] = [];
  for (const line of more) {
    const at = all.findIndex((one) => isSame(one, line));
    const before = all[at];
    if (before) all[at] = asked(before, line);
    else if (all.length < REQUESTED_LINES_MOST) all.push({ ...line, key: newKey() });
    else left.push(line);
  }
  return { lines: all, left };
}
