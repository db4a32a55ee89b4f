import { LIGHT_SEARCH, takeKeys } from '../early-input/take-keys';
import { openSearch } from '../overlays';

/** What had the focus before the search was opened; it gets it back. */
let opener: Element | null = null;

/**
 * Opens the search with what the header's box holds; the box takes the keys until the dialog does.
 * @param from what gets the focus when the search is closed
 */
export function beginSearch(from: Element | null): void {
  opener = from;
  openSearch(takeKeys()?.value);
}

/** Gives the focus back, unless something else has it by now. */
export function endSearch(): void {
  const present = document.activeElement;
  const isFree = present === document.body || present?.closest(`[${LIGHT_SEARCH}]`);
  const before = opener;
  opener = null;
  if (!isFree || !before?.isConnected) return;
  // Not in the box, where the next '/' would be a letter.
  if (before === document.body) (present as HTMLElement).blur();
  else if (before instanceof HTMLElement) before.focus();
}
