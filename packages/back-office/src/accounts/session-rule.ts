/**
 * How long a session lasts: it ends at sign-out, after two hours without use, and after twelve hours,
 * a working day.
 */
const MINUTE_MS = 60_000;
export const IDLE_MS = 2 * 60 * MINUTE_MS;
export const ABSOLUTE_MS = 12 * 60 * MINUTE_MS;
/** A use is stored at most this often, so that reading pages don't write each time. */
export const TOUCH_MS = 5 * MINUTE_MS;

type Times = { createdAt: Date; lastUsedAt: Date };

/** Whether a session goes on at this time. */
export const isOpenAt = ({ createdAt, lastUsedAt }: Times, now: Date): boolean =>
  now.getTime() - lastUsedAt.getTime() < IDLE_MS &&
  now.getTime() - createdAt.getTime() < ABSOLUTE_MS;
