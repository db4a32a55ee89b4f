import type { HttpClient, HttpOptions, HttpRequest } from 'shared-contracts/call';
import { ApiError, isApiError } from 'shared-contracts/errors';
import { networkAway } from 'shared-contracts/network';

/** How long an answer that was fetched ahead may wait to be used, in milliseconds. */
const AHEAD_LASTS = 30_000;
/** The most answers held; beyond it the oldest go. A list has 200 pages at most. */
const MOST = 300;

/** What is known of one request: an answer, or the way to it. */
type Held = {
  url: string;
  answer: Promise<unknown>;
  /** When it was asked for. */
  at: number;
  state: 'under way' | 'here' | 'failed';
  /** Fetched ahead, and not taken yet. */
  ahead: boolean;
  /** How long it may be used again, in milliseconds; 0 where nobody asked to keep it. */
  lasts: number;
  /** How many wait for it. */
  readers: number;
  giveUp: AbortController;
  /** The answer that it takes the place of, where that was kept. */
  before: Held | undefined;
};

export type Queries = Required<HttpClient> & {
  /** Starts a call ahead of its use; the same call sent soon after takes this answer. */
  ahead(request: HttpRequest, answer?: Promise<unknown>): void;
};

const keyOf = ({ method, url, body }: HttpRequest) =>
  `${method} ${url} ${body === undefined ? '' : JSON.stringify(body)}`;

const isOffline = (error: unknown) => isApiError(error) && error.fault.kind === 'offline';

const isFresh = ({ at, lasts, ahead }: Held, now: number) =>
  now - at < (ahead ? AHEAD_LASTS : lasts);

/**
 * The one memory of what the provider was asked: answers fetched ahead, reads under way, and answers
 * that may be used again, by the request. Equal reads under way are one, given up when nobody waits
 * for it any more. While the network is away the last answer that was kept stands in, however old.
 * It belongs to one shopper: a server makes one for each page.
 * @param ask sends a request
 */
export function createQueries(ask: HttpClient['send']): Queries {
  const held = new Map<string, Held>();
  /** Calls that change something: each goes out by itself. */
  const alone = new Set<string>();

  function drop(key: string, one: Held): void {
    if (held.get(key) !== one) return;
    if (one.before) held.set(key, one.before);
    else held.delete(key);
  }

  function makeRoom(): void {
    for (const [key, { state }] of held) {
      if (held.size <= MOST) return;
      if (state !== 'under way') held.delete(key);
    }
  }

  function start(request: HttpRequest, ahead: boolean, given?: Promise<unknown>): Held {
    const key = keyOf(request);
    const known = held.get(key);
    const before = known?.state === 'here' && known.lasts > 0 ? known : known?.before;
    const giveUp = new AbortController();
    const one: Held = {
      url: request.url,
      answer: given ?? ask(request, { signal: giveUp.signal }),
      at: Date.now(),
      state: 'under way',
      ahead,
      lasts: before?.lasts ?? 0,
      readers: 0,
      giveUp,
      before,
    };
    one.answer = one.answer.then(
      (answer) => {
        one.state = 'here';
        if (!one.ahead && one.lasts === 0) drop(key, one);
        one.before = undefined;
        return answer;
      },
      (error: unknown) => {
        one.state = 'failed';
        // A used failure reaches its caller. One that only says that the network was away is no
        // answer to a question that is asked when it is back.
        if (!one.ahead || isOffline(error)) drop(key, one);
        if (one.before && networkAway(error)) return one.before.answer;
        throw error;
      },
    );
    // A failure that nothing waits for needs no handling.
    one.answer.catch(() => undefined);
    held.delete(key);
    held.set(key, one);
    makeRoom();
    return one;
  }

  /** @returns of one that is kept always the same promise, where the caller can't give up */
  function take(key: string, one: Held, { lasts = 0, signal }: HttpOptions): Promise<unknown> {
    one.ahead = false;
    one.lasts = Math.max(one.lasts, lasts);
    one.readers += 1;
    if (one.state === 'failed' || (one.state === 'here' && one.lasts === 0)) drop(key, one);
    if (!signal) return one.answer;
    return untilAborted(one.answer, signal, () => {
      one.readers -= 1;
      if (one.readers > 0 || one.state !== 'under way') return;
      drop(key, one);
      one.giveUp.abort();
    });
  }

  async function sendAlone(key: string, request: HttpRequest, options: HttpOptions) {
    alone.add(key);
    try {
      return await ask(request, options);
    } finally {
      alone.delete(key);
    }
  }

  function send(request: HttpRequest, options: HttpOptions = {}): Promise<unknown> {
    const { lasts = 0 } = options;
    const key = keyOf(request);
    const one = held.get(key);
    const now = Date.now();
    const reads = request.method === 'GET' || lasts > 0;
    if (one) {
      const usable = one.ahead
        ? isFresh(one, now)
        : now - one.at < lasts || (one.state === 'under way' && request.method === 'GET');
      if (usable) return take(key, one, options);
    }
    if (!reads) return sendAlone(key, request, options);
    return take(key, start(request, false), options);
  }

  return {
    send,
    ahead(request, answer) {
      const now = Date.now();
      for (const [key, one] of held) if (one.ahead && !isFresh(one, now)) drop(key, one);
      const key = keyOf(request);
      const one = held.get(key);
      // What is waited for can't be ahead of its use, and what is kept needs not be asked for.
      if (alone.has(key) || (one && (one.state === 'under way' || isFresh(one, now)))) return;
      start(request, true, answer);
    },
    forget(url) {
      for (const [key, one] of held) if (one.url === url) held.delete(key);
    },
  };
}

/** @param onAbort called where the caller gives up before the answer comes */
function untilAborted(
  answer: Promise<unknown>,
  signal: AbortSignal,
  onAbort: () => void,
): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const abort = () => {
      onAbort();
      reject(new ApiError({ kind: 'aborted' }));
    };
    if (signal.aborted) {
      abort();
      return;
    }
    signal.addEventListener('abort', abort, { once: true });
    answer.then(resolve, reject).finally(() => {
      signal.removeEventListener('abort', abort);
    });
  });
}
