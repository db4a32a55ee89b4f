/** Staying signed in on a phone, by choice: additions of the reference provider. */
import { z } from '../schema';
import { flag, id, rows, text } from './values';

/** A browser in which the customer stays signed in. */
const persistentSignIn = z.object({
  id,
  /** As in 'Chrome on Android'; '' where the browser doesn't say. */
  device: text,
  /** ISO 8601. */
  since: text,
  last_used_at: text,
  /** Whether it is the browser that asks. */
  here: flag,
});
export type PersistentSignIn = z.infer<typeof persistentSignIn>;

export const persistentSignIns = rows(persistentSignIn);

export const endPersistentSignInBody = z.object({ id });
