import { invoke, type HttpClient } from 'shared-contracts/call';
import { readShop } from 'shared-contracts/calls/shop';
import type { ShopConfig } from 'shared-contracts/config';
import { isMissingCall } from 'shared-contracts/missing-call';

/** How often the provider is asked, in milliseconds: a page says other hours within that time. */
const EVERY = 30_000;
/** The same until it has answered once, as while it still starts. */
const AT_FIRST = 2_000;

/**
 * Keeps the hours of the shop's configuration as its staff have set them at the provider. Where it says
 * none they are those that were configured; where it lacks the call or is unreachable they stay.
 * @param config whose `hours` change, and nothing else
 * @returns ends it
 */
export function followHours(
  config: ShopConfig,
  http: HttpClient,
  { every = EVERY, atFirst = AT_FIRST } = {},
): () => void {
  const configured = config.hours;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let ended = false;
  let answered = false;

  async function look(): Promise<void> {
    try {
      const { hours } = await invoke(http, readShop);
      answered = true;
      config.hours = hours || configured;
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
