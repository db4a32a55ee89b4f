import type { Context } from 'hono';
import type { Logger } from 'pino';
import { SOMETHING_WENT_WRONG } from 'shared-contracts/errors';
import { CallerGone } from '../database/errand';
import { databaseTrouble } from '../database/trouble';
import { PicturesAway } from '../pictures/picture-store';
import { NOT_NOW, Refusal } from './refusal';

/**
 * An error for the log, without a query's values: the database's messages and details quote them,
 * and they may be somebody's email.
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

const RETRY_AFTER_SECONDS = '1';

const TOLD = { overdue: 'the database took too long', away: 'the database is away' };

/** Whether work ended because its caller had gone; the database's failure has it as its cause. */
function isOfGone(error: unknown): boolean {
  for (let at = error; at instanceof Error; at = at.cause)
    if (at instanceof CallerGone) return true;
  return false;
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
  // Nobody reads this answer.
  if (isOfGone(error)) return c.json({ message: NOT_NOW }, 503);
  const failure = { err: loggable(error) };
  const trouble = databaseTrouble(error);
  if (trouble !== null) {
    log.error(failure, TOLD[trouble]);
    c.header('Retry-After', RETRY_AFTER_SECONDS);
    return c.json({ message: NOT_NOW }, 503);
  }
  if (error instanceof PicturesAway) {
    log.warn(failure, 'the pictures are away');
    c.header('Retry-After', RETRY_AFTER_SECONDS);
    return c.json({ message: NOT_NOW }, 503);
  }
  log.error(failure, 'request failed');
  return c.json({ message: SOMETHING_WENT_WRONG }, 500);
}
