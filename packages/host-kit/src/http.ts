import type * as Axios from 'axios';
import type { HttpClient, HttpOptions, HttpRequest } from 'shared-contracts/call';
import { ApiError, isApiError } from 'shared-contracts/errors';
import { answerIn, refusalIn } from './answer-text';
import { loadOnDemand } from './load-on-demand';
import { createQueries, type Queries } from './queries';

export type HttpDependencies = {
  /** Where '/api' is: '' in a browser, the provider's origin on a server. */
  baseUrl: string;
  token: () => string | null;
  /** Called when the provider no longer takes the token that was sent. */
  onTokenRefused: () => void;
  /** Whether the shopper's own network is down; called when a request got no answer. */
  networkDown?: () => Promise<boolean>;
};

/** Sends each call by itself, without keeping answers. */
export type ProviderClient = {
  send: HttpClient['send'];
  /**
   * Loads the code that the first call needs, so that the call doesn't wait for it. Never fails.
   */
  prepare(): Promise<void>;
};

export type Http = Queries & Pick<ProviderClient, 'prepare'>;

const isOffline = (error: unknown) => isApiError(error) && error.fault.kind === 'offline';

type Client = { axios: Axios.AxiosInstance } & Pick<typeof Axios, 'isAxiosError' | 'isCancel'>;

/** Not in the first script, because a first page has its answers from the document. */
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
 * The one HTTP client of the shop: axios with the token header and the error translator. There is
 * no request timeout (specification, 9).
 */
export function createProviderClient({
  baseUrl,
  token,
  onTokenRefused,
  networkDown = () => Promise.resolve(false),
}: HttpDependencies): ProviderClient {
  const client = loadOnDemand(() => loadClient(baseUrl));
  return {
    async send(request, options = {}) {
      try {
        return await sendNow(client, request, options, token, onTokenRefused);
      } catch (error) {
        // A fault without an answer says whether the shopper's own network is down.
        if (!isOffline(error) || !(await networkDown())) throw error;
        throw new ApiError({ kind: 'offline', network: 'away' });
      }
    },
    prepare: () =>
      client().then(
        () => undefined,
        () => undefined,
      ),
  };
}

/** Makes the HTTP client of one shopper's browser, which keeps answers. */
export function createHttp(dependencies: HttpDependencies): Http {
  const { send, prepare } = createProviderClient(dependencies);
  return { ...createQueries(send), prepare };
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
