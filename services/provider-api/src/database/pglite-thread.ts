/** The embedded database as drizzle's driver for PGlite uses it, run by a thread of its own. */
import { Worker } from 'node:worker_threads';
import type { PGlite, QueryOptions, Results } from '@electric-sql/pglite';
import { atPriority, type Kind } from './query-priority';
import { createStatementQueue } from './statement-queue';

/** A directory, or a copy of another database's data in memory; a new one in memory for neither. */
export type Place = { directory?: string; copy?: Blob };

type Query = {
  kind: 'query';
  sql: string;
  params: unknown[] | undefined;
  rowMode: 'array' | 'object';
  /** Types whose values are not parsed. */
  asText: number[];
};
export type Question = Query | { kind: 'ready' | 'dump' | 'close' };

type Reply = { id: number; value?: unknown; failure?: { message: string } };
type Asker = { answered: (value: unknown) => void; failed: (error: Error) => void };

/** What drizzle asks of a client, in a transaction and outside of one. */
type Client = {
  query<Row>(sql: string, params?: unknown[], options?: QueryOptions): Promise<Results<Row>>;
};

const WORKER = new URL('./pglite-worker.mjs', import.meta.url);

export class PgliteThread implements Client {
  readonly #worker: Worker;
  readonly #queue = createStatementQueue();
  readonly #askers = new Map<number, Asker>();
  #asked = 0;
  #over: Error | null = null;

  private constructor(place: Place) {
    // The provider's own flags load TypeScript, which this thread doesn't need.
    this.#worker = new Worker(WORKER, { workerData: place, execArgv: [] });
    this.#worker.on('message', (reply: Reply) => this.#take(reply));
    this.#worker.on('error', (error) => this.#end(error));
    this.#worker.on('exit', () => this.#end(new Error('the database has ended')));
    // A thread that nobody waits for must not keep the process.
    this.#worker.unref();
  }

  /** @throws where the data can't be opened */
  static async open(place: Place): Promise<PgliteThread> {
    const opened = new PgliteThread(place);
    try {
      await opened.#ask({ kind: 'ready' });
    } catch (error) {
      await opened.#worker.terminate();
      throw error;
    }
    return opened;
  }

  #take({ id, value, failure }: Reply): void {
    const asker = this.#askers.get(id);
    this.#askers.delete(id);
    if (this.#askers.size === 0) this.#worker.unref();
    if (failure) asker?.failed(Object.assign(new Error(failure.message), failure));
    else asker?.answered(value);
  }

  #end(error: Error): void {
    this.#over ??= error;
    for (const { failed } of this.#askers.values()) failed(this.#over);
    this.#askers.clear();
  }

  #ask(asked: Question): Promise<unknown> {
    if (this.#over) return Promise.reject(this.#over);
    this.#asked += 1;
    const id = this.#asked;
    return new Promise((answered, failed) => {
      this.#askers.set(id, { answered, failed });
      this.#worker.ref();
      this.#worker.postMessage({ id, asked });
    });
  }

  readonly #now: Client = {
    query: <Row>(sql: string, params?: unknown[], options?: QueryOptions) => {
      const { rowMode = 'object', parsers = {} } = options ?? {};
      const asText = Object.keys(parsers).map(Number);
      const asked = { kind: 'query' as const, sql, params, rowMode, asText };
      return this.#ask(asked) as Promise<Results<Row>>;
    },
  };

  query<Row>(sql: string, params?: unknown[], options?: QueryOptions): Promise<Results<Row>> {
    return this.#queue.run(() => this.#now.query<Row>(sql, params, options));
  }

  /** The database is the transaction's alone until it ends. */
  transaction<Value>(work: (client: Client) => Promise<Value>): Promise<Value> {
    return this.#queue.run(async () => {
      await this.#now.query('begin');
      try {
        const value = await work(this.#now);
        await this.#now.query('commit');
        return value;
      } catch (error) {
        await this.#now.query('rollback').catch(() => undefined);
        throw error;
      }
    });
  }

  /** How many statements wait, of each kind. */
  waiting(): Record<Kind, number> {
    return this.#queue.waiting();
  }

  /** A copy of all data, with which another database can begin. */
  dumpDataDir(): Promise<Blob> {
    return this.#queue.run(() => this.#ask({ kind: 'dump' }) as Promise<Blob>);
  }

  /** The same, with what a query says of the data; no other statement runs in between. */
  dumpWith<Row>(sql: string): Promise<{ copy: Blob; rows: Row[] }> {
    return this.#queue.run(async () => {
      const { rows } = await this.#now.query<Row>(sql);
      return { rows, copy: (await this.#ask({ kind: 'dump' })) as Blob };
    });
  }

  /** Ends the thread, once the statements that wait are done. */
  async close(): Promise<void> {
    await this.#queue.run(() => this.#ask({ kind: 'close' }));
    await this.#worker.terminate();
  }

  /**
   * For drizzle, whose driver is typed for PGlite itself but calls only what is here.
   * @param kind of all statements; without it, of the work that they belong to
   */
  asPglite(kind?: Kind): PGlite {
    if (kind === undefined) return this as unknown as PGlite;
    const client = {
      query: (...asked: Parameters<PgliteThread['query']>) =>
        atPriority({ kind }, () => this.query(...asked)),
      transaction: <Value>(work: (client: Client) => Promise<Value>) =>
        atPriority({ kind }, () => this.transaction(work)),
    };
    return client as unknown as PGlite;
  }
}
