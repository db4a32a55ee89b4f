import type { Context } from 'hono';
import type { Logger } from 'pino';
import { SOMETHING_WENT_WRONG } from 'shared-contracts/errors';
import { isLostConnection } from '../database/query-priority';
import { loggable } from '../database/loggable';
import { databaseTrouble } from '../database/trouble';
import { PicturesUnreachable } from '../domain/pictures/picture-store';
import { NOT_NOW, Refusal } from '../domain/refusal';
import { REFUSAL_STATUS } from '../http/refusal-status';

const RETRY_AFTER_SECONDS = '1';

const TOLD = { overdue: 'the database took too long', away: 'the database is away' };

/** Turns anything thrown into the answer `{ message, fields? }`; never a stack trace. */
export function errorAnswer(c: Context, error: unknown, log: Logger): Response {
  c.header('Cache-Control', 'no-store');
  if (error instanceof Refusal) {
    if (error.retryAfterSeconds !== undefined) {
      c.header('Retry-After', String(error.retryAfterSeconds));
    }
    const fields = error.fields ? { fields: error.fields } : {};
    return c.json(
      { message: error.message, ...fields, ...error.extra },
      REFUSAL_STATUS[error.kind],
    );
  }
  // Nobody reads this answer.
  if (isLostConnection(error)) return c.json({ message: NOT_NOW }, 503);
  const failure = { err: loggable(error) };
  const trouble = databaseTrouble(error);
  if (trouble !== null) {
    log.error(failure, TOLD[trouble]);
    c.header('Retry-After', RETRY_AFTER_SECONDS);
    return c.json({ message: NOT_NOW }, 503);
  }
  if (error instanceof PicturesUnreachable) {
    log.warn(failure, 'the pictures are away');
    c.header('Retry-After', RETRY_AFTER_SECONDS);
    return c.json({ message: NOT_NOW }, 503);
  }
  log.error(failure, 'request failed');
  return c.json({ message: SOMETHING_WENT_WRONG }, 500);
}
