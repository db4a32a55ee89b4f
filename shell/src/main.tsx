import 'shared-ui/archivo-latin.woff2';
import 'shared-ui/archivo-latin-ext.woff2';
import { createBrowserHost } from 'host-kit/host';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import { paths } from 'shared-contracts/paths';
import { createFrame } from 'shared-ui/frame';
import { leaveOthersPages } from './back-forward';
import { EARLY_CALLS, STATE_ELEMENT, type EarlyCall, type PageState } from './page-state';
import { openCart, openInquiry, openSearch } from './overlays';
import { createFederation } from './remotes/federation';
import { createIntegrity } from './remotes/integrity';
import { prefetchNextPages } from './prefetch/prefetch';
import { createRemotes } from './remotes/remotes';
import { originAnswers } from './remotes/control';
import { createTabReleases } from './remotes/tab-releases';
import { ShellContext, type Shell } from './remotes/shell-context';
import { Slot } from './remotes/slot';
import { createReports } from './reports/reports';
import { whenIdle } from './reports/when-idle';
import { keepPlace } from './return-to';
import { createShopRouter } from './router';
import { routes } from './routes';
import { notify } from './toasts';
import { watchUncaught } from './uncaught';

const stateElement = document.getElementById(STATE_ELEMENT);
const root = document.getElementById('root');
if (!stateElement || !root) throw new Error('this document was not made by the document server');

const state = JSON.parse(stateElement.textContent ?? '') as PageState;
const { Frame } = createFrame<{ nonce: string }>('shell');

const reports = createReports({
  path: () => router.state.matches.at(-1)?.route.path ?? '*',
  versionOf: (app) =>
    app === 'shell' ? (state.releases.shell?.version ?? '') : shell.remotes.version(app),
  silent: state.override !== null,
});
const parts = createBrowserHost({
  config: state.config,
  nonce: stateElement.nonce ?? '',
  Slot,
  notify,
  openCart,
  openSearch,
  openInquiry,
  report: reports.report,
  onSessionEnd(reason) {
    // A logout starts afresh (specification, section 4); an expired session leads to /login.
    if (reason === 'logout') window.location.reload();
    else {
      keepPlace(router.state.location);
      void router.navigate(paths.login());
    }
  },
});
for (const { request, answer } of state.answers) {
  parts.http.ahead(request, Promise.resolve(answer));
}
const early = (globalThis as { [EARLY_CALLS]?: EarlyCall[] })[EARLY_CALLS] ?? [];
// One that failed is asked again in the ordinary way, which tells what kind of failure it is.
for (const { request, answer } of early) {
  parts.http.ahead(
    request,
    answer.catch(() => parts.http.send(request)),
  );
}

leaveOthersPages(parts.session);
watchUncaught({ notify, report: reports.report });

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
  remoteLimit: state.remoteLimit,
  remotes: createRemotes({
    releases,
    federation: createFederation(integrityOf, state.remoteLimit),
    hostFor: (name) => parts.hostFor(name),
    onError: (name, error) => {
      reports.report({ kind: 'error', message: String(error), part: name });
    },
  }),
};
const router = createShopRouter(() => shell, state.development);

// What a boundary caught has been reported by it.
createRoot(root, { onCaughtError: () => undefined }).render(
  <Frame host={{ nonce: stateElement.nonce ?? '' }}>
    <ShellContext value={shell}>
      <RouterProvider router={router} />
    </ShellContext>
  </Frame>,
);

prefetchNextPages(shell, integrityOf);

// A guest's first call comes with a click; what it needs is there by then.
if (parts.session.read()) void parts.http.prepare();
else whenIdle(() => void parts.http.prepare());

// What a page feels like belongs to whose page the shopper came to.
const first = routes.find(({ path }) => path === router.state.matches.at(-1)?.route.path);
const app = first?.kind === 'remote' ? first.remote : 'shell';
whenIdle(() => {
  import(/* webpackChunkName: "vitals" */ './reports/vitals')
    .then(({ watchVitals }) => {
      watchVitals((name, value) => {
        reports.report({ kind: 'vital', message: name, value, part: app });
      });
    })
    // Nobody misses what isn't measured.
    .catch(() => undefined);
});
