/** What of the page came from this browser's storage, because the network didn't reply or was slow. */
import { create } from 'zustand';
import { isOfDocument } from './offline-states';

type AsOf = {
  /** The time of the oldest of it, in milliseconds; null where all came from the network. */
  at: number | null;
  /** Whether the network has brought the page meanwhile. */
  fresh: boolean;
  /** Whether the network was down while it was shown, and is there again. */
  back: boolean;
};

const NOTHING: AsOf = { at: null, fresh: false, back: false };

export const useAsOf = create<AsOf>(() => NOTHING);

export function storedPartShown(at: number): void {
  useAsOf.setState((shown) => ({ ...NOTHING, at: Math.min(shown.at ?? at, at) }));
}

/** The page's document came from storage. */
export function storedDocumentShown(at: number, pathname: string): void {
  if (isOfDocument(pathname)) storedPartShown(at);
}

/** The network has brought the page that was shown from storage. */
export function freshPageHere(): void {
  useAsOf.setState(({ at, back }) => ({ at, back, fresh: at !== null }));
}

/** The network is there again, and what is shown still comes from storage. */
export function networkIsBack(): void {
  useAsOf.setState(({ at }) => ({ at, back: at !== null, fresh: at !== null }));
}

/** Another page is shown. */
export function leaveStoredPage(): void {
  useAsOf.setState(NOTHING);
}
