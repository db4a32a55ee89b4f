import { safeStorage, readJson } from 'shared-contracts/storage';
import { routes } from './routes';

const KEY = 'return-to';

/** The page that a guest wanted when the guard sent them to /login, with its name. */
export type ReturnTo = { to: string; label: string };

/** What the history's entry of /login says where an ended session led there. */
export const SESSION_ENDED = 'session-ended';

const storage = () => safeStorage(() => window.sessionStorage);

/** Stores for this tab where the shopper wanted to go. */
export function keepReturn(place: ReturnTo): void {
  storage().write(KEY, JSON.stringify(place));
}

/** Whether a path matches a route's pattern; each ':name' of the pattern matches one segment. */
function isOf(pattern: string, pathname: string): boolean {
  const wanted = pattern.split('/');
  const given = pathname.replace(/\/$/, '').split('/');
  return (
    wanted.length === given.length &&
    wanted.every((segment, at) => segment.startsWith(':') || segment === given[at])
  );
}

/** Stores the page that the shopper loses by an expired session, if it is a protected one. */
export function keepPlace({ pathname, search }: { pathname: string; search: string }): void {
  const route = routes.find(({ path }) => isOf(path, pathname));
  if (route?.kind === 'remote' && route.guard === 'signed-in') {
    keepReturn({ to: `${pathname}${search}`, label: route.label });
  }
}

/** The stored value as text, which React can compare as a snapshot. */
export function keptReturn(): string | null {
  return storage().read(KEY);
}

/** Reads the stored value; null unless it is a path of this origin. */
export function parseReturn(text: string | null): ReturnTo | null {
  const kept = readJson(text);
  if (typeof kept !== 'object' || kept === null) return null;
  const { to, label } = kept as Record<string, unknown>;
  if (typeof to !== 'string' || typeof label !== 'string' || !/^\/(?!\/)/.test(to)) return null;
  return { to, label };
}

export function forgetReturn(): void {
  storage().remove(KEY);
}
