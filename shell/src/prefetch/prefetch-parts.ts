import type { SlotName } from 'shared-contracts/slots';
import { whenIdle } from 'shared-ui/when-idle';
import type { Shell } from '../remotes/shell-context';
import { slotOwner } from '../slots';
import { connection } from './connection';
import { untilUsed } from './first-use';
import type { ScriptFetch } from './script-fetch';

/** Parts that a shopper opens by a click, and that have to work without a network too. */
const PARTS: SlotName[] = ['cart.drawer', 'cart.add-to-cart', 'search.dialog'];

const idle = () =>
  new Promise<void>((resolve) => {
    whenIdle(resolve);
  });

/**
 * Fetches the code of cart and search once the page is used, one part after the other, so that they
 * open at once, and even when the network is lost later. Only scripts of the page's releases are
 * fetched, with their integrity, and none on Save-Data or 2G.
 */
export async function prefetchParts(
  { releases }: Pick<Shell, 'releases'>,
  fetchScripts: ScriptFetch,
): Promise<void> {
  await untilUsed();
  for (const part of PARTS) {
    await idle();
    const release = releases[slotOwner(part).remote];
    if (!release || connection().spared) continue;
    await fetchScripts(release, () => [release.fragments[part], release.later?.[part]]);
  }
}
