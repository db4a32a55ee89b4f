/** The way of an order for pickup, in the reference provider's words. */
export const ORDER_STEPS = [
  { status: 'Pending', meaning: 'We have your order.' },
  { status: 'Confirmed', meaning: 'We have agreed payment with you.' },
  { status: 'Ready for pickup', meaning: 'It waits for you at our counter.' },
  { status: 'Completed', meaning: 'You have it.' },
] as const;

/** How far an order is; `unknown` for words of another provider, which are shown as they came. */
export type OrderProgress =
  | { kind: 'step'; at: number }
  | { kind: 'cancelled' }
  | { kind: 'unknown' };

const plain = (words: string) =>
  words
    .toLowerCase()
    .replaceAll(/[\s_-]+/g, ' ')
    .trim();

/** Reads a status as providers write it: 'ready_for_pickup' is 'Ready for pickup' too. */
export function progressOf(status: string): OrderProgress {
  const said = plain(status);
  if (said === 'cancelled' || said === 'canceled') return { kind: 'cancelled' };
  const at = ORDER_STEPS.findIndex((step) => plain(step.status) === said);
  return at < 0 ? { kind: 'unknown' } : { kind: 'step', at };
}

/** True until the order is picked up or cancelled; true too for a status that is not ours. */
export function isOpen(status: string): boolean {
  const progress = progressOf(status);
  return progress.kind === 'unknown'
    ? true
    : progress.kind === 'step' && progress.at < ORDER_STEPS.length - 1;
}
