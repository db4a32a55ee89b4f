import type * as Axios from 'axios';
import type { HttpClient, HttpOptions, HttpRequest } from 'shared-contracts/call';
import { ApiError, isApiError } from 'shared-contracts/errors';
import { answerIn, refusalIn } from './answer-text';
import { loadOnDemand } from './load-on-demand';

/** How long an answer that was fetched ahead may wait to be used, in milliseconds. */
const AHEAD_LASTS = 30_000;

export type HttpDependencies = {
  /** Where '/api' is: '' in a browser, the provider's origin on a server. */
  baseUrl: string;
  /** Whether equal reads under way share one request: in a browser, where all are one shopper's. */
  joinReads: boolean;
  token: () => string | null;
  /** Called when the provider no longer takes the token that was sent. */
  onTokenRefused: () => void;
  /** Whether the shopper's own network is away; asked when a call got no answer. */
  networkAway?: () => Promise<boolean>;
};

export type Http = HttpClient & {
  /** Starts a call ahead of its use; the same call sent soon after takes this answer. */
  ahead(request: HttpRequest, answer?: Promise<unknown>): void;
  /** Fetches what a first call needs beside itself, so that it won't wait for it. Never fails. */
  prepare(): Promise<void>;
};

const isOffline = (error: unknown) => isApiError(error) && error.fault.kind === 'offline';

const keyOf = (request: HttpRequest) =>
  `${request.method} ${request.url} ${request.body === undefined ? '' : JSON.stringify(request.body)}`;

type Client = { axios: Axios.AxiosInstance } & Pick<typeof Axios, 'isAxiosError' | 'isCancel'>;

/** Not in the first script: a first page has its answers from the document. */
async function loadClient(baseUrl: string): Promise<Client> {
  const {
    default: axios,
    isAxiosError,
    isCancel,
  } = await import(/* webpackChunkName: "http-client" */ 'axios');
  const made = axios.create({
    baseURL: baseUrl,
    adapter: 'fetch',
    // The text is parsed here, so that HTML from a broken proxy is a fault and not a value.
    responseType: 'text',
    transformResponse: (value: unknown) => value,
  });
  return { axios: made, isAxiosError, isCancel };
}

/**
 * The one HTTP client of the shop: axios with the token header, the error translator, and a cache
 * of answers fetched ahead and of reads under way. There is no request timeout (specification, 9).
 */
export function createHttp({
  baseUrl,
  joinReads,
  token,
  onTokenRefused,
  networkAway = () => Promise.resolve(false),
}: HttpDependencies): Http {
  const client = loadOnDemand(() => loadClient(baseUrl));
  const fetchedAhead = new Map<string, { answer: Promise<unknown>; until: number }>();
  const underWay = new Map<string, Promise<unknown>>();

  /** Sends it, and says of one without an answer whether the network itself is away. */
  async function sendOut(request: HttpRequest, options: HttpOptions): Promise<unknown> {
    try {
      return await sendNow(client, request, options, token, onTokenRefused);
    } catch (error) {
      if (!isOffline(error) || !(await networkAway())) throw error;
      throw new ApiError({ kind: 'offline', network: 'away' });
    }
  }

  async function send(request: HttpRequest, options: HttpOptions = {}): Promise<unknown> {
    const key = keyOf(request);
    const early = fetchedAhead.get(key);
    fetchedAhead.delete(key);
    if (early && early.until > Date.now()) return raceAbort(early.answer, options.signal);
    // On a server a read under way belongs to its own request, which may give it up.
    if (request.method !== 'GET' || !joinReads) {
      return sendOut(request, options);
    }
    const joined = underWay.get(key);
    if (joined) return raceAbort(joined, options.signal);
    // Others may join this read, so that it isn't cancelled by the one who happened to start it.
    const answer = sendOut(request, {}).finally(() => {
      underWay.delete(key);
    });
    underWay.set(key, answer);
    return raceAbort(answer, options.signal);
  }

  /** How many wait for a call just now. */
  const awaited = new Map<string, number>();

  async function sendAwaited(request: HttpRequest, options?: HttpOptions): Promise<unknown> {
    const key = keyOf(request);
    awaited.set(key, (awaited.get(key) ?? 0) + 1);
    try {
      return await send(request, options);
    } finally {
      const others = (awaited.get(key) ?? 1) - 1;
      if (others > 0) awaited.set(key, others);
      else awaited.delete(key);
    }
  }

  return {
    send: sendAwaited,
    ahead(request, answer) {
      for (const [key, { until }] of fetchedAhead) {
        if (until <= Date.now()) fetchedAhead.delete(key);
      }
      const key = keyOf(request);
      // What is waited for already can't be ahead of its use: it would only be asked for twice.
      if (fetchedAhead.has(key) || awaited.has(key)) return;
      const promise = answer ?? send(request);
      const early = { answer: promise, until: Date.now() + AHEAD_LASTS };
      fetchedAhead.set(key, early);
      // An unused failure is nobody's problem; a used one reaches its caller. One that only says
      // that the network was away is no answer to a question asked when it is back.
      promise.catch((error: unknown) => {
        if (isOffline(error) && fetchedAhead.get(key) === early) fetchedAhead.delete(key);
      });
    },
    prepare: () =>
      client().then(
        () => undefined,
        () => undefined,
      ),
  };
}

async function sendNow(
  client: () => Promise<Client>,
  request: HttpRequest,
  { signal, idempotencyKey }: HttpOptions,
  token: () => string | null,
  onTokenRefused: () => void,
): Promise<unknown> {
  const { axios, isAxiosError, isCancel } = await client();
  const sent = token();
  try {
    const answer = await axios.request<string>({
      method: request.method,
      url: request.url,
      ...(request.body === undefined ? {} : { data: request.body }),
      ...(signal ? { signal } : {}),
      headers: {
        Accept: 'application/json',
        ...(request.method === 'POST' ? { 'Content-Type': 'application/json' } : {}),
        ...(sent === null ? {} : { Authorization: `Bearer ${sent}` }),
        ...(idempotencyKey === undefined ? {} : { 'Idempotency-Key': idempotencyKey }),
      },
    });
    return answerIn(answer.data);
  } catch (error) {
    if (isCancel(error)) throw new ApiError({ kind: 'aborted' });
    if (!isAxiosError(error)) throw error;
    if (!error.response) throw new ApiError({ kind: 'offline' });
    const { status, headers } = error.response;
    const data: unknown = error.response.data;
    if (status === 401 && sent !== null && token() === sent) onTokenRefused();
    const retryAfter: unknown = headers['retry-after'];
    throw refusalIn(status, data, typeof retryAfter === 'string' ? retryAfter : null);
  }
}

function raceAbort(answer: Promise<unknown>, signal: AbortSignal | undefined): Promise<unknown> {
  if (!signal) return answer;
  return new Promise((resolve, reject) => {
    const abort = () => {
      reject(new ApiError({ kind: 'aborted' }));
    };
    if (signal.aborted) abort();
    signal.addEventListener('abort', abort, { once: true });
    answer.then(resolve, reject).finally(() => {
      signal.removeEventListener('abort', abort);
    });
  });
}
