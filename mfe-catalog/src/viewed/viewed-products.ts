import { useSyncExternalStore } from 'react';
import { z } from 'shared-contracts/schema';
import { readJson, safeStorage } from 'shared-contracts/storage';

const KEY = 'recently-viewed';
/** The one that is looked at, and those before it. */
const KEPT = 7;

const viewed = z.object({
  id: z.string(),
  name: z.string(),
  brand: z.string(),
  picture: z.nullable(z.string()),
  variant: z.optional(z.object({ id: z.string(), name: z.string() })),
});
const stored = z.array(viewed);
const storage = safeStorage(() => window.localStorage);

/** What is remembered of a product that was looked at: no price, which may have changed since. */
export type ViewedProduct = {
  id: string;
  name: string;
  brand: string;
  picture: string | null;
  /** The variant that was looked at last, where one was asked for. */
  variant?: { id: string; name: string } | undefined;
};

const NONE: readonly ViewedProduct[] = [];
const listeners = new Set<() => void>();
/** What is stored, once it has been read; only ever set in a browser. */
let known: readonly ViewedProduct[] | undefined;

function read(): readonly ViewedProduct[] {
  const list = z.safeParse(stored, readJson(storage.read(KEY)));
  return list.success ? list.data.slice(0, KEPT) : NONE;
}

function write(list: readonly ViewedProduct[]): void {
  known = list;
  // Where storage is blocked or full it is remembered until the page goes.
  storage.write(KEY, JSON.stringify(list));
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

function snapshot(): readonly ViewedProduct[] {
  known ??= read();
  return known;
}

const serverSnapshot = () => NONE;

/** The products that were looked at in this browser, newest first. */
export function useViewed(): readonly ViewedProduct[] {
  return useSyncExternalStore(subscribe, snapshot, serverSnapshot);
}

/** Remembers a product as the newest that was looked at. */
export function keepViewed(product: ViewedProduct): void {
  const others = snapshot().filter(({ id }) => id !== product.id);
  write([product, ...others].slice(0, KEPT));
}

export function forgetViewed(): void {
  write(NONE);
}
