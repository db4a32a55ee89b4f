import type pg from 'pg';
import { RegistryMissing } from '../registry-file';
import { awayFor, isUnmade } from './registry-unreachable';

/** How long a connection, and an answer, may take, in milliseconds: pages wait for the first one. */
const CONNECT_WITHIN = 2_000;
const ANSWER_WITHIN = 2_000;
/** One process asks once a second, and seldom writes. */
const CONNECTIONS = 2;

export type RegistryDatabase = {
  /** By host, port and name, for messages. */
  place: string;
  /**
   * Runs one statement.
   * @throws RegistryUnreachable where the database can't be reached or refuses; RegistryMissing where
   *   nobody has made its table yet
   */
  query<Row extends pg.QueryResultRow>(text: string, values?: unknown[]): Promise<Row[]>;
};

/** A database's place without its user, its password and its options. */
function placeOf(url: string): string {
  const { hostname, port, pathname, searchParams } = new URL(url);
  const host = hostname || (searchParams.get('host') ?? 'localhost');
  return `${host}:${port || '5432'}${pathname}`;
}

/**
 * The registry's database. Nothing is opened until it is first asked, and an idle connection keeps
 * no process running.
 * @param url `postgres://user:password@host:port/database`
 */
export function openRegistryDatabase(url: string): RegistryDatabase {
  const place = placeOf(url);
  let pool: Promise<pg.Pool> | undefined;

  async function open(): Promise<pg.Pool> {
    // Only a shop with a registry in PostgreSQL pays for loading it.
    const { default: postgres } = await import('pg');
    const opened = new postgres.Pool({
      connectionString: url,
      application_name: 'release-registry',
      max: CONNECTIONS,
      connectionTimeoutMillis: CONNECT_WITHIN,
      query_timeout: ANSWER_WITHIN,
      keepAlive: true,
      allowExitOnIdle: true,
    });
    // Without a listener, a broken idle connection would end the process; the next query says it.
    opened.on('error', () => undefined);
    return opened;
  }

  return {
    place,
    async query<Row extends pg.QueryResultRow>(text: string, values?: unknown[]) {
      try {
        pool ??= open();
        const { rows } = await (await pool).query<Row>(text, values);
        return rows;
      } catch (error) {
        if (!isUnmade(error)) throw awayFor(error, place);
        throw new RegistryMissing(
          `the registry's database ${place} has no table for it: pnpm release migrate makes it`,
        );
      }
    },
  };
}
