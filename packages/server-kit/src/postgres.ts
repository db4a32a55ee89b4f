import pg from 'pg';

/**
 * How long a connection may take to open, and a statement to be answered, in milliseconds: who asks
 * can go on without an answer.
 */
const PATIENCE = 1_500;
/** How long nobody is made to wait for a database that has failed, in milliseconds. */
const LEFT_ALONE = 2_000;
/** Of one process. */
const CONNECTIONS = 4;

type Row = Record<string, unknown>;

/** Asks for the rows of one statement. @throws PostgresUnreachable */
export type Ask = (text: string, values?: unknown[]) => Promise<Row[]>;

/** The error of a statement that was not answered; its message has no password. */
export class PostgresUnreachable extends Error {
  override readonly name = 'PostgresUnreachable';
}

export type Postgres = {
  ask: Ask;
  /** Does all of the work or nothing of it, in one transaction. @throws PostgresUnreachable */
  together<Result>(work: (ask: Ask) => Promise<Result>): Promise<Result>;
  /** Whether it answered when it was asked last. */
  isThere(): boolean;
  /** Ends once what is under way is answered, or can't be; never fails. */
  close(): Promise<void>;
};

export type PostgresSettings = {
  url: string;
  /** Who connects, as the database's own lists say it. */
  name: string;
  /** Where its tables are: a schema that nobody else writes to. */
  schema: string;
  /**
   * The statements that make the tables, in the order of their years: each is run once, so a later
   * version adds to the end. Versions before and after run side by side, so a step only adds.
   */
  steps?: string[];
  /** How long a connection and a statement may take, each, in milliseconds. */
  patience?: number;
  /** Called with why it is unreachable, once for each time. */
  warn: (message: string) => void;
  /** Called when it answers again. */
  back?: () => void;
};

/** Runs the steps that this database has not seen yet; servers that start together take turns. */
async function takeSteps(ask: Ask, schema: string, steps: string[]): Promise<void> {
  await ask('select pg_advisory_xact_lock(hashtext($1))', [`steps of ${schema}`]);
  const [found] = await ask('select to_regclass($1) is not null as there', [`${schema}.steps`]);
  if (!found?.there) {
    await ask(`create schema if not exists ${schema}`);
    await ask(`create table ${schema}.steps (taken integer not null)`);
    await ask(`insert into ${schema}.steps values (0)`);
  }
  const [row] = await ask(`select taken from ${schema}.steps`);
  const taken = Number(row?.taken ?? 0);
  // A newer server may have taken more than this one knows.
  if (taken >= steps.length) return;
  for (const step of steps.slice(taken)) await ask(step);
  await ask(`update ${schema}.steps set taken = $1`, [steps.length]);
}

/**
 * Opens a PostgreSQL (15 or newer) that a server can do without: nothing is asked before it is
 * needed, a failure throws a `PostgresUnreachable` in at most three seconds, and after one it fails at
 * once for two seconds.
 */
export function openPostgres(settings: PostgresSettings): Postgres {
  const { url, name, schema, steps = [], patience = PATIENCE, warn, back } = settings;
  const pool = new pg.Pool({
    connectionString: url,
    application_name: name,
    max: CONNECTIONS,
    connectionTimeoutMillis: patience,
    statement_timeout: patience,
    query_timeout: patience,
    idle_in_transaction_session_timeout: 2 * patience,
    // A command ends without closing it.
    allowExitOnIdle: true,
  });
  // A connection that breaks is replaced; without listeners it would end the process: one that
  // nobody uses, and one between two statements of a transaction, whose next statement fails.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  let preparing: Promise<void> | null = null;
  let failedAt = -Infinity;
  let there = true;

  function failed(error: unknown): PostgresUnreachable {
    const why = error instanceof Error ? error.message || error.name : String(error);
    if (there) warn(`the database is away: ${why}`);
    there = false;
    failedAt = Date.now();
    preparing = null;
    return new PostgresUnreachable(why, { cause: error });
  }

  /** @throws PostgresUnreachable where the work fails, for whatever reason */
  async function guarded<Result>(work: () => Promise<Result>): Promise<Result> {
    if (Date.now() - failedAt < LEFT_ALONE) throw new PostgresUnreachable('it has just failed');
    try {
      preparing ??= steps.length === 0 ? Promise.resolve() : transaction(prepare);
      await preparing;
      const result = await work();
      if (!there) back?.();
      there = true;
      failedAt = -Infinity;
      return result;
    } catch (error) {
      throw error instanceof PostgresUnreachable ? error : failed(error);
    }
  }

  const prepare = (ask: Ask) => takeSteps(ask, schema, steps);

  async function transaction<Result>(work: (ask: Ask) => Promise<Result>): Promise<Result> {
    const client = await pool.connect();
    let broken = true;
    try {
      await client.query('begin');
      const result = await work(
        async (text, values) => (await client.query<Row>(text, values)).rows,
      );
      await client.query('commit');
      broken = false;
      return result;
    } finally {
      // One in the middle of a transaction is closed, which undoes it.
      client.release(broken);
    }
  }

  return {
    ask: (text, values) => guarded(async () => (await pool.query<Row>(text, values)).rows),
    together: (work) => guarded(() => transaction(work)),
    isThere: () => there,
    async close() {
      // A server that does not answer does not say goodbye either.
      const late = new Promise((done) => setTimeout(done, patience).unref());
      await Promise.race([pool.end().catch(() => undefined), late]);
    },
  };
}
