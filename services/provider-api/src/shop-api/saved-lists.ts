import {
  changeSavedLine,
  changeSavedList,
  deleteSavedList,
  fetchSavedLists,
  makeSavedList,
  readSavedList,
  readSharedList,
  saveToList as saveCall,
  shareSavedList,
} from 'shared-contracts/calls';
import type { Deps } from '../domain/deps';
import { answer, answerUser, type App } from './answer';
import {
  changeList,
  changeListLine,
  deleteList,
  listFor,
  makeNamedList,
  saveToList,
  sharedList,
  shareOwnList,
} from '../domain/saved-lists/customers-lists';
import { listsOf } from '../domain/saved-lists/read-list';

export function savedListCalls(app: App, deps: Deps): void {
  answerUser(app, deps, fetchSavedLists, ({ id }) => listsOf(deps.db, id));
  answerUser(app, deps, readSavedList, ({ id }, { body }) => listFor(deps, id, body.list_id));
  answerUser(app, deps, makeSavedList, ({ id: userId }, { body, idempotencyKey: key }) =>
    makeNamedList(deps, { userId, key }, body),
  );
  answerUser(app, deps, saveCall, ({ id }, { body }) => saveToList(deps, id, body));
  answerUser(app, deps, changeSavedLine, ({ id }, { body }) => changeListLine(deps, id, body));
  answerUser(app, deps, changeSavedList, ({ id }, { body }) => changeList(deps, id, body));
  answerUser(app, deps, shareSavedList, ({ id }, { body }) => shareOwnList(deps, id, body));
  answerUser(app, deps, deleteSavedList, ({ id }, { body }) => deleteList(deps, id, body.list_id));
  answer(app, deps, readSharedList, ({ body }) => sharedList(deps, body.token));
}
