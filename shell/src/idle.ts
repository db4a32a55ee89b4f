import type { Connected } from './connect';
import { leaveStoredPage } from './network/as-of';
import { NetworkState } from './network/network-state';
import { connectServiceWorker } from './network/service-worker';
import { useStrip } from './network/strip';
import { OPEN_CART } from './open-cart-hash';
import { watchVitals } from './reports/vitals';

/**
 * What a page does when the browser has time: it measures, and stores itself.
 * @param shown when the page is shown and what opens over it is here
 */
export async function afterShown(
  { reports, router, app, shell }: Connected,
  shown: Promise<void>,
): Promise<void> {
  watchVitals((name, value) => {
    reports.report({ kind: 'vital', message: name, value, part: app });
  });
  useStrip.setState({ Strip: NetworkState });
  let wasIdle = true;
  router.subscribe(({ navigation }) => {
    const isIdle = navigation.state === 'idle';
    if (wasIdle && !isIdle) leaveStoredPage();
    wasIdle = isIdle;
  });
  if (window.location.hash === OPEN_CART) {
    // A reload later opens it no more.
    window.history.replaceState(window.history.state, '', window.location.pathname);
    shell.parts.hostFor('shell').openCart();
  }
  // A preview or a local build is nothing to be stored.
  if (!shell.ticket && !shell.offer) return;
  await shown;
  await connectServiceWorker();
}
