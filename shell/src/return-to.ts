import { safeStorage, readJson } from 'host-kit/storage';

const KEY = 'return-to';

/** Where a guest wanted to go when the guard sent them to /login, and what it is called. */
export type ReturnTo = { to: string; label: string };

const storage = () => safeStorage(() => window.sessionStorage);

/** Keeps where the shopper wanted to go, for this tab. */
export function keepReturn(place: ReturnTo): void {
  storage().write(KEY, JSON.stringify(place));
}

/** The kept place, if it is a path of this origin. */
export function readReturn(): ReturnTo | null {
  const kept = readJson(storage().read(KEY));
  if (typeof kept !== 'object' || kept === null) return null;
  const { to, label } = kept as Record<string, unknown>;
  if (typeof to !== 'string' || typeof label !== 'string' || !/^\/(?!\/)/.test(to)) return null;
  return { to, label };
}

export function forgetReturn(): void {
  storage().remove(KEY);
}
