import type { HttpClient } from 'shared-contracts/call';
import type { UpdateCartBody } from 'shared-contracts/wire/cart';
import type { UpdatedCart } from '../api/update-cart';
import { createKeptKeys } from '../idempotency/kept-keys';
import { carryOut } from './carry-out';
import { update, type CartStore } from './cart-state';
import { createCustomerCalls } from './customer-calls';
import { applied, type Change, type CustomerLines, type Outcome } from './line-change';
import type { LineStore } from './line-store';
import { quantityOf, type CartLine } from './lines';

export type CustomerCart = LineStore & {
  userId: string;
  /** The provider's lines with the pending changes applied. */
  read(): readonly CartLine[];
  change(line: CartLine, change: Change): Promise<Outcome>;
  /** Sends one change unaltered, under the caller's key. @throws ApiError */
  send(body: UpdateCartBody, key: string): Promise<UpdatedCart>;
  /**
   * True once the provider has said that it does the work of one key only once, however often the
   * call is sent.
   */
  keysHold(): boolean;
  /** Runs a call of the cart after those that are under way. */
  inTurn<Value>(task: () => Promise<Value>): Promise<Value>;
  /** Takes lines that came in another call's answer. */
  take(lines: readonly CartLine[]): void;
  /** The session is over: late answers are dropped. */
  stop(): void;
};

type Dependencies = {
  store: CartStore;
  http: HttpClient;
  userId: string;
  /** The provider's cart was changed from here. */
  onConfirmed?: () => void;
};

/**
 * A customer's cart on the server. Changes show at once and are undone when they fail. Calls are
 * sent one after another, so that the newest answer is always the newest cart; waiting steps of one
 * line become one call.
 */
export function createCustomerCart({
  store,
  http,
  userId,
  onConfirmed = () => undefined,
}: Dependencies): CustomerCart {
  const nothing: CustomerLines = { userId, server: [], pending: [] };
  const keys = createKeptKeys();
  const calls = createCustomerCalls(http, userId, onConfirmed);
  let last: Promise<unknown> = Promise.resolve();
  let stopped = false;
  let changes = 0;

  const mine = () => (stopped ? nothing : (store.getState().customer ?? nothing));
  const set = (change: Partial<CustomerLines>) => {
    if (!stopped) update(store, { customer: { ...mine(), ...change } });
  };
  const read = () => mine().pending.reduce(applied, mine().server);

  function inTurn<Value>(task: () => Promise<Value>): Promise<Value> {
    const run = last.then(task);
    last = run.catch(() => undefined);
    return run;
  }

  function take(server: readonly CartLine[]): void {
    keys.forget();
    set({ server });
  }

  function alter(id: number, part: { change: Change } | { target: number }): void {
    set({
      pending: mine().pending.map((entry) => (entry.id === id ? { ...entry, ...part } : entry)),
    });
  }

  async function carry(id: number): Promise<Outcome> {
    const entry = mine().pending.find((other) => other.id === id);
    if (!entry) return { kind: 'failed', words: undefined };
    const { line, change } = entry;
    // A plus and a minus cancelled each other before either was sent.
    if (change.kind === 'step' && change.by === 0) return { kind: 'done', message: undefined };
    return carryOut(
      {
        userId,
        calls,
        keys,
        server: () => mine().server,
        take: (server) => {
          set({ server });
        },
        aimAt: (target) => {
          alter(id, { target });
        },
        alive: () => !stopped,
      },
      line,
      change,
    );
  }

  function join(line: CartLine, by: number): Promise<Outcome> | null {
    const waiting = mine().pending.findLast((other) => other.line.variant_id === line.variant_id);
    if (!waiting || waiting.target !== null || waiting.change.kind !== 'step') return null;
    alter(waiting.id, { change: { kind: 'step', by: waiting.change.by + by } });
    return waiting.outcome;
  }

  function change(line: CartLine, asked: Change): Promise<Outcome> {
    const joined = asked.kind === 'step' ? join(line, asked.by) : null;
    if (joined) return joined;
    changes += 1;
    const id = changes;
    const outcome = inTurn(() => carry(id)).finally(() => {
      set({ pending: mine().pending.filter((other) => other.id !== id) });
    });
    set({ pending: [...mine().pending, { id, line, change: asked, target: null, outcome }] });
    return outcome;
  }

  return {
    userId,
    read,
    change,
    add: (line, units) => change(line, { kind: 'step', by: units }),
    bringTo: (line, quantity) =>
      change(line, { kind: 'step', by: quantity - quantityOf(read(), line.variant_id) }),
    remove: (line) => change(line, { kind: 'remove' }),
    refresh: () =>
      inTurn(async () => {
        take(await calls.read());
      }),
    send: (body, key) =>
      inTurn(async () => {
        const answer = await calls.update(body, key);
        take(answer.items);
        return answer;
      }),
    keysHold: calls.keysHold,
    inTurn,
    take(lines) {
      take(lines);
      onConfirmed();
    },
    stop() {
      stopped = true;
    },
  };
}
