import type { UpdateCartBody } from 'shared-contracts/wire/cart';
import { withAdded, withQuantity, withReduced, without, type CartLine } from './lines';

/** `by` is the difference in units; a line that comes to zero is removed. */
export type Change = { kind: 'step'; by: number } | { kind: 'remove' };

export type Outcome =
  | { kind: 'done'; message: string | undefined }
  /** `words` are the provider's own, where it gave any. */
  | { kind: 'failed'; words: string | undefined };

/** The outcome of a change that was made, with the provider's message where it gave one. */
export const done = (message?: string): Promise<Outcome> =>
  Promise.resolve({ kind: 'done', message });

/** A change that is shown and not confirmed yet. */
export type Pending = {
  id: number;
  line: CartLine;
  change: Change;
  /** The quantity that the line will have, known once the change is sent; null before. */
  target: number | null;
  outcome: Promise<Outcome>;
};

/** A customer's lines as the provider has them, and the pending changes. */
export type CustomerLines = {
  userId: string;
  server: readonly CartLine[];
  pending: readonly Pending[];
};

/** The lines with a change applied, as the shopper sees them before the provider has answered. */
export function applied(
  lines: readonly CartLine[],
  { line, change, target }: Pending,
): readonly CartLine[] {
  if (target !== null) return withQuantity(lines, line, target);
  if (change.kind === 'remove') return without(lines, line.variant_id);
  return change.by > 0
    ? withAdded(lines, line, change.by)
    : withReduced(lines, line.variant_id, -change.by);
}

/**
 * The body of the call for one change; `quantity`, an addition to the specification's call, is left
 * out where it is 1.
 */
export function bodyOf(line: CartLine, change: Change, userId: string): UpdateCartBody {
  const same = { product_id: line.product_id, variant_id: line.variant_id, user_id: userId };
  if (change.kind === 'remove') return { ...same, type: 'remove' };
  const units = Math.abs(change.by);
  const quantity = units === 1 ? {} : { quantity: units };
  return change.by > 0
    ? {
        ...same,
        type: 'add',
        ...quantity,
        default: line.default,
        product_image: line.product_image,
      }
    : { ...same, type: 'reduce', ...quantity };
}
