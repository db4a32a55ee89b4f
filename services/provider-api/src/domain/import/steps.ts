/**
 * How an import works on the database: in one transaction, or, where the database has one session
 * for everybody, in short ones between which the shop's calls run.
 */
import { sql } from 'drizzle-orm';
import { IMPORT_LOCK } from '../../database/import-lock';
import type { Database, Transaction } from '../../database/open';

/** How much a step writes where it need not be short, in rows. */
const LONG = 2000;
const SHORT_LEAST = 10;
/** How long a short step should take, in milliseconds: nobody waits for an import much longer. */
const SHORT_MS = 60;

/** Runs one step of the import. */
export type Step = <Value>(work: (tx: Transaction) => Promise<Value>) => Promise<Value>;

/** Lets the shop's calls run before the next step. */
export type Pause = () => Promise<void>;

/** How many rows a step may have, learnt from those before it. */
export class Pace {
  #most: number;

  constructor(readonly short: boolean) {
    this.#most = short ? SHORT_LEAST : LONG;
  }

  readonly most = () => this.#most;

  /** Notes how long some rows took, in milliseconds. */
  took(rows: number, ms: number): void {
    if (!this.short) return;
    const fitting = (rows * SHORT_MS) / Math.max(1, ms);
    this.#most = Math.max(SHORT_LEAST, Math.min(LONG, this.#most * 2, fitting));
  }
}

/** @param pause null where all of it is one transaction */
export async function inSteps<Value>(
  db: Database,
  pause: Pause | null,
  work: (step: Step) => Promise<Value>,
): Promise<Value> {
  // One import runs at a time, because two would both treat a row as new.
  const inTransaction: Step = (run) =>
    db.transaction(async (tx) => {
      await tx.execute(sql`select pg_advisory_xact_lock(${IMPORT_LOCK})`);
      return run(tx);
    });
  if (pause === null) return inTransaction((tx) => work((run) => run(tx)));
  return work(async (run) => {
    await pause();
    return inTransaction(run);
  });
}

class Undone extends Error {}

/** Runs work and takes back what it changed. */
export async function undone<Value>(
  tx: Transaction,
  work: (tx: Transaction) => Promise<Value>,
): Promise<Value> {
  let result: { value: Value } | undefined;
  try {
    await tx.transaction(async (inner) => {
      result = { value: await work(inner) };
      throw new Undone();
    });
  } catch (error) {
    if (!(error instanceof Undone)) throw error;
  }
  if (!result) throw new Error('nothing was undone');
  return result.value;
}
