import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The addresses of the shop under test, written when it has started. */
export type ShopAddress = {
  shop: string;
  provider: string;
  /** Where staff run the shop. */
  counter: string;
  /** The control address of the fault proxy. */
  faults: string;
  /** Kills a server (DELETE /name) or starts it again (POST /name). */
  servers: string;
  /** Its data directory. */
  data: string;
  /** The folder of its releases. */
  store: string;
  /** The settings of a team's command on its releases: the store, and the keys of this shop. */
  release: Record<string, string>;
};

/** The run's name, so that two parallel runs have a shop and results of their own. */
export const RUN = process.env.BROWSER_RUN ?? 'all';

export const SHOP_FILE = join(import.meta.dirname, `../.shop-${RUN}.json`);

export function shopAddress(): ShopAddress {
  return JSON.parse(readFileSync(SHOP_FILE, 'utf8')) as ShopAddress;
}
