import { safeStorage, readJson } from 'shared-contracts/storage';
import { routes } from './routes';

const KEY = 'return-to';

/** Where a guest wanted to go when the guard sent them to /login, and what it is called. */
export type ReturnTo = { to: string; label: string };

const storage = () => safeStorage(() => window.sessionStorage);

/** Keeps where the shopper wanted to go, for this tab. */
export function keepReturn(place: ReturnTo): void {
  storage().write(KEY, JSON.stringify(place));
}

/** Whether a path is one of a route's; each ':name' of the route stands for one segment. */
function isOf(pattern: string, pathname: string): boolean {
  const wanted = pattern.split('/');
  const given = pathname.replace(/\/$/, '').split('/');
  return (
    wanted.length === given.length &&
    wanted.every((segment, at) => segment.startsWith(':') || segment === given[at])
  );
}

/** Keeps the page from which an ended session leads away, if it is a protected one. */
export function keepPlace({ pathname, search }: { pathname: string; search: string }): void {
  const route = routes.find(({ path }) => isOf(path, pathname));
  if (route?.kind === 'remote' && route.guard === 'signed-in') {
    keepReturn({ to: `${pathname}${search}`, label: route.label });
  }
}

/** What is kept, as text: a snapshot that React can compare. */
export function keptReturn(): string | null {
  return storage().read(KEY);
}

/** The kept place, if it is a path of this origin. */
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
