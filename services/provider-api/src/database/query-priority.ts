/**
 * For whom a statement is: how urgent it is, and whether its caller still waits. The database layer
 * reads it where it orders statements, so that no handler has to hand it on.
 */
import { AsyncLocalStorage } from 'node:async_hooks';

/** The most urgent first. */
export const KINDS = ['order', 'list', 'search', 'job'] as const;
export type Kind = (typeof KINDS)[number];

export type QueryPriority = {
  kind: Kind;
  /** Whose it is; networks take turns. Missing for what nobody calls for. */
  network?: string;
  /** Aborted when the caller is disconnected. */
  disconnected?: AbortSignal;
};

/** What no caller waits for: sweeping, mails, and statements of a start. */
const DEFAULT: QueryPriority = { kind: 'list' };

const priorities = new AsyncLocalStorage<QueryPriority>();

export const presentPriority = (): QueryPriority => priorities.getStore() ?? DEFAULT;

/** Runs work of a kind; what it asks of the database has that kind. */
export function atPriority<Value>(priority: QueryPriority, work: () => Value): Value {
  return priorities.run(priority, work);
}

/** Thrown in work whose caller has closed the connection: nobody reads the answer. */
export class CallerDisconnected extends Error {
  override readonly name = 'CallerDisconnected';
  constructor() {
    super('the caller is disconnected');
  }
}

/** Whether work ended because its caller had disconnected; the database's failure has it as its cause. */
export function isLostConnection(error: unknown): boolean {
  for (let at = error; at instanceof Error; at = at.cause)
    if (at instanceof CallerDisconnected) return true;
  return false;
}
