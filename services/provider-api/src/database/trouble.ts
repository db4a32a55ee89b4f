/** Errors of the database after which another try may succeed. */

/**
 * Its codes for a time limit: of the statement, of a lock, of a pause in between; and for transactions
 * that have met others at each try (repeated.ts).
 */
const OVERDUE = new Set(['57014', '55P03', '25P03', '40P01', '40001']);
/**
 * The driver's messages, which have no code, for a server that no longer answers, and for no free
 * connection.
 */
const DRIVER_OVERDUE = new Set([
  'Query read timeout',
  'timeout exceeded when trying to connect',
  'Connection terminated due to connection timeout',
]);

/**
 * Its codes while it stops, crashes or starts, without a connection, room on its disk or memory, and
 * where it is only a replica: the class 53, and what else PostgreSQL's appendix A calls so.
 */
const AWAY = new Set(['57P01', '57P02', '57P03', '08000', '08003', '08006', '25006']);
const NO_RESOURCES = /^53/;
/** The system's codes for a connection that can't be made, or breaks. */
const NO_CONNECTION = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
]);
const DRIVER_AWAY = new Set([
  'Connection terminated',
  'Connection terminated unexpectedly',
  'Client has encountered a connection error and is not queryable',
]);

function troubleOf({ message, code }: Error & { code?: unknown }): 'overdue' | 'away' | null {
  if (DRIVER_OVERDUE.has(message)) return 'overdue';
  if (DRIVER_AWAY.has(message)) return 'away';
  if (typeof code !== 'string') return null;
  if (OVERDUE.has(code)) return 'overdue';
  return AWAY.has(code) || NO_CONNECTION.has(code) || NO_RESOURCES.test(code) ? 'away' : null;
}

/** Whether the database took too long or was unreachable; null for any other error, or its causes. */
export function databaseTrouble(error: unknown): 'overdue' | 'away' | null {
  for (let at = error; at instanceof Error; at = at.cause) {
    const trouble = troubleOf(at);
    if (trouble !== null) return trouble;
  }
  return null;
}
