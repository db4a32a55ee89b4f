import { holdsDraft } from 'host-kit/draft';
import type { RemoteName, SessionApi } from 'shared-contracts/door';
import type { SlotName } from 'shared-contracts/slots';
import { safeStorage } from 'shared-contracts/storage';
import { holdsGuestCart } from 'shared-contracts/storage-keys/guest-cart-held';
import { whenIdle } from 'shared-ui/when-idle';
import { INPUT, type EarlyPage } from '../early-input/early-page';
import { untilPageShown } from '../page-shown';
import { untilUsed } from '../prefetch/first-use';
import { slotOwner } from '../slots';

/**
 * When the code of a part comes that the document already shows: once the page is used, once the
 * part is in sight, or as soon as the page is shown and the browser has time.
 */
type Moment = 'used' | 'in sight' | 'idle';

/** `own`: the part shows what the browser holds of its shopper; then its code comes at once. */
type LaterPart = { moment: Moment; own: boolean };

/**
 * The parts that a guest with an empty cart sees in the document as they will stay, so that the
 * page is ready without their code. A touch of the part itself is answered whenever it comes: the
 * early input is kept until the part is hydrated.
 */
const LATER: Partial<Record<SlotName, LaterPart>> = {
  'account.menu': { moment: 'used', own: true },
  'account.save-to-list': { moment: 'used', own: false },
  'cart.button': { moment: 'used', own: true },
  'cart.add-to-cart': { moment: 'idle', own: true },
  'catalog.list-filter': { moment: 'idle', own: false },
  'catalog.featured': { moment: 'in sight', own: false },
  'catalog.brand-marquee': { moment: 'in sight', own: false },
  'catalog.related': { moment: 'in sight', own: false },
};

/** Whether a document that shows the part needs no script of it at first. */
export const comesLater = (name: SlotName): boolean => Object.hasOwn(LATER, name);

/** What a shopper does with a part. */
const TOUCHES = ['pointerdown', 'focusin', 'keydown'];
/** How near the window a part counts as in sight. */
const NEAR = '100px';

export type LaterPartsDependencies = {
  /** The page's HTML, as the document brought it; null where the browser makes the page. */
  page: Element | null;
  session: Pick<SessionApi, 'read'>;
  /**
   * Calls the listener when the router shows another page, or the same one anew, as after a release
   * that failed: React doesn't show it while a part of the document waits.
   */
  onChange: (listener: () => void) => void;
};

function untilTouched(place: Element, signal: AbortSignal): Promise<void> {
  const early = (globalThis as EarlyPage)[INPUT] ?? [];
  if (early.some(({ target }) => place.contains(target))) return Promise.resolve();
  return new Promise((resolve) => {
    const touch = ({ target }: Event) => {
      if (place.contains(target as Node)) resolve();
    };
    // Above React's own listeners, which stop such an event on a part that isn't hydrated.
    for (const name of TOUCHES) document.addEventListener(name, touch, { capture: true, signal });
  });
}

async function untilInSight(place: Element): Promise<void> {
  await untilPageShown();
  return new Promise((resolve) => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        resolve();
      },
      { rootMargin: NEAR },
    );
    // A slot's place has no box of its own.
    for (const box of place.children) observer.observe(box);
  });
}

async function untilIdle(): Promise<void> {
  await untilPageShown();
  return new Promise(whenIdle);
}

/**
 * @returns for a part of the document's HTML that can wait, a promise of the moment at which its
 *   code is wanted; null for every other part
 */
export function createLaterParts({
  page,
  session,
  onChange,
}: LaterPartsDependencies): (name: SlotName) => Promise<void> | null {
  if (!page) return () => null;
  const { remote: cart } = slotOwner('cart.button');
  const stored = safeStorage(() => window.localStorage);
  const used = untilUsed();
  const changed = new Promise<void>((resolve) => {
    onChange(resolve);
  });

  /** Whether this browser holds something that a part shows, or says, and the document doesn't. */
  const isHeld = (remote: RemoteName) =>
    session.read() !== null || (remote === cart && holdsGuestCart(stored)) || holdsDraft(remote);

  /** Another tab may fill the cart; a page that the browser restores has not heard of it. */
  const untilHeld = (remote: RemoteName, signal: AbortSignal) =>
    new Promise<void>((resolve) => {
      const look = () => {
        if (isHeld(remote)) resolve();
      };
      for (const name of ['storage', 'pageshow']) window.addEventListener(name, look, { signal });
    });

  function untilMoment(moment: Moment, place: Element): Promise<void> {
    if (moment === 'used') return used;
    return moment === 'idle' ? untilIdle() : Promise.race([used, untilInSight(place)]);
  }

  function wanted(name: SlotName, { moment, own }: LaterPart): Promise<void> | null {
    const place = page?.querySelector(`[data-slot="${name}"]`);
    const { remote } = slotOwner(name);
    if (!place || (own && isHeld(remote))) return null;
    const over = new AbortController();
    const events = [changed, untilTouched(place, over.signal), untilMoment(moment, place)];
    if (own) events.push(untilHeld(remote, over.signal));
    return Promise.race(events).then(() => {
      over.abort();
    });
  }

  const waits = new Map(
    Object.entries(LATER).map(([name, part]) => [name, wanted(name as SlotName, part)]),
  );
  return (name) => waits.get(name) ?? null;
}
