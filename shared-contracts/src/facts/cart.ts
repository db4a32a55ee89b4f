export type CartFacts = {
  /** Told by the cart after every change, also of another tab. `units` is the badge's number. */
  'cart:changed': { units: number };
};
