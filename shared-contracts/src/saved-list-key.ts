/**
 * The key of the guest's saved list in local storage; nothing is stored under it while the list is
 * empty. What is in it is mfe-account's alone.
 */
export const SAVED_LIST_KEY = 'saved-list';
