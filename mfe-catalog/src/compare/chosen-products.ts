import { useSyncExternalStore } from 'react';
import { COMPARED_MOST } from './compared-most';

const KEY = 'compare';

/** A product that was chosen to be compared, by its own or a variant's id. */
export type ChosenProduct = { id: string; name: string };

const NONE: readonly ChosenProduct[] = [];
const listeners = new Set<() => void>();
/** What is stored, once it has been read; only ever set in a browser. */
let known: readonly ChosenProduct[] | undefined;

const isChosen = (value: unknown): value is ChosenProduct =>
  typeof (value as ChosenProduct | null)?.id === 'string' &&
  typeof (value as ChosenProduct).name === 'string';

/** By hand, without a schema: every list of products carries this code. */
function read(): readonly ChosenProduct[] {
  try {
    const list = JSON.parse(sessionStorage.getItem(KEY) ?? '') as unknown[];
    return list.filter(isChosen).slice(0, COMPARED_MOST);
  } catch {
    // Nothing is stored, something else is, or storage is blocked.
    return NONE;
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

function snapshot(): readonly ChosenProduct[] {
  known ??= read();
  return known;
}

const serverSnapshot = () => NONE;
const nothingChosen = () => false;

/** The products chosen in this tab, in the order in which they were chosen. */
export function useChosen(): readonly ChosenProduct[] {
  return useSyncExternalStore(subscribe, snapshot, serverSnapshot);
}

/** Whether a product is chosen; draws its part anew only when that changes. */
export function useIsChosen(id: string): boolean {
  return useSyncExternalStore(
    subscribe,
    () => snapshot().some((chosen) => chosen.id === id),
    nothingChosen,
  );
}

/** Replaces what is chosen. */
export function setChosen(list: readonly ChosenProduct[]): void {
  known = list.slice(0, COMPARED_MOST);
  try {
    sessionStorage.setItem(KEY, JSON.stringify(known));
  } catch {
    // Then it lasts until the page goes.
  }
  for (const listener of listeners) listener();
}

/**
 * Chooses a product, or takes it out.
 * @returns false where as many are chosen as can be compared; then nothing changes
 */
export function choose(product: ChosenProduct, on: boolean): boolean {
  const others = snapshot().filter(({ id }) => id !== product.id);
  if (on && others.length >= COMPARED_MOST) return false;
  setChosen(on ? [...others, product] : others);
  return true;
}
