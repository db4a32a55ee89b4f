import { requestOf, valueOf, type AnyCall, type CallInput, type HttpClient } from './call';
import type { HttpRequest } from './request';
import type { z } from './schema';

/** The request of a query: all that is needed to start it early. */
export type QueryRequest = {
  request: HttpRequest;
  /**
   * How long its answer may be used again, in milliseconds: 0 for a customer's own data, and for
   * data that has to be new. A host that keeps nothing asks each time.
   */
  lasts: number;
};

/**
 * A read of the provider, which a page or part declares once: what is asked, how the answer is
 * read, and how long it may be used again. Early calls, loader and component all use this
 * declaration.
 */
export type Query<Value> = QueryRequest & {
  /** @throws ApiError for an answer that isn't what the contract says */
  read(answer: unknown): Value;
};

/** The values read from cached answers: each answer is read once, however often it is used. */
const known = new WeakMap<object, { call: AnyCall; value: unknown }>();

/** @param lasts how long an answer may be used again, in milliseconds */
export function queryOf<C extends AnyCall>(
  call: C,
  input: CallInput<C>,
  lasts: number,
): Query<z.output<C['answer']>> {
  return readBy(call, { request: requestOf(call, input), lasts });
}

/**
 * Adds the call's schemas to a request that was declared without them, because a remote's door
 * doesn't carry schemas.
 */
export function readBy<C extends AnyCall>(
  call: C,
  asked: QueryRequest,
): Query<z.output<C['answer']>> {
  return {
    ...asked,
    read(answer) {
      if (typeof answer !== 'object' || answer === null) return valueOf(call, answer);
      const before = known.get(answer);
      if (before?.call === call) return before.value as z.output<C['answer']>;
      const value = valueOf(call, answer);
      known.set(answer, { call, value });
      return value;
    },
  };
}

/** The same read, with its value converted. */
export function mapped<From, To>(query: Query<From>, map: (value: From) => To): Query<To> {
  return { ...query, read: (answer) => map(query.read(answer)) };
}

/**
 * Reads the host's answer to a query. The host keeps no answer that can't be read, because the next
 * caller would only get the same fault.
 * @throws ApiError
 */
export function readAnswer<Value>(
  http: HttpClient,
  { request, read }: Query<Value>,
  answer: unknown,
): Value {
  try {
    return read(answer);
  } catch (error) {
    http.forget?.(request.url);
    throw error;
  }
}

/**
 * Asks the provider, or uses the answer that the host keeps.
 * @throws ApiError
 */
export async function ask<Value>(
  http: HttpClient,
  query: Query<Value>,
  signal?: AbortSignal,
): Promise<Value> {
  const { request, lasts } = query;
  return readAnswer(http, query, await http.send(request, { lasts, signal }));
}
