/** The calls of a customer's saved lists, and of the link to one. All are additions. */
import {
  changeSavedLineBody,
  changeSavedListBody,
  makeSavedListBody,
  ofSavedList,
  readSharedListBody,
  savedListDetails,
  savedLists,
  saveToListBody,
  sharedList,
  shareSavedListBody,
} from '../wire/saved-list';
import { messageAnswer } from '../wire/values';
import { nothing, post } from './define';

const own = { token: 'required', addition: true } as const;

export const fetchSavedLists = post('/api/store/lists/fetchAll', nothing, savedLists, own);

export const makeSavedList = post(
  '/api/store/lists/make',
  makeSavedListBody,
  savedListDetails,
  own,
);

export const readSavedList = post('/api/store/lists/fetch', ofSavedList, savedListDetails, own);

export const saveToList = post('/api/store/lists/saveLines', saveToListBody, savedListDetails, own);

export const changeSavedLine = post(
  '/api/store/lists/changeLine',
  changeSavedLineBody,
  savedListDetails,
  own,
);

export const changeSavedList = post(
  '/api/store/lists/change',
  changeSavedListBody,
  savedListDetails,
  own,
);

export const shareSavedList = post(
  '/api/store/lists/share',
  shareSavedListBody,
  savedListDetails,
  own,
);

export const readSharedList = post('/api/store/lists/fetchShared', readSharedListBody, sharedList, {
  addition: true,
});

export const deleteSavedList = post('/api/store/lists/delete', ofSavedList, messageAnswer, own);
