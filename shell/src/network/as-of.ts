/** What of the page came from this browser's storage, because the network didn't reply or was slow. */
import { create } from 'zustand';

type AsOf = {
  /** The time of the oldest of it, in milliseconds; null where all came from the network. */
  at: number | null;
  /** Whether the network has brought the page meanwhile. */
  fresh: boolean;
};

const NOTHING: AsOf = { at: null, fresh: false };

export const useAsOf = create<AsOf>(() => NOTHING);

export function storedPartShown(at: number): void {
  useAsOf.setState((shown) => ({ at: Math.min(shown.at ?? at, at), fresh: false }));
}

/** The network has brought the page that was shown from storage. */
export function freshPageHere(): void {
  useAsOf.setState(({ at }) => ({ at, fresh: at !== null }));
}

/** Another page is shown. */
export function leaveStoredPage(): void {
  useAsOf.setState(NOTHING);
}
