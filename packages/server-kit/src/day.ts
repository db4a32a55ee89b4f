/** A day in milliseconds: of 24 hours, as no server's clock here changes to summer time. */
export const DAY_MS = 24 * 60 * 60_000;
