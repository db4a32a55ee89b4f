import { faultOf, messageOf, outcomeUnknown } from 'shared-contracts/errors';
import type { createKeptKeys } from '../idempotency/kept-keys';
import { newKey } from 'shared-contracts/new-key';
import type { CustomerCalls } from './customer-calls';
import { bodyOf, type Change, type Outcome } from './line-change';
import { quantityOf, type CartLine } from './lines';

/** The most single steps that bring a line to a typed number at a provider without `quantity`. */
export const STEPS_MOST = 50;

/** What a change needs of the customer's cart while it is carried out. */
export type Counter = {
  userId: string;
  calls: CustomerCalls;
  keys: ReturnType<typeof createKeptKeys>;
  /** The provider's lines as of its last answer. */
  server: () => readonly CartLine[];
  /** Takes the provider's present lines. */
  take: (lines: readonly CartLine[]) => void;
  /** Called once the quantity that the line will have is known. */
  aimAt: (target: number) => void;
  /** False once the session is over: nothing more is sent. */
  alive: () => boolean;
};

/** @returns the provider's lines, or null where they can't be read */
async function reread({ calls, take }: Counter): Promise<readonly CartLine[] | null> {
  try {
    const lines = await calls.read();
    take(lines);
    return lines;
  } catch {
    return null;
  }
}

async function sendSteps(counter: Counter, line: CartLine, target: number): Promise<void> {
  const { userId, calls, keys, server, take, alive } = counter;
  for (let steps = 0; steps < STEPS_MOST && alive(); steps += 1) {
    const rest = target - quantityOf(server(), line.variant_id);
    if (rest === 0) return;
    const body = bodyOf(line, { kind: 'step', by: Math.sign(rest) }, userId);
    take((await calls.update(body, newKey())).items);
    keys.forget();
  }
}

/**
 * Carries one change out until it is confirmed or refused, or until the cart itself shows its
 * outcome.
 */
export async function carryOut(counter: Counter, line: CartLine, change: Change): Promise<Outcome> {
  const { userId, calls, keys, server, take, aimAt } = counter;
  const before = quantityOf(server(), line.variant_id);
  const target = change.kind === 'remove' ? 0 : Math.max(0, before + change.by);
  aimAt(target);
  const body = bodyOf(line, change, userId);
  const key = keys.keyFor(body);
  try {
    const { items, message } = await calls.update(body, key);
    take(items);
    keys.forget();
    const moved = quantityOf(items, line.variant_id) - before;
    // The line changed by one unit where more was asked for, so this provider takes no `quantity`.
    if (Math.abs(target - before) > 1 && Math.abs(moved) === 1) {
      await reread(counter);
      await sendSteps(counter, line, target);
    }
    return { kind: 'done', message };
  } catch (error) {
    const fault = faultOf(error);
    keys.failed(body, key, fault);
    const now = outcomeUnknown(fault) ? await reread(counter) : null;
    // The cart itself shows whether it was carried out.
    if (now && target !== before && quantityOf(now, line.variant_id) === target) {
      keys.forget();
      return { kind: 'done', message: undefined };
    }
    return { kind: 'failed', words: messageOf(error, '') || undefined };
  }
}
