/**
 * Work on every product that new rules ask for. It is done in batches, each committed with the
 * place that it has reached, so that the shop serves meanwhile and a restart goes on from there.
 */
import { eq, sql } from 'drizzle-orm';
import type { Database, Transaction } from './open';
import { markers, products } from './tables/catalogue';
import { IMPORT_LOCK } from './import-lock';

export type Upkeep = {
  /** The marker's name; its value is the rules that made what is there. */
  marker: string;
  rules: string;
  /** What the shop has set that is made otherwise by; '' for how it is at first. */
  state?: (queries: Database | Transaction) => Promise<string>;
  /**
   * Does the first products after an id.
   * @returns the id of the last of them; null where no product comes after
   */
  batch: (tx: Transaction, after: number) => Promise<number | null>;
  /** Done once, after the last batch. */
  finish?: (db: Database) => Promise<void>;
};

/** Where unfinished work has come to: 'rules:id'. */
const reached = ({ marker }: Upkeep) => `${marker}: reached`;

async function valueOf(queries: Database | Transaction, name: string): Promise<string | null> {
  const [row] = await queries.select().from(markers).where(eq(markers.name, name));
  return row?.value ?? null;
}

async function mark(tx: Database | Transaction, name: string, value: string): Promise<void> {
  await tx
    .insert(markers)
    .values({ name, value })
    .onConflictDoUpdate({ target: markers.name, set: { value } });
}

/**
 * Marks the work of a shop without products as done: an import makes what it brings by the present
 * rules, so that no start needs to do it again.
 */
export async function markEmptyShop(db: Database, works: readonly Upkeep[]): Promise<void> {
  const some = await db.select({ id: products.id }).from(products).limit(1);
  if (some.length > 0) return;
  for (const { marker, rules } of works) await mark(db, marker, rules);
}

/** The rules as the shop is set. */
const presentRules = async (queries: Database | Transaction, { rules, state }: Upkeep) =>
  rules + ((await state?.(queries)) ?? '');

/** Does one batch. @returns whether there is more to do */
async function step(db: Database, work: Upkeep): Promise<boolean> {
  const present = await presentRules(db, work);
  const last = await db.transaction(async (tx) => {
    // An import changes the same rows; the two would deadlock, or one would miss the other's texts.
    await tx.execute(sql`select pg_advisory_xact_lock(${IMPORT_LOCK})`);
    const [rules, id] = (await valueOf(tx, reached(work)))?.split(':') ?? [];
    const next = await work.batch(tx, rules === present ? Number(id) : 0);
    if (next !== null) await mark(tx, reached(work), `${present}:${next}`);
    return next;
  });
  if (last !== null) return true;
  await work.finish?.(db);
  await db.transaction(async (tx) => {
    await mark(tx, work.marker, present);
    await tx.delete(markers).where(eq(markers.name, reached(work)));
  });
  return false;
}

/**
 * Does what is left of the work, unless the present rules made what is there.
 * @param pause called between batches, lets the shop's calls go first
 * @returns whether there was something to do
 */
export async function keepUp(
  db: Database,
  work: Upkeep,
  { isOver, pause }: { isOver: () => boolean; pause: () => Promise<void> },
): Promise<boolean> {
  if ((await valueOf(db, work.marker)) === (await presentRules(db, work))) return false;
  while (!isOver() && (await step(db, work))) await pause();
  return true;
}
