/** An attack of `pnpm --filter e2e attacks`: limited in time and number, and only on servers of this machine. */
import type { ShopAddress } from '../shop/shop-address';

export type AttackOutcome = {
  /** What was tried, and how often: '200 searches of 12 kinds'. */
  tried: string;
  /** Whether the shop withstood the attack. */
  held: boolean;
  /** The answers, in numbers: '0 of 200 answered 500, slowest 31 ms (median 9 ms)'. */
  seen: string;
};

export type Attack = {
  /** The attacker's aim, as a sentence: 'one shopper locks the sign-in of all'. */
  name: string;
  /** @param shop a whole shop on free ports of this machine, with the limits of production */
  run: (shop: ShopAddress) => Promise<AttackOutcome>;
};
