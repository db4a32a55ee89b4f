/** The calls of saved lists. Every change locks the customer's lists, so that two can't cross. */
import { and, eq } from 'drizzle-orm';
import {
  changeSavedLine,
  changeSavedList,
  deleteSavedList,
  fetchSavedLists,
  makeSavedList,
  readSavedList,
  readSharedList,
  saveToList,
  shareSavedList,
} from 'shared-contracts/calls';
import { keepAnswer, lockCart, replayOf } from '../cart/idempotency';
import type { Transaction } from '../database/open';
import { savedLists } from '../database/tables/saved-lists';
import type { Deps } from '../deps';
import { answer, answerUser, type App } from '../http/answer';
import { rowId } from '../http/ids';
import { changeLine, orderLines, saveLines } from './change-lines';
import { makeList, renameList, shareList, touchList } from './change-list';
import { linesOf, listOf, listsOf, sharedListOf, toList, type List } from './read-list';

export function savedListRoutes(app: App, deps: Deps): void {
  const { db } = deps;

  /** Changes one of the caller's lists, and answers it as it is then. */
  const changed = (
    userId: number,
    listId: string,
    change: (tx: Transaction, list: List, now: Date) => Promise<List>,
  ) =>
    db.transaction(async (tx) => {
      await lockCart(tx, userId);
      const now = deps.now();
      const list = await change(tx, await listOf(tx, userId, listId), now);
      return toList(tx, list, now);
    });

  answerUser(app, deps, fetchSavedLists, (user) => listsOf(db, user.id));

  answerUser(app, deps, readSavedList, async (user, { body }) =>
    toList(db, await listOf(db, user.id, body.list_id), deps.now()),
  );

  answerUser(app, deps, makeSavedList, (user, { body, idempotencyKey: key }) =>
    db.transaction(async (tx) => {
      await lockCart(tx, user.id);
      const now = deps.now();
      const scope = key === null ? null : { userId: user.id, call: 'saved list', key, body };
      const replayed = scope && ((await replayOf(tx, scope)) as { id: string } | null);
      if (replayed) return toList(tx, await listOf(tx, user.id, replayed.id), now);
      const list = await makeList(tx, user.id, body.name, now);
      if (body.lines) await saveLines(tx, list, body.lines, now);
      if (scope) await keepAnswer(tx, scope, { id: String(list.id) }, now);
      return toList(tx, list, now);
    }),
  );

  answerUser(app, deps, saveToList, (user, { body }) =>
    changed(user.id, body.list_id, async (tx, list, now) => {
      await saveLines(tx, list, body.lines, now);
      return touchList(tx, list, now);
    }),
  );

  answerUser(app, deps, changeSavedLine, (user, { body }) =>
    changed(user.id, body.list_id, async (tx, list, now) => {
      await changeLine(tx, list, body.variant_id, body.quantity);
      return touchList(tx, list, now);
    }),
  );

  answerUser(app, deps, changeSavedList, (user, { body }) =>
    changed(user.id, body.list_id, async (tx, list, now) => {
      if (body.order) await orderLines(tx, list, body.order);
      return body.name === undefined
        ? touchList(tx, list, now)
        : renameList(tx, list, body.name, now);
    }),
  );

  answerUser(app, deps, shareSavedList, (user, { body }) =>
    changed(user.id, body.list_id, (tx, list) => shareList(tx, list, body.shared)),
  );

  answerUser(app, deps, deleteSavedList, async (user, { body }) => {
    const its = and(eq(savedLists.id, rowId(body.list_id) ?? 0), eq(savedLists.userId, user.id));
    await db.delete(savedLists).where(its);
    return { message: 'The list has been deleted.' };
  });

  answer(app, deps, readSharedList, async ({ body }) => {
    const { id, name } = await sharedListOf(db, body.token);
    return { name, lines: await linesOf(db, id, deps.now()) };
  });
}
