/** Functions that declare a call. */
import type { Call, Work } from '../call';
import { z } from '../schema';

/** The schema of a call without a body or a query. */
export const nothing = z.undefined();
type Nothing = typeof nothing;
type Schema = z.core.$ZodType;

type Details = { token?: 'required'; addition?: true; work?: Work };

/** A call that reads by its path. */
export function get<Answer extends Schema>(
  path: string,
  answer: Answer,
): Call<Nothing, Nothing, Answer> {
  return {
    method: 'GET',
    path,
    token: 'none',
    work: 'read',
    body: nothing,
    query: nothing,
    answer,
  };
}

/** A call that reads by its query, or searches. */
export function ask<Query extends Schema, Answer extends Schema>(
  path: string,
  query: Query,
  answer: Answer,
  { addition, work = 'read' }: { addition?: true; work?: Exclude<Work, 'write'> } = {},
): Call<Nothing, Query, Answer> {
  return {
    ...{ method: 'GET', path, token: 'none', work, body: nothing, query, answer },
    ...(addition ? { addition } : {}),
  };
}

/** A call with a body; it writes, unless it says otherwise. */
export function post<Body extends Schema, Answer extends Schema>(
  path: string,
  body: Body,
  answer: Answer,
  details: Details = {},
): Call<Body, Nothing, Answer> {
  return {
    method: 'POST',
    path,
    token: details.token ?? 'none',
    work: details.work ?? 'write',
    body,
    query: nothing,
    answer,
    ...(details.addition ? { addition: true as const } : {}),
  };
}
