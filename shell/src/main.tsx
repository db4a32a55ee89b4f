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
import { createRemotes } from './remotes/remotes';
import { ShellContext, type Shell } from './remotes/shell-context';
import { Slot } from './remotes/slot';
import { report } from './report';
import { keepPlace } from './return-to';
import { createShopRouter } from './router';
import { notify } from './toasts';

const stateElement = document.getElementById(STATE_ELEMENT);
const root = document.getElementById('root');
if (!stateElement || !root) throw new Error('this document was not made by the document server');

const state = JSON.parse(stateElement.textContent ?? '') as PageState;
const { Frame } = createFrame<{ nonce: string }>('shell');

const parts = createBrowserHost({
  config: state.config,
  nonce: stateElement.nonce ?? '',
  Slot,
  notify,
  openCart,
  openSearch,
  openInquiry,
  report,
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

const releases = Object.entries(state.releases).filter(([name]) => name !== 'shell');
const shell: Shell = {
  parts,
  config: state.config,
  releases: state.releases,
  development: state.development,
  remotes: createRemotes({
    releases: state.releases,
    federation: createFederation(releases.map(([, release]) => release)),
    hostFor: (name) => parts.hostFor(name),
    onError: (name, error) => {
      report({ kind: 'error', message: String(error), part: name });
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
