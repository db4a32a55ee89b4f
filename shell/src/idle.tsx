import { lazy, Suspense, type ComponentType } from 'react';
import type { HostApi } from 'shared-contracts/door';
import { isPlaceName } from 'shared-contracts/places';
import type { ReleaseSet } from 'shared-contracts/release';
import { safeStorage } from 'shared-contracts/storage';
import type { Connected } from './connect';
import { inviteLater } from './install/invitation';
import { InvitationStrip } from './install/invitation-strip';
import { isStandalone } from './install/standalone';
import { leaveStoredPage } from './network/as-of';
import { NetworkState } from './network/network-state';
import { connectServiceWorker } from './network/service-worker';
import { useStrip } from './network/strip';
import { OPEN_CART } from './open-cart-hash';
import { measurePages, watchVitals } from './reports/vitals';

/** Their code comes only where a release of this document fills a place; a page goes on without it. */
const Places = lazy(async (): Promise<{ default: ComponentType }> =>
  import(/* webpackChunkName: "places" */ './places/places').then(
    ({ Places: Shown }) => ({ default: Shown }),
    () => ({ default: () => null }),
  ),
);

const fillsPlaces = (releases: ReleaseSet) =>
  Object.values(releases).some(({ fragments }) => Object.keys(fragments).some(isPlaceName));

/**
 * What is said above the page; what is said of the network comes first. What other teams fill below
 * it stands elsewhere in the document.
 */
const stripsOf = (host: HostApi, releases: ReleaseSet) =>
  function Strips() {
    return (
      <>
        <NetworkState />
        <InvitationStrip host={host} />
        {fillsPlaces(releases) ? (
          <Suspense fallback={null}>
            <Places />
          </Suspense>
        ) : null}
      </>
    );
  };

/**
 * What a page does when the browser has time: it measures, and stores itself.
 * @param shown when the page is shown and what opens over it is here
 */
export async function afterShown(
  { reports, router, app, shell }: Connected,
  shown: Promise<void>,
): Promise<void> {
  // A tab with a preview or a local build is no shopper's, and nothing of it is stored.
  const isShoppers = Boolean(shell.ticket ?? shell.offer);
  const noteLargest = isShoppers ? measurePages({ router, shell }) : null;
  watchVitals((name, value) => {
    reports.report({ kind: 'vital', message: name, value, part: app });
    if (name === 'LCP') noteLargest?.(value);
  });
  const host = shell.parts.hostFor('shell');
  useStrip.setState({ Strip: stripsOf(host, shell.releases) });
  if (!isStandalone()) {
    inviteLater({
      router,
      events: host.events,
      local: safeStorage(() => localStorage),
      session: safeStorage(() => sessionStorage),
      agent: navigator.userAgent,
      now: Date.now,
    });
  }
  let wasIdle = true;
  router.subscribe(({ navigation }) => {
    const isIdle = navigation.state === 'idle';
    if (wasIdle && !isIdle) leaveStoredPage();
    wasIdle = isIdle;
  });
  if (window.location.hash === OPEN_CART) {
    // A reload later opens it no more.
    window.history.replaceState(window.history.state, '', window.location.pathname);
    host.openCart();
  }
  if (!isShoppers) return;
  await shown;
  await connectServiceWorker();
}
