/** What `pnpm attacks` repeats: each attack is bounded, and goes to servers of this machine only. */
import type { ShopAddress } from '../shop/shop-address';

export type AttackOutcome = {
  /** How much was tried, in words: '200 searches of 12 kinds'. */
  tried: string;
  /** Whether the shop held. */
  held: boolean;
  /** What came back, in numbers: '0 of 200 answered 500, slowest 31 ms (median 9 ms)'. */
  seen: string;
};

export type Attack = {
  /** What an attacker would want, as a sentence: 'one shopper locks the sign-in of all'. */
  name: string;
  /** @param shop a whole shop on free ports of this machine, with the limits of production */
  run: (shop: ShopAddress) => Promise<AttackOutcome>;
};
