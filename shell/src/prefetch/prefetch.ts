import type { RemoteRoute } from 'shared-contracts/document-contract';
import type { Visit } from 'shared-contracts/door';
import { matchRoute } from '../match-route';
import { routes } from '../routes';
import type { Shell } from '../remotes/shell-context';
import { connection } from './connection';
import { untilUsed } from './first-use';
import { createScriptFetch, type ScriptFetch } from './script-fetch';

/**
 * How long a pointer has to rest on a link before its page is fetched, in milliseconds; a pointer
 * that only passes rests for less.
 */
const RESTS = 80;
/** How many kinds of pages, of those that this page links to, are fetched once it is used. */
const QUIET_PAGES = 2;

type Target = { route: RemoteRoute; visit: Visit };

/** The shop's own page that a link leads to, if it is another one. */
export function targetOf(link: Element | null, here: string): Target | null {
  const anchor = link?.closest<HTMLAnchorElement>('a[href]');
  if (!anchor || anchor.target || anchor.hasAttribute('download')) return null;
  const url = new URL(anchor.href, here);
  const current = new URL(here);
  if (url.origin !== current.origin || url.pathname === current.pathname) return null;
  const matched = matchRoute(routes, url.pathname);
  if (matched?.route.kind !== 'remote') return null;
  const { route, params } = matched;
  return { route, visit: { url, params } };
}

type Rest = (wait: number, then: (() => void) | null) => void;

/** Does only the last thing that it is given, after a wait in milliseconds. */
function createRest(): Rest {
  let timer: ReturnType<typeof setTimeout> | undefined;
  return (wait, then) => {
    clearTimeout(timer);
    if (then) timer = setTimeout(then, wait);
  };
}

/**
 * Fetches what the next page needs before it is asked for: its scripts when a link is pointed at,
 * touched or focused, and those of the likeliest pages once the page is used; its data when a link
 * is pointed at and its remote is already loaded. Nothing is fetched on Save-Data or 2G.
 */
export function prefetchNextPages(
  shell: Shell,
  fetchScripts: ScriptFetch = createScriptFetch(),
): void {
  function prepare({ route, visit }: Target, withData: boolean): void {
    const release = shell.releases[route.remote];
    if (!release || connection().spared) return;
    void fetchScripts(release, () => [release.pages[route.page]]);
    // A customer's own data is not fetched ahead: an order placed meanwhile would change it.
    const everybodys = route.guard === 'none';
    if (!withData || !everybodys || shell.remotes.status(route.remote).kind !== 'ready') return;
    void shell.remotes.load(route.remote).then((module) => {
      const calls = module.pages[route.page]?.firstCalls?.(visit) ?? [];
      for (const call of calls) shell.parts.http.ahead(call);
    });
  }

  // Apart, because the focus that a new page takes says nothing of where the pointer rests.
  const pointer = createRest();
  const focus = createRest();
  const meant = (event: Event, rest: Rest, wait: number) => {
    const target = targetOf(event.target as Element | null, window.location.href);
    rest(wait, target && (() => prepare(target, true)));
  };
  document.addEventListener('pointerover', (event) => {
    meant(event, pointer, RESTS);
  });
  document.addEventListener('pointerdown', (event) => {
    meant(event, pointer, 0);
  });
  document.addEventListener('focusin', (event) => {
    meant(event, focus, RESTS);
  });

  void untilUsed().then(() => {
    const kinds = new Map<string, Target>();
    for (const link of document.querySelectorAll('main a[href]')) {
      const target = targetOf(link, window.location.href);
      if (target?.route.guard !== 'none') continue;
      if (!kinds.has(target.route.path)) kinds.set(target.route.path, target);
      if (kinds.size === QUIET_PAGES) break;
    }
    for (const target of kinds.values()) prepare(target, false);
  });
}
