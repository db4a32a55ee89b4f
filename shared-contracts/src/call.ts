import { ApiError } from './errors';
import { requestTo, type Address, type HttpRequest } from './request';
import { z } from './schema';

export type { HttpRequest } from './request';

type Schema = z.core.$ZodType;

/**
 * What a call asks of the provider, which serves carts and orders before lists, and lists before
 * searches: `read` is what is the same for everybody, `search` looks through the catalogue, `write`
 * changes something, or is about what belongs to one person, also where it only looks at it.
 */
export type Work = 'read' | 'search' | 'write';

/** One call of the provider: method, path template, and the schemas of request and answer. */
export type Call<Body extends Schema, Query extends Schema, Answer extends Schema> = {
  method: Address['method'];
  path: Address['path'];
  /** Whether the caller must be logged in. */
  token: 'required' | 'none';
  work: Work;
  body: Body;
  query: Query;
  answer: Answer;
  /** Not in the specification: an addition of the reference provider. */
  addition?: true;
};

export type AnyCall = Call<Schema, Schema, Schema>;

export type HttpOptions = {
  signal?: AbortSignal | undefined;
  /** Makes a repeat of the same call harmless (orders, cart). */
  idempotencyKey?: string | undefined;
  /**
   * How long an earlier answer may be used again, in milliseconds. It is only for reads whose
   * answer is the same for everybody; a host that keeps nothing asks each time.
   */
  lasts?: number | undefined;
};

/** What sends a request and gives the parsed JSON, or throws an `ApiError`. */
export type HttpClient = {
  send(request: HttpRequest, options?: HttpOptions): Promise<unknown>;
  /** Removes the cached answers of an address; a host that keeps no answers lacks this method. */
  forget?(url: string): void;
};

export type CallInput<C extends AnyCall> = {
  params?: Record<string, string>;
  query?: z.input<C['query']>;
  body?: z.input<C['body']>;
};

/** Builds the request of a call. */
export function requestOf<C extends AnyCall>(call: C, input: CallInput<C> = {}): HttpRequest {
  return requestTo(call, input);
}

/**
 * Reads the answer of a call.
 * @throws ApiError where it isn't what the contract says
 */
export function valueOf<C extends AnyCall>(call: C, answer: unknown): z.output<C['answer']> {
  const read = z.safeParse(call.answer, answer);
  if (!read.success) {
    const first = read.error.issues[0];
    const detail = `${call.method} ${call.path}: ${first?.path.join('.') ?? ''} ${first?.message ?? ''}`;
    throw new ApiError({ kind: 'malformed', detail });
  }
  return read.data as z.output<C['answer']>;
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
  return valueOf(call, await http.send(requestOf(call, input), options));
}
