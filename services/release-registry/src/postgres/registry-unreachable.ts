/** The registry's database can't be reached or used now, in one line without a user or a password. */
export class RegistryUnreachable extends Error {
  override readonly name = 'RegistryUnreachable';
}

/** What PostgreSQL's and the system's codes mean to whoever set REGISTRY_URL. */
const REASONS: Record<string, string> = {
  '28P01': 'it refuses this user and password',
  '28000': 'it lets this user in from nowhere near here',
  '3D000': 'the server has no such database',
  '42501': 'this user may not do that to the registry',
  '25006': 'it can only be read: REGISTRY_URL has to name the primary',
  '53300': 'it has no connection left',
  ENOTFOUND: 'there is no such host',
  EAI_AGAIN: 'its host can not be looked up',
  ECONNREFUSED: 'nothing answers there',
  ECONNRESET: 'it closed the connection',
  ETIMEDOUT: 'it does not answer',
};

/** PostgreSQL's codes for a schema and a table that nobody has made. */
const UNMADE = ['3F000', '42P01'];

/** Node tries each address of a host, and tells of all of them without a message of its own. */
function firstOf(error: unknown): { code?: string; message: string } {
  const first: unknown = error instanceof AggregateError ? error.errors[0] : error;
  return first instanceof Error ? first : new Error(String(first));
}

export const isUnmade = (error: unknown) => UNMADE.includes(firstOf(error).code ?? '');

/** @param place the database by host, port and name */
export function awayFor(error: unknown, place: string): RegistryUnreachable {
  const { code = '', message } = firstOf(error);
  const why = REASONS[code] ?? message.split('\n')[0];
  return new RegistryUnreachable(`the registry's database ${place}: ${why}`);
}
