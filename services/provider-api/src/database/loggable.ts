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
