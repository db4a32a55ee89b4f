import { createBrowserHost } from 'host-kit/host';
import type { AppName } from 'shared-contracts/app-names';
import { DOCUMENT_VERSION } from 'shared-contracts/document-version';
import { paths } from 'shared-contracts/paths';
import { leaveOthersPages } from './back-forward';
import { replayEarlyInput } from './early-input/replay';
import { matchRoute } from './match-route';
import { EARLY_CALLS, RENDERED, STATE_ELEMENT, type EarlyCall, type PageState } from './page-state';
import { openCart, openInquiry, openSearch } from './overlays';
import { createFederation } from './remotes/federation';
import { createIntegrity } from './remotes/integrity';
import { loadFirstPage } from './remotes/first-page';
import { createLaterParts } from './remotes/later-parts';
import { createRemotes } from './remotes/remotes';
import { originAnswers } from './remotes/origin-answers';
import { createTabReleases } from './remotes/tab-releases';
import type { Shell } from './remotes/shell-context';
import { Slot } from './remotes/slot';
import { createReports, type Reports } from './reports/reports';
import { stackOf } from './reports/stack';
import { keepPlace, SESSION_ENDED } from './return-to';
import { routes } from './routes';
import { createShopRouter, type Shown } from './router';
import { notify } from './toasts';
import { watchUncaught } from './uncaught';

/** The shell at work, before anything is shown. */
export type Connected = {
  /** Where the page is shown. */
  root: HTMLElement;
  nonce: string;
  shell: Shell;
  router: ReturnType<typeof createShopRouter>;
  reports: Reports;
  /** Whether the document contains the page, and this shopper may see it. */
  shown: boolean;
  /** Whose page the document was asked for. */
  app: AppName;
};

/**
 * Reads what the document says, connects the parts of the shell, and begins to load the page's code.
 * @throws where the document is none of the document server's, or of another version
 */
export function connect(): Connected {
  const stateElement = document.getElementById(STATE_ELEMENT);
  const root = document.getElementById('root');
  if (!stateElement || !root) throw new Error('this document was not made by the document server');

  const state = JSON.parse(stateElement.textContent ?? '') as PageState;
  if (state.version !== DOCUMENT_VERSION) throw new Error('this document is of another version');

  const reports = createReports({
    path: () => router.state.matches.at(-1)?.route.path ?? '*',
    versionOf: (app) =>
      app === 'shell' ? (state.releases.shell?.version ?? '') : shell.remotes.version(app),
    ticket: state.ticket,
    offer: state.offer ?? null,
    silent: state.ticket === null && state.offer === undefined,
  });
  const parts = createBrowserHost({
    config: state.config,
    flags: state.flags ?? [],
    nonce: stateElement.nonce ?? '',
    Slot,
    notify,
    openCart,
    openSearch,
    openInquiry,
    report: reports.report,
    onSessionEnd(reason) {
      // A logout reloads the page (specification, section 4); an expired session opens /login.
      if (reason === 'logout') window.location.reload();
      else {
        keepPlace(router.state.location);
        void router.navigate(paths.login(), { state: SESSION_ENDED });
      }
    },
  });
  for (const { request, answer } of state.answers) {
    parts.http.ahead(request, Promise.resolve(answer));
  }
  const early = (globalThis as { [EARLY_CALLS]?: EarlyCall[] })[EARLY_CALLS] ?? [];
  // A failed early call is sent again by the HTTP client, which says what kind of failure it is.
  for (const { request, answer } of early) {
    parts.http.ahead(
      request,
      answer.catch(() => parts.http.send(request)),
    );
  }

  leaveOthersPages(parts.session);
  watchUncaught({ notify, report: reports.report });

  const url = new URL(window.location.href);
  const asked = matchRoute(routes, url.pathname);

  /**
   * Whether the document's page may be shown to this shopper: the guard of a page can be checked only
   * in the browser.
   */
  function isShown(): boolean {
    if (!root?.hasAttribute(RENDERED)) return false;
    const guard = asked?.route.kind === 'remote' ? asked.route.guard : 'none';
    return guard === 'none' || (guard === 'signed-out' && parts.session.read() === null);
  }
  const shown = isShown();

  const leaveListeners = new Set<() => void>();
  const changeListeners = new Set<() => void>();
  const onLeave = (listener: () => void) => {
    leaveListeners.add(listener);
    return () => {
      leaveListeners.delete(listener);
    };
  };
  const releases = createTabReleases({
    releases: state.releases,
    good: state.good,
    originAnswers,
    tell: reports.tell,
  });
  const integrityOf = createIntegrity(
    [state.releases, state.good].flatMap((releases) => Object.values(releases)),
  );
  const shell: Shell = {
    parts,
    config: state.config,
    releases: state.releases,
    development: state.development,
    overridable: state.overridable,
    override: state.override,
    hot: state.hot,
    remoteLimit: state.remoteLimit,
    onSlot: () => undefined,
    onStarted: replayEarlyInput(),
    onLeave,
    untilWanted: createLaterParts({
      page: shown && asked?.route.kind === 'remote' ? root : null,
      session: parts.session,
      onChange: (listener) => {
        changeListeners.add(listener);
      },
    }),
    remotes: createRemotes({
      releases,
      federation: createFederation(integrityOf, state.remoteLimit),
      hostFor: (name) => parts.hostFor(name),
      onError: (name, error) => {
        reports.report({ kind: 'error', message: String(error), part: name, ...stackOf(error) });
      },
    }),
  };

  /** The page that the document contains; null for the 404 page, which needs no remote. */
  function shownPage(): Shown | null {
    if (asked?.route.kind !== 'remote') return null;
    const { route, params } = asked;
    const leaving = new AbortController();
    onLeave(() => {
      leaving.abort();
    });
    return { route, first: loadFirstPage(shell, route, { params, url }, leaving.signal) };
  }

  const router = createShopRouter(() => shell, state.development, shown ? shownPage() : null);
  router.subscribe(({ navigation, revalidation }) => {
    const leaves = navigation.state !== 'idle';
    if (!leaves && revalidation === 'idle') return;
    for (const listener of changeListeners) listener();
    if (leaves) for (const listener of [...leaveListeners]) listener();
  });

  return {
    root,
    nonce: stateElement.nonce ?? '',
    shell,
    router,
    reports,
    shown,
    // Web vitals belong to the remote whose page the shopper opened first.
    app: asked?.route.kind === 'remote' ? asked.route.remote : 'shell',
  };
}
