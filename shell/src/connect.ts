import { createBrowserHost } from 'host-kit/host';
import type { DataRouter } from 'react-router-dom';
import type { AppName } from 'shared-contracts/app-names';
import { paths } from 'shared-contracts/paths';
import { leaveOthersPages } from './back-forward';
import { takeEarlyAnswers } from './early-answers';
import { FOLLOWS, type EarlyPage } from './early-input/early-page';
import { replayEarlyInput } from './early-input/replay';
import { resumePersistentSignIn } from './persistent-sign-in';
import { matchRoute } from './match-route';
import { mayShow } from './may-show';
import { openCart, openInquiry, openSearch } from './overlays';
import { createPageChanges } from './page-changes';
import type { PageState } from './page-state';
import { readDocument } from './read-document';
import { createIntegrity } from './remotes/integrity';
import { loadFirstPage } from './remotes/first-page';
import { createLaterParts } from './remotes/later-parts';
import { tabRemotes } from './remotes/tab-remotes';
import type { Shell } from './remotes/shell-context';
import { Slot } from './remotes/slot';
import { createReports, type Reports } from './reports/reports';
import { keepPlace, SESSION_ENDED } from './return-to';
import { routes } from './routes';
import type { LateRouter } from './late-router';
import { createShopRouter, type Shown } from './router';
import { notify } from './toasts';
import { watchUncaught } from './uncaught';

/** The shell at work, before anything is shown. */
export type Connected = LateRouter & {
  /** Where the page is shown. */
  root: HTMLElement;
  nonce: string;
  shell: Shell;
  reports: Reports;
  /** Whether the document contains the page, and this shopper may see it. */
  shown: boolean;
  /** Whose page the document was asked for. */
  app: AppName;
};

/** The host of all remotes, whose pages the shell's router opens. */
const hostOf = (
  nonce: string,
  { config, flags = [] }: PageState,
  { report }: Reports,
  router: () => DataRouter | null,
) =>
  createBrowserHost({
    config,
    flags,
    nonce,
    Slot,
    notify,
    openCart,
    openSearch,
    openInquiry,
    report,
    onSessionEnd(reason) {
      // A logout reloads the page (specification, section 4); an expired session opens /login.
      if (reason === 'logout') window.location.reload();
      else {
        keepPlace(router()?.state.location ?? window.location);
        void resumePersistentSignIn().then((signedIn) => {
          if (signedIn) window.location.reload();
          else void router()?.navigate(paths.login(), { state: SESSION_ENDED });
        });
      }
    },
  });

/** Resolves once the history is at the document's page: React can't hydrate it as another one. */
const untilInPlace = async (): Promise<void> => {
  if (!(globalThis as EarlyPage)[FOLLOWS]?.left()) return;
  await new Promise((resolve) => {
    window.addEventListener('popstate', resolve, { once: true });
  });
  await untilInPlace();
};

/**
 * Reads what the document says, resumes a persistent sign-in, connects the parts of the shell, and begins
 * to load the page's code.
 * @throws where the document is none of the document server's, or of another version
 */
export async function connect(): Promise<Connected> {
  const { root, nonce, state } = readDocument();
  // Before any script that comes later is asked for.
  const integrityOf = createIntegrity(
    [state.releases, state.good].flatMap((set) => Object.values(set)),
  );
  await resumePersistentSignIn();

  let late: LateRouter | null = null;
  const router = () => late?.router ?? null;
  const reports = createReports({
    path: () => router()?.state.matches.at(-1)?.route.path ?? '*',
    versionOf: (app) =>
      app === 'shell' ? (state.releases.shell?.version ?? '') : shell.remotes.version(app),
    ticket: state.ticket,
    offer: state.offer ?? null,
    silent: state.ticket === null && state.offer === undefined,
  });
  const parts = hostOf(nonce, state, reports, router);
  takeEarlyAnswers(parts.http, state.answers);
  leaveOthersPages(parts.session);
  watchUncaught({ notify, report: reports.report });

  await untilInPlace();
  const url = new URL(window.location.href);
  const matched = matchRoute(routes, url.pathname);
  const route = matched?.route.kind === 'remote' ? matched.route : null;
  const shown = mayShow(root, route, parts.session);

  const changes = createPageChanges();
  const shell: Shell = {
    ...state,
    parts,
    onSlot: () => undefined,
    onStarted: replayEarlyInput(),
    onLeave: changes.onLeave,
    untilWanted: createLaterParts({
      page: shown && route ? root : null,
      session: parts.session,
      onChange: changes.onChange,
    }),
    remotes: tabRemotes(state, parts, reports, integrityOf),
  };

  /** The page that the document contains; null for the 404 page, which needs no remote. */
  function shownPage(): Shown | null {
    if (!matched || !route) return null;
    const leaving = new AbortController();
    changes.onLeave(() => {
      leaving.abort();
    });
    const { params } = matched;
    return { route, first: loadFirstPage(shell, route, { params, url }, leaving.signal) };
  }

  late = await createShopRouter(() => shell, state.development, shown ? shownPage() : undefined);
  late.router.subscribe(changes.follow);

  return {
    root,
    nonce,
    shell,
    ...late,
    reports,
    shown,
    // Web vitals belong to the remote whose page the shopper opened first.
    app: route?.remote ?? 'shell',
  };
}
