import { z } from 'shared-contracts/schema';
import { readJson, safeStorage } from 'shared-contracts/storage';

const KEY = 'search-history';
const KEPT = 10;
/** How many of them are shown (specification, section 9). */
export const RECENT_SHOWN = 5;

const stored = z.array(z.string());
const storage = safeStorage(() => window.localStorage);

/** The list with a query at its front; a blank one is not saved, a repeated one moves up. */
function withQuery(list: readonly string[], query: string): string[] {
  const text = query.replaceAll(/\s+/g, ' ').trim();
  return text === '' ? [...list] : [text, ...withoutQuery(list, text)].slice(0, KEPT);
}

function withoutQuery(list: readonly string[], query: string): string[] {
  return list.filter((other) => other.toLowerCase() !== query.toLowerCase());
}

function read(): string[] {
  const text = z.safeParse(stored, readJson(storage.read(KEY)));
  return text.success ? text.data.filter((query) => query.trim() !== '').slice(0, KEPT) : [];
}

function write(list: readonly string[]): void {
  // Where storage is blocked or full, recent searches are not stored.
  storage.write(KEY, JSON.stringify(list));
}

/** The recent searches of this browser, newest first. Called in a browser only. */
export function readHistory(): string[] {
  return read();
}

/**
 * Stores a search that the shopper confirmed by Enter, by a pick, or by a click on a result
 * (reading 13).
 */
export function saveSearch(query: string): void {
  write(withQuery(read(), query));
}

/** @returns the searches that are left */
export function removeSearch(query: string): string[] {
  const left = withoutQuery(read(), query);
  write(left);
  return left;
}
