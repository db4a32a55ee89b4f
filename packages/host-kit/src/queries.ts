import type { HttpClient, HttpOptions, HttpRequest } from 'shared-contracts/call';
import { ApiError, isApiError } from 'shared-contracts/errors';
import { networkDown } from 'shared-contracts/network';

/** How long an answer that was fetched ahead may wait to be used, in milliseconds. */
const AHEAD_LASTS = 30_000;
/** The most answers stored; beyond it the oldest are removed. */
const MOST = 300;

/** What is known of one request: its answer, or the read that is under way. */
type Held = {
  url: string;
  answer: Promise<unknown>;
  /** The time of the request. */
  at: number;
  state: 'under way' | 'here' | 'failed';
  /** Whether it was fetched ahead and not used yet. */
  ahead: boolean;
  /** How long it may be used again, in milliseconds; 0 where no caller asked to keep it. */
  lasts: number;
  /** How many callers wait for it. */
  readers: number;
  giveUp: AbortController;
  /** The cached answer that it replaces, if there is one. */
  before: Held | undefined;
};

export type Queries = Required<HttpClient> & {
  /** Starts a call before it is needed; the same call sent soon after uses this answer. */
  ahead(request: HttpRequest, answer?: Promise<unknown>): void;
};

const keyOf = ({ method, url, body }: HttpRequest) =>
  `${method} ${url} ${body === undefined ? '' : JSON.stringify(body)}`;

const isOffline = (error: unknown) => isApiError(error) && error.fault.kind === 'offline';

const isFresh = ({ at, lasts, ahead }: Held, now: number) =>
  now - at < (ahead ? AHEAD_LASTS : lasts);

/**
 * The one cache of the provider's answers, by request: answers fetched ahead, reads under way, and
 * answers that may be used again. Equal reads under way share one request, which is aborted when no
 * caller waits for it any more. While the network is down, the last cached answer is used, however
 * old it is. The cache belongs to one shopper: a server makes one for each page.
 * @param ask sends a request
 */
export function createQueries(ask: HttpClient['send']): Queries {
  const held = new Map<string, Held>();
  /** Calls that change something: each is sent by itself. */
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
        // A failure that was used reaches its caller. A failure that only says that the network was
        // down is not given to a later caller.
        if (!one.ahead || isOffline(error)) drop(key, one);
        if (one.before && networkDown(error)) return one.before.answer;
        throw error;
      },
    );
    // A failure without a waiting caller needs no handling.
    one.answer.catch(() => undefined);
    held.delete(key);
    held.set(key, one);
    makeRoom();
    return one;
  }

  /** @returns always the same promise for a cached answer, where the caller passes no signal */
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
      // A request that a caller waits for can't be fetched ahead any more, and a cached answer needs
      // no request.
      if (alone.has(key) || (one && (one.state === 'under way' || isFresh(one, now)))) return;
      start(request, true, answer);
    },
    forget(url) {
      for (const [key, one] of held) if (one.url === url) held.delete(key);
    },
  };
}

/** @param onAbort called where the caller aborts before the answer arrives */
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
