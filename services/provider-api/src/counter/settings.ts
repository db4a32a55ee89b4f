/** What the counter is told besides what every part of the provider gets. */
export type CounterSettings = {
  /**
   * Where browsers find it, 'https://counter.shop.example' (STAFF_ORIGIN); null for a shop on this
   * machine alone, which is found by any of the machine's names.
   */
  origin: string | null;
  /** How long an order may wait for its payment before cancelling it is offered (UNPAID_DAYS). */
  unpaidDays: number;
  /** Units at which a stock counts as low (LOW_STOCK). */
  lowStock: number;
  /** How long a cart may lie until it counts as left, in days (CART_DAYS). */
  cartDays: number;
};

/** Whether browsers come by https alone, so that cookies may be bound to it. */
export const isSecure = ({ origin }: Pick<CounterSettings, 'origin'>): boolean =>
  origin?.startsWith('https:') ?? false;
