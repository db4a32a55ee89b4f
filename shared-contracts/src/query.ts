import { requestOf, valueOf, type AnyCall, type CallInput, type HttpClient } from './call';
import type { HttpRequest } from './request';
import type { z } from './schema';

/** What is asked of the provider: all that an early start of it needs. */
export type Asked = {
  request: HttpRequest;
  /**
   * How long its answer may be used again, in milliseconds: 0 for a customer's own, and for what has
   * to be new. A host that keeps nothing asks each time.
   */
  lasts: number;
};

/**
 * A read of the provider as a page or part declares it, once: what is asked, how its answer is
 * read, and how long that may be used again. Early calls, loader and component take it from there.
 */
export type Query<Value> = Asked & {
  /** @throws ApiError for an answer that isn't what the contract says */
  read(answer: unknown): Value;
};

/** What was read of kept answers: an answer is read once, however often it is used. */
const known = new WeakMap<object, { call: AnyCall; value: unknown }>();

/** @param lasts how long an answer may be used again, in milliseconds */
export function queryOf<C extends AnyCall>(
  call: C,
  input: CallInput<C>,
  lasts: number,
): Query<z.output<C['answer']>> {
  return readBy(call, { request: requestOf(call, input), lasts });
}

/** The query of what was asked without its call's schemas, which a remote's door doesn't carry. */
export function readBy<C extends AnyCall>(call: C, asked: Asked): Query<z.output<C['answer']>> {
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

/** The same read, of which something else is made. */
export function mapped<From, To>(query: Query<From>, map: (value: From) => To): Query<To> {
  return { ...query, read: (answer) => map(query.read(answer)) };
}

/**
 * Reads what the host gave for a query. Of an answer that can't be read the host keeps nothing: who
 * asks once more would only get the same.
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
 * Asks the provider, or takes what the host has kept.
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
