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

export const fetchSavedLists = post(
  '/api/store/lists/fetchAll',
  nothing,
  savedLists,
  "The caller's saved lists without their lines, the last changed first.",
  own,
);

export const makeSavedList = post(
  '/api/store/lists/make',
  makeSavedListBody,
  savedListDetails,
  'Make a list, empty or with lines. A name that the caller has already answers 422.',
  own,
);

export const readSavedList = post(
  '/api/store/lists/fetch',
  ofSavedList,
  savedListDetails,
  "One of the caller's lists, with its lines as the shop sells them now.",
  own,
);

export const saveToList = post(
  '/api/store/lists/saveLines',
  saveToListBody,
  savedListDetails,
  'Put lines on a list. A line that is on it keeps the larger quantity, so a repeat is harmless.',
  own,
);

export const changeSavedLine = post(
  '/api/store/lists/changeLine',
  changeSavedLineBody,
  savedListDetails,
  'Set the quantity of a line; 0 removes it.',
  own,
);

export const changeSavedList = post(
  '/api/store/lists/change',
  changeSavedListBody,
  savedListDetails,
  'Rename a list, or put its lines into another order.',
  own,
);

export const shareSavedList = post(
  '/api/store/lists/share',
  shareSavedListBody,
  savedListDetails,
  'Make a link to a list, or end it. An ended link never works again.',
  own,
);

export const readSharedList = post(
  '/api/store/lists/fetchShared',
  readSharedListBody,
  sharedList,
  'A list by its link, for anybody who has it.',
  { addition: true },
);

export const deleteSavedList = post(
  '/api/store/lists/delete',
  ofSavedList,
  messageAnswer,
  'Delete a list; deleting it again changes nothing.',
  own,
);
