/** When a shopper is invited to install the shop, or to open it in a browser of their own. */
import type { Events } from 'shared-contracts/facts';
import { paths } from 'shared-contracts/paths';
import type { SafeStorage } from 'shared-contracts/storage';
import { readCartUnits } from 'shared-contracts/storage-keys/cart-units';
import { isInAppBrowser } from 'shared-ui/in-app-browser';
import { create } from 'zustand';
import { countVisit } from './visits';

/** What Chromium gives where the shop can be installed. */
export type InstallPrompt = Event & { prompt(): Promise<{ outcome: string }> };

type Invitation =
  | { kind: 'none' }
  | { kind: 'install'; prompt: InstallPrompt }
  /** Safari of iOS can be told how, and asks nothing itself. */
  | { kind: 'add' }
  /** In another app's browser; `units` are in the cart that comes along. */
  | { kind: 'elsewhere'; units: number };

type Invited = {
  invitation: Invitation;
  /** The page with which it came. */
  since: string;
  /** By its button, or answered: it isn't said again. */
  close: () => void;
};

export const useInvitation = create<Invited>(() => ({
  invitation: { kind: 'none' },
  since: '',
  close: () => undefined,
}));

const CLOSED = 'install-closed';

/** How long a product is read by somebody who means it, in milliseconds. */
const READ = 20_000;

const isIosSafari = (agent: string) =>
  /iPhone|iPad|iPod/.test(agent) && /Safari/.test(agent) && !/CriOS|FxiOS|EdgiOS/.test(agent);

type Place = { pathname: string };
type Router = {
  state: { location: Place };
  subscribe(listener: (state: { location: Place }) => void): unknown;
};

export type InvitationDependencies = {
  router: Router;
  events: Pick<Events, 'on'>;
  local: SafeStorage;
  /** Of the tab. */
  session: SafeStorage;
  agent: string;
  now: () => number;
};

/**
 * Invites with the next page, so that nothing moves under a finger: to install, from the second
 * visit on, whoever has something in the cart, searched, or read a product for a while; to one's own
 * browser, whoever is in another app's. Once closed it isn't said again: the first never, the second
 * not in this tab.
 */
export function inviteLater({
  router,
  events,
  local,
  session,
  agent,
  now,
}: InvitationDependencies): void {
  const inApp = isInAppBrowser(agent);
  const asked = inApp ? session : local;
  let units = Number(readCartUnits(local));
  let meant = false;
  let prompt: InstallPrompt | null = null;
  let closed = asked.read(CLOSED) !== null;
  let visits = countVisit(local, now());
  let place = { path: router.state.location.pathname, since: now() };

  function close(): void {
    closed = true;
    asked.write(CLOSED, '1');
    useInvitation.setState({ invitation: { kind: 'none' } });
  }

  function invited(): Invitation {
    if (closed) return { kind: 'none' };
    if (inApp) return { kind: 'elsewhere', units };
    if (visits < 2 || !meant) return { kind: 'none' };
    if (prompt) return { kind: 'install', prompt };
    return { kind: isIosSafari(agent) ? 'add' : 'none' };
  }

  window.addEventListener('beforeinstallprompt', (event) => {
    // The browser's own invitation would come on a first visit, and after it was closed.
    event.preventDefault();
    prompt = event as InstallPrompt;
  });
  window.addEventListener('appinstalled', close);
  events.on('cart:changed', (fact) => {
    units = fact.units;
    const { kind } = useInvitation.getState().invitation;
    if (kind === 'elsewhere') useInvitation.setState({ invitation: { kind, units } });
  });
  useInvitation.setState({ close });
  router.subscribe(({ location: { pathname } }) => {
    if (pathname === place.path) return;
    const read = place.path.startsWith(paths.product('')) && now() - place.since >= READ;
    meant ||= units > 0 || read || place.path === paths.search();
    place = { path: pathname, since: now() };
    visits = countVisit(local, now());
    const { since, invitation } = useInvitation.getState();
    const next = invited();
    useInvitation.setState({
      invitation: next,
      since: next.kind === invitation.kind ? since : pathname,
    });
  });
}
