import type { Context } from 'hono';
import type { Logger } from 'pino';
import { SOMETHING_WENT_WRONG } from 'shared-contracts/errors';
import { Refusal } from './refusal';

/**
 * An error for the log, without what a query carried: the database's messages and details quote
 * values, and those may be somebody's email.
 */
export function loggable(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { name: typeof error };
  const cause = (error.cause ?? error) as { code?: unknown; constraint?: unknown };
  const fromDatabase = typeof cause.code === 'string';
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  return {
    name: error.name,
    ...(fromDatabase
      ? { code: cause.code, constraint: cause.constraint }
      : { message: error.message.startsWith('Failed query') ? 'Failed query' : error.message }),
    stack: frames.slice(0, 12).join('\n'),
  };
}

/** Turns anything thrown into the answer `{ message, fields? }`; never a stack trace. */
export function errorAnswer(c: Context, error: unknown, log: Logger): Response {
  c.header('Cache-Control', 'no-store');
  if (error instanceof Refusal) {
    if (error.retryAfterSeconds !== undefined) {
      c.header('Retry-After', String(error.retryAfterSeconds));
    }
    const fields = error.fields ? { fields: error.fields } : {};
    return c.json({ message: error.message, ...fields, ...error.extra }, error.status);
  }
  log.error({ requestId: c.get('requestId') as string, err: loggable(error) }, 'request failed');
  return c.json({ message: SOMETHING_WENT_WRONG }, 500);
}
