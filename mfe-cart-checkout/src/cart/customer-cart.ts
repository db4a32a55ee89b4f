import type { HttpClient } from 'shared-contracts/call';
import { faultOf, messageOf, outcomeUnknown } from 'shared-contracts/errors';
import type { UpdateCartBody } from 'shared-contracts/wire/cart';
import { fetchCartLines, type FetchedCart } from '../api/fetch-cart';
import { updateCartLine, type UpdatedCart } from '../api/update-cart';
import { createKeptKeys } from '../idempotency/kept-keys';
import { newKey } from '../idempotency/new-key';
import { applied, bodyOf, type Change, type Outcome, type Pending } from './line-change';
import { quantityOf, type CartLine } from './lines';

/** The most single steps by which a provider without `quantity` is brought to a typed number. */
export const STEPS_MOST = 50;

export type CustomerCart = {
  userId: string;
  /** What the provider has, with the changes on their way already made. */
  lines(): CartLine[];
  busy(): boolean;
  /** Reads the cart from the provider. @throws ApiError */
  refresh(): Promise<void>;
  change(line: CartLine, change: Change): Promise<Outcome>;
  /** Sends one change as it is, under a key of the caller's. @throws ApiError */
  send(body: UpdateCartBody, key: string): Promise<UpdatedCart>;
  /** True once the provider has said that the work of one key is done once, however often sent. */
  keysHold(): boolean;
  /** Takes lines that came in another call's answer. */
  take(lines: CartLine[]): void;
  /** The session is over: late answers are dropped. */
  stop(): void;
};

type Dependencies = {
  http: HttpClient;
  userId: string;
  onChange: () => void;
  /** The provider's cart was changed from here. */
  onConfirmed?: () => void;
};

/**
 * A customer's cart on the server. Changes show at once and are taken back when they fail; calls
 * go out one after another, so that the newest answer is always the newest cart; steps of one line
 * that wait become one call.
 */
export function createCustomerCart({
  http,
  userId,
  onChange,
  onConfirmed = () => undefined,
}: Dependencies): CustomerCart {
  let server: CartLine[] = [];
  let keysHold = false;
  let pending: Pending[] = [];
  let last: Promise<unknown> = Promise.resolve();
  let stopped = false;
  const keys = createKeptKeys();

  function inTurn<Value>(task: () => Promise<Value>): Promise<Value> {
    const run = last.then(task);
    last = run.catch(() => undefined);
    return run;
  }

  function take(lines: CartLine[]): void {
    server = lines;
    keys.forget();
    if (!stopped) onChange();
  }

  async function sendUpdate(body: UpdateCartBody, key: string): Promise<UpdatedCart> {
    const answer = await updateCartLine(http, body, key);
    keysHold = answer.idempotent;
    onConfirmed();
    return answer;
  }

  async function read(): Promise<FetchedCart> {
    const answer = await fetchCartLines(http, userId);
    keysHold = answer.idempotent;
    return answer;
  }

  const reread = () =>
    read().then(
      ({ items }) => {
        server = items;
        return true;
      },
      () => false,
    );

  async function sendSteps(line: CartLine, target: number): Promise<void> {
    for (let steps = 0; steps < STEPS_MOST && !stopped; steps += 1) {
      const rest = target - quantityOf(server, line.variant_id);
      if (rest === 0) return;
      const body = bodyOf(line, { kind: 'step', by: Math.sign(rest) }, userId);
      take((await sendUpdate(body, newKey())).items);
    }
  }

  async function carryOut(entry: Pending): Promise<Outcome> {
    const { line, change } = entry;
    const before = quantityOf(server, line.variant_id);
    const target = change.kind === 'remove' ? 0 : Math.max(0, before + change.by);
    entry.target = target;
    const body = bodyOf(line, change, userId);
    const key = keys.keyFor(body);
    try {
      const answer = await sendUpdate(body, key);
      server = answer.items;
      keys.forget();
      const moved = quantityOf(server, line.variant_id) - before;
      // It moved by one where more was asked for: this provider takes no `quantity`.
      if (Math.abs(target - before) > 1 && Math.abs(moved) === 1) {
        await reread();
        await sendSteps(line, target);
      }
      return { kind: 'done', message: answer.message };
    } catch (error) {
      const fault = faultOf(error);
      keys.failed(body, key, fault);
      const unknown = outcomeUnknown(fault);
      // Whether it was carried out, the cart itself tells.
      if (unknown && (await reread()) && target !== before) {
        if (quantityOf(server, line.variant_id) === target) {
          keys.forget();
          return { kind: 'done', message: undefined };
        }
      }
      return { kind: 'failed', words: messageOf(error, '') || undefined };
    }
  }

  function join(line: CartLine, by: number): Promise<Outcome> | null {
    const waiting = pending.findLast((other) => other.line.variant_id === line.variant_id);
    if (!waiting || waiting.target !== null || waiting.change.kind !== 'step') return null;
    waiting.change = { kind: 'step', by: waiting.change.by + by };
    return waiting.outcome;
  }

  return {
    userId,
    lines: () => pending.reduce<CartLine[]>(applied, server),
    busy: () => pending.length > 0,
    refresh: () =>
      inTurn(async () => {
        take((await read()).items);
      }),
    change(line, change) {
      const joined = change.kind === 'step' ? join(line, change.by) : null;
      if (joined) {
        onChange();
        return joined;
      }
      const entry: Pending = {
        line,
        change,
        target: null,
        outcome: inTurn(async (): Promise<Outcome> => {
          if (stopped) return { kind: 'failed', words: undefined };
          // Plus and minus that met before either was sent.
          if (entry.change.kind === 'step' && entry.change.by === 0) {
            return { kind: 'done', message: undefined };
          }
          return carryOut(entry);
        }).finally(() => {
          pending = pending.filter((other) => other !== entry);
          if (!stopped) onChange();
        }),
      };
      pending = [...pending, entry];
      onChange();
      return entry.outcome;
    },
    send: (body, key) =>
      inTurn(async () => {
        const answer = await sendUpdate(body, key);
        take(answer.items);
        return answer;
      }),
    keysHold: () => keysHold,
    take(lines) {
      take(lines);
      onConfirmed();
    },
    stop() {
      stopped = true;
    },
  };
}
