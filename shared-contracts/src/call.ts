import { ApiError } from './errors';
import { z } from './schema';

type Schema = z.core.$ZodType;

/** One call of the provider: method, path template, and the schemas of what goes and comes. */
export type Call<Body extends Schema, Query extends Schema, Answer extends Schema> = {
  method: 'GET' | 'POST';
  /** `{id}` is replaced by the parameter of that name. */
  path: string;
  /** One line for the provider's documentation. */
  summary: string;
  /** Whether the caller must be logged in. */
  token: 'required' | 'none';
  body: Body;
  query: Query;
  answer: Answer;
  /** Not in the specification: an addition of the reference provider. */
  addition?: true;
};

export type AnyCall = Call<Schema, Schema, Schema>;

/** A call as it goes out: what an early prefetch needs to send the very same request. */
export type HttpRequest = {
  method: 'GET' | 'POST';
  /** From the root of the origin, with its query: '/api/brands'. */
  url: string;
  body?: unknown;
};

export type HttpOptions = {
  signal?: AbortSignal | undefined;
  /** Makes a repeat of the same call harmless (orders, cart). */
  idempotencyKey?: string | undefined;
};

/** What sends a request and gives the parsed JSON, or throws an `ApiError`. */
export type HttpClient = {
  send(request: HttpRequest, options?: HttpOptions): Promise<unknown>;
};

export type CallInput<C extends AnyCall> = {
  params?: Record<string, string>;
  query?: z.input<C['query']>;
  body?: z.input<C['body']>;
};

/** Builds the request of a call. A parameter is encoded; an absent query value is left out. */
export function requestOf<C extends AnyCall>(call: C, input: CallInput<C> = {}): HttpRequest {
  const path = call.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = input.params?.[name];
    if (value === undefined) throw new TypeError(`${call.path} needs the parameter ${name}`);
    return encodeURIComponent(value);
  });
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(input.query ?? {})) {
    if (typeof value === 'string' || typeof value === 'number') query.set(name, String(value));
  }
  const url = query.size > 0 ? `${path}?${query.toString()}` : path;
  return input.body === undefined
    ? { method: call.method, url }
    : { method: call.method, url, body: input.body };
}

/**
 * Makes a call and reads its answer.
 * @throws ApiError with the fault; never anything else for what a provider can do
 */
export async function invoke<C extends AnyCall>(
  http: HttpClient,
  call: C,
  input: CallInput<C> = {},
  options: HttpOptions = {},
): Promise<z.output<C['answer']>> {
  const answer = await http.send(requestOf(call, input), options);
  const read = z.safeParse(call.answer, answer);
  if (!read.success) {
    const first = read.error.issues[0];
    const detail = `${call.method} ${call.path}: ${first?.path.join('.') ?? ''} ${first?.message ?? ''}`;
    throw new ApiError({ kind: 'malformed', detail });
  }
  return read.data as z.output<C['answer']>;
}
