/** What a customer does with saved lists. Every change locks the lists, so that two can't cross. */
import { and, eq } from 'drizzle-orm';
import type { z } from 'shared-contracts/schema';
import type {
  changeSavedLineBody,
  changeSavedListBody,
  makeSavedListBody,
  saveToListBody,
  shareSavedListBody,
} from 'shared-contracts/wire/saved-list';
import { lockCart } from '../cart/lock-cart';
import type { Transaction } from '../../database/open';
import { savedLists } from '../../database/tables/saved-lists';
import type { Deps } from '../deps';
import { doneOnce } from '../done-once';
import { rowId } from '../../database/row-id';
import { changeLine, orderLines, saveLines } from './change-lines';
import { makeList, renameList, shareList, touchList } from './change-list';
import { linesOf, listOf, sharedListOf, toList, type List } from './read-list';

type Shop = Pick<Deps, 'db' | 'now'>;

/** @throws Refusal not-found */
export const listFor = async ({ db, now }: Shop, userId: number, listId: string) =>
  toList(db, await listOf(db, userId, listId), now());

/** A list as anybody sees it who has its link. @throws Refusal not-found */
export async function sharedList({ db, now }: Shop, token: string) {
  const { id, name } = await sharedListOf(db, token);
  return { name, lines: await linesOf(db, id, now()) };
}

/** @param sender the key under which the list is made once; null for none */
export const makeNamedList = (
  { db, now: clock }: Shop,
  { userId, key }: { userId: number; key: string | null },
  body: z.output<typeof makeSavedListBody>,
) =>
  db.transaction(async (tx) => {
    await lockCart(tx, userId);
    const now = clock();
    const once = key === null ? null : { userId, scope: 'saved list', key, body };
    const { result } = await doneOnce(tx, once, now, async () => {
      const list = await makeList(tx, userId, body.name, now);
      if (body.lines) await saveLines(tx, list, body.lines, now);
      return { id: String(list.id) };
    });
    return toList(tx, await listOf(tx, userId, result.id), now);
  });

/** Changes one of a customer's lists. @returns it as it is then @throws Refusal not-found */
const changed = (
  { db, now: clock }: Shop,
  { userId, listId }: { userId: number; listId: string },
  change: (tx: Transaction, list: List, now: Date) => Promise<List>,
) =>
  db.transaction(async (tx) => {
    await lockCart(tx, userId);
    const now = clock();
    const list = await change(tx, await listOf(tx, userId, listId), now);
    return toList(tx, list, now);
  });

export const saveToList = (
  shop: Shop,
  userId: number,
  { list_id: listId, lines }: z.output<typeof saveToListBody>,
) =>
  changed(shop, { userId, listId }, async (tx, list, now) => {
    await saveLines(tx, list, lines, now);
    return touchList(tx, list, now);
  });

export const changeListLine = (
  shop: Shop,
  userId: number,
  { list_id: listId, variant_id, quantity }: z.output<typeof changeSavedLineBody>,
) =>
  changed(shop, { userId, listId }, async (tx, list, now) => {
    await changeLine(tx, list, variant_id, quantity);
    return touchList(tx, list, now);
  });

/** Gives a list another name, or its lines another order. */
export const changeList = (
  shop: Shop,
  userId: number,
  { list_id: listId, name, order }: z.output<typeof changeSavedListBody>,
) =>
  changed(shop, { userId, listId }, async (tx, list, now) => {
    if (order) await orderLines(tx, list, order);
    return name === undefined ? touchList(tx, list, now) : renameList(tx, list, name, now);
  });

export const shareOwnList = (
  shop: Shop,
  userId: number,
  { list_id: listId, shared }: z.output<typeof shareSavedListBody>,
) => changed(shop, { userId, listId }, (tx, list) => shareList(tx, list, shared));

/** A list that is no longer there is no error: it is what the caller wanted. */
export async function deleteList({ db }: Shop, userId: number, listId: string) {
  const its = and(eq(savedLists.id, rowId(listId) ?? 0), eq(savedLists.userId, userId));
  await db.delete(savedLists).where(its);
  return { message: 'The list has been deleted.' };
}
