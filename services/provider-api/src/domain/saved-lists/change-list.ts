/** What changes a list as a whole: making, naming, sharing and deleting it. Run with the lists locked. */
import { drawToken } from 'passwords/secret-token';
import { and, count, eq, ne, sql } from 'drizzle-orm';
import { LISTS_MOST } from 'shared-contracts/wire/saved-list';
import type { Transaction } from '../../database/open';
import { savedLists } from '../../database/tables/saved-lists';
import { invalid } from '../refusal';
import type { List } from './read-list';

/** A name is one customer's only once, whatever its capital letters. */
async function checkName(
  tx: Transaction,
  userId: number,
  name: string,
  except: number,
): Promise<void> {
  const [same] = await tx
    .select({ name: savedLists.name })
    .from(savedLists)
    .where(
      and(
        eq(savedLists.userId, userId),
        eq(sql`lower(${savedLists.name})`, sql`lower(${name})`),
        ne(savedLists.id, except),
      ),
    );
  if (same) throw invalid({ name: `You already have a list '${same.name}'.` });
}

/** @throws Refusal invalid for a name that the customer has already, and for a list too many */
export async function makeList(
  tx: Transaction,
  userId: number,
  name: string,
  now: Date,
): Promise<List> {
  await checkName(tx, userId, name, 0);
  const [held] = await tx
    .select({ lists: count() })
    .from(savedLists)
    .where(eq(savedLists.userId, userId));
  if ((held?.lists ?? 0) >= LISTS_MOST) {
    throw invalid({ name: `You can save up to ${LISTS_MOST} lists.` });
  }
  const [list] = await tx
    .insert(savedLists)
    .values({ userId, name, createdAt: now, changedAt: now })
    .returning();
  if (!list) throw new Error('the list was not stored');
  return list;
}

async function write(
  tx: Transaction,
  { id }: List,
  values: Partial<Pick<List, 'name' | 'shareToken' | 'changedAt'>>,
): Promise<List> {
  const [list] = await tx.update(savedLists).set(values).where(eq(savedLists.id, id)).returning();
  if (!list) throw new Error('the list went during its own change');
  return list;
}

/** @throws Refusal invalid for a name that the customer has already */
export async function renameList(
  tx: Transaction,
  list: List,
  name: string,
  now: Date,
): Promise<List> {
  await checkName(tx, list.userId, name, list.id);
  return write(tx, list, { name, changedAt: now });
}

/** Notes that a list was changed. */
export function touchList(tx: Transaction, list: List, now: Date): Promise<List> {
  return write(tx, list, { changedAt: now });
}

/** Makes a link, or keeps the one there is; or ends it: the next one is another. */
export async function shareList(tx: Transaction, list: List, shared: boolean): Promise<List> {
  if (shared === (list.shareToken !== null)) return list;
  return write(tx, list, { shareToken: shared ? drawToken() : null });
}
