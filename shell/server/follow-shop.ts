import { invoke, type HttpClient } from 'shared-contracts/call';
import { readShop } from 'shared-contracts/calls/shop';
import type { ShopConfig } from 'shared-contracts/config';
import { isMissingCall } from 'shared-contracts/missing-call';
import { pickupPlace } from 'shared-contracts/pickup-place';

/** What staff can change of a shop's configuration while it runs. */
export type SetByStaff = Pick<ShopConfig, 'hours' | 'map'> & {
  pickup: string | undefined;
  persistentSignIn: true | undefined;
};

/** @returns what pages made from the configuration now say */
export const setByStaff = ({ hours, map, pickup, persistentSignIn }: ShopConfig): SetByStaff => ({
  ...{ hours, map, pickup, persistentSignIn },
});

/** How often the provider is asked, in milliseconds: a page says what is new within that time. */
const EVERY = 30_000;
/** The same until it has answered once, as while it still starts. */
const AT_FIRST = 2_000;

/**
 * Keeps the hours and the place of pickup of the shop's configuration as its staff have set them at the
 * provider, and whether customers can stay signed in. Where it says none they are those that were configured; where it lacks the call or is
 * unreachable they stay. The map shows the main office: once that is not where orders are handed out,
 * its label says no more.
 * @param config of which these change, and nothing else
 * @returns ends it
 */
export function followShop(
  config: ShopConfig,
  http: HttpClient,
  { every = EVERY, atFirst = AT_FIRST } = {},
): () => void {
  const configured = setByStaff(config);
  const office = pickupPlace({ address: config.address });
  const officeMap = { ...config.map, label: `${config.name} main office` };
  let timer: ReturnType<typeof setTimeout> | undefined;
  let ended = false;
  let answered = false;

  async function look(): Promise<void> {
    try {
      const {
        hours,
        pickup_address: place,
        persistent_sign_in: keeps,
      } = await invoke(http, readShop);
      answered = true;
      const elsewhere = { map: officeMap, pickup: place };
      const at = place === office ? { pickup: undefined } : elsewhere;
      const persistentSignIn = keeps === true || undefined;
      Object.assign(config, configured, { persistentSignIn }, hours && { hours }, place && at);
    } catch (error) {
      answered ||= isMissingCall(error);
    }
    if (!ended) timer = setTimeout(() => void look(), answered ? every : atFirst);
  }

  void look();
  return () => {
    ended = true;
    clearTimeout(timer);
  };
}
