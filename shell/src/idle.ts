import { whenIdle } from 'shared-ui/when-idle';
import type { Connected } from './connect';
import { leaveStoredPage } from './network/as-of';
import { NetworkStrip } from './network/network-strip';
import { connectServiceWorker } from './network/service-worker';
import { useStrip } from './network/strip';
import { OPEN_CART } from './open-cart-hash';
import { openCart } from './overlays';
import { untilPageShown } from './page-shown';
import { readDocument } from './read-document';
import { watchVitals } from './reports/vitals';

/** What a page does when it is shown and the browser has time: measures, and stores itself. */
export async function afterShown({ reports, router, app }: Connected): Promise<void> {
  watchVitals((name, value) => {
    reports.report({ kind: 'vital', message: name, value, part: app });
  });
  useStrip.setState({ Strip: NetworkStrip });
  let wasIdle = true;
  router.subscribe(({ navigation }) => {
    const isIdle = navigation.state === 'idle';
    if (wasIdle && !isIdle) leaveStoredPage();
    wasIdle = isIdle;
  });
  if (window.location.hash === OPEN_CART) {
    // A reload later opens it no more.
    window.history.replaceState(window.history.state, '', window.location.pathname);
    openCart();
  }
  // A preview or a local build is nothing to be stored.
  const { ticket, offer } = readDocument().state;
  if (ticket === null && offer === undefined) return;
  await untilPageShown();
  await new Promise<void>(whenIdle);
  await connectServiceWorker();
}
