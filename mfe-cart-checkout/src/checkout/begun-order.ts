import { readJson, safeStorage } from 'shared-contracts/storage';

/** Where a draft with an order that was begun outlives its tab: until it is placed, or a sign-out. */
const KEY = 'begun-order';
const storage = safeStorage(() => window.localStorage);

export const readBegun = (): unknown => readJson(storage.read(KEY));

/** @returns false where the browser stores nothing */
export const writeBegun = (draft: unknown): boolean => storage.write(KEY, JSON.stringify(draft));

export const forgetBegun = (): void => {
  storage.remove(KEY);
};
