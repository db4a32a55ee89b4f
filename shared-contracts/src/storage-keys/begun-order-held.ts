/** Whether an order was begun here, and forgetting it, for code that comes without its schema. */
import type { SafeStorage } from '../storage';

/** Only for `begun-order.ts`; a build that imports it fails. */
export const BEGUN_ORDER_KEY = 'begun-order';

/** Once it is placed or given up, or its customer has signed out. */
export const forgetBegunOrder = (storage: SafeStorage): void => {
  storage.remove(BEGUN_ORDER_KEY);
};

/** Whether this browser has an order that was begun and has no known end. */
export const holdsBegunOrder = (storage: SafeStorage): boolean =>
  storage.read(BEGUN_ORDER_KEY) !== null;
