import { whenIdle } from 'shared-ui/when-idle';
import type { Connected } from './connect';
import { fetchOpened } from './opened';
import { firstUse } from './prefetch/first-use';
import { untilPageShown } from './page-shown';
import { prefetchNextPages } from './prefetch/prefetch';
import { prefetchParts } from './prefetch/prefetch-parts';
import { createScriptFetch } from './prefetch/script-fetch';

async function untilShownAndIdle(): Promise<void> {
  await untilPageShown();
  await new Promise<void>(whenIdle);
}

/** Fetches what the shopper may need next, and begins to measure; the page needs none of it. */
export function prepareNext(connected: Connected): void {
  const { shell } = connected;
  const { parts } = shell;
  const fetchScripts = createScriptFetch();
  prefetchNextPages(shell, fetchScripts);
  void prefetchParts(shell, fetchScripts);

  // A customer's cart is asked for at once. A guest's page has its answers in the document, and a
  // guest who only reads makes no call.
  const asks = parts.session.read() ? Promise.resolve() : firstUse();
  void asks.then(() => parts.http.prepare());

  const shown = untilShownAndIdle().then(async () => {
    // Where it fails, a navigation loads it anew.
    await Promise.all([connected.ready().catch(() => undefined), fetchOpened()]);
  });
  whenIdle(() => {
    import(/* webpackChunkName: "idle" */ './idle')
      .then(({ afterShown }) => afterShown(connected, shown))
      // What is done in idle time, nobody waits for.
      .catch(() => undefined);
  });
}
