import { z } from '../schema';
import { flag, text } from './values';

/** What the shop says of itself now, where its staff can change it. */
export const shopAnswer = z.object({
  /** When its counter is open: 'Monday to Saturday, 8:00 to 17:00'; '' where it isn't said. */
  hours: text,
  /** Where orders are handed out, in one line; '' where it isn't said. */
  pickup_address: text,
  /** Whether a customer can stay signed in on a browser: the calls below `/api/auth/persistent`. */
  persistent_sign_in: flag,
});
