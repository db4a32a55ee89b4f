/** Lines that were read from the catalogue on this device, and what the shop says of them now. */
import { formatPrice } from 'shared-contracts/money';
import type { LineChoice, MatchedLine } from 'shared-contracts/wire/quick-order';
import { choiceOf, orderLine, quantityOf, type OrderLine } from './order-line';

/** What differs in a choice; null where nothing does. */
function differenceOf(before: LineChoice, now: LineChoice | undefined): string | null {
  if (!now) return 'The shop no longer finds it by this line.';
  const words: string[] = [];
  if (now.price !== before.price) {
    words.push(`It was ${formatPrice(before.price)}, and is ${formatPrice(now.price)} now.`);
  }
  if (now.in_stock === false && before.in_stock !== false) words.push('It is out of stock now.');
  return words.length > 0 ? words.join(' ') : null;
}

/**
 * A line as the shop reads it now. What was sure by the catalogue on this device alone is asked for
 * where the shop isn't sure; what was chosen stays chosen, and what was added stays added.
 */
export function readAnew(before: OrderLine, matched: MatchedLine | undefined): OrderLine {
  // It was read from the shop.
  if (before.replaced) return before;
  const isAdded = before.result?.kind === 'added';
  const stays = isAdded || before.outcome === 'likely';
  const kept = { ...before, chosen: stays ? before.chosen : null };
  const next = { ...orderLine(kept, before.id, matched), result: before.result };
  const choice = choiceOf(before);
  if (!choice) return next;
  const now = next.choices.find(({ variant_id }) => variant_id === choice.variant_id);
  const differs = differenceOf(choice, now);
  if (isAdded) {
    // The line shows what is in the cart, though it may no longer be found.
    const shown = now ? next : { ...before };
    return { ...shown, changed: differs && `In your cart: ${differs}` };
  }
  if (differs === null && choiceOf(next) === undefined) {
    return { ...next, changed: 'This may mean more than one thing. Please choose.' };
  }
  return { ...next, changed: differs };
}

/** Whether the price of so many isn't known: the catalogue on this device has that of one. */
export const isPriceAsked = (line: OrderLine, stepped: readonly string[]): boolean =>
  line.chosen !== null && stepped.includes(line.chosen) && quantityOf(line) > 1;
