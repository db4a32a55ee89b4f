/** The part of a visit that saves a list: what the cart has, on a list that goes again. */
import type { CallName } from './promised';
import type { Step } from './step';
import type { Visitor } from './visitor';

type List = { id?: unknown; share_token?: unknown };

/** Learns a field of the list that was answered, for the calls after it. */
const recordOf =
  (field: keyof List, as: string) =>
  ({ known }: Visitor, json: unknown): void => {
    const value = (json as List | null)?.[field];
    if (typeof value === 'string' || typeof value === 'number') known[as] = String(value);
  };

/** The lines of a call, of the variant that was put into the cart. */
function wantLines({ known }: Visitor): Promise<null> {
  known.lines = [{ variant_id: known.variant_id, quantity: 1 }];
  return Promise.resolve(null);
}

export const savedListSteps = {
  makeSavedList: { before: wantLines, record: recordOf('id', 'list_id') },
  fetchSavedLists: {},
  saveToList: {},
  changeSavedLine: { body: { quantity: 2 } },
  changeSavedList: { body: { order: [] } },
  readSavedList: {},
  shareSavedList: { body: { shared: true }, record: recordOf('share_token', 'token') },
  readSharedList: {},
  deleteSavedList: {},
} satisfies Partial<Record<CallName, Step>>;
