// @vitest-environment happy-dom
/** What the shell takes from the document. */
import { shopConfig } from 'host-kit/shop-config';
import { DOCUMENT_VERSION } from 'shared-contracts/document-version';
import { beforeEach, expect, it, vi } from 'vitest';
import { connect } from '../src/connect';
import { FOLLOWS, type EarlyPage } from '../src/early-input/early-page';
import { STATE_ELEMENT, type PageState } from '../src/page-state';

const state: PageState = {
  version: DOCUMENT_VERSION,
  ...{ releases: {}, good: {}, config: shopConfig, answers: [], ticket: null },
  ...{ development: false, overridable: false, override: null, remoteLimit: 10_000 },
};

/** Puts a document's state and the page's place into this one. */
function openDocument(told: PageState): void {
  const script = document.createElement('script');
  Object.assign(script, { type: 'application/json', id: STATE_ELEMENT });
  script.textContent = JSON.stringify(told);
  const root = document.createElement('div');
  root.id = 'root';
  document.body.replaceChildren(script, root);
}

beforeEach(() => {
  window.location.href = 'http://localhost/no-such-page';
  // Given by the build, as the libraries that the shell shares.
  vi.stubGlobal('__webpack_share_scopes__', { default: {} });
});

it('gives every remote the feature flags that the document names, or none', async () => {
  openDocument({ ...state, flags: ['catalog.price-steps'] });
  const { parts } = (await connect()).shell;
  expect(parts.hostFor('mfe-catalog').flags).toEqual(['catalog.price-steps']);
  openDocument(state);
  expect((await connect()).shell.parts.hostFor('mfe-catalog').flags).toEqual([]);
});

it('waits while the history is at another page’s entry, and starts where the shopper returns', async () => {
  openDocument(state);
  const page = window as EarlyPage;
  let isAway = true;
  page[FOLLOWS] = Object.assign(new AbortController(), { left: () => isAway });
  const started = vi.fn<() => void>();
  const connecting = connect().then(started);
  const move = async () => {
    window.dispatchEvent(new PopStateEvent('popstate'));
    await new Promise((resolve) => setTimeout(resolve, 20));
  };
  await move();
  await move();
  expect(started).not.toHaveBeenCalled();
  isAway = false;
  await move();
  await connecting;
  expect(started).toHaveBeenCalledOnce();
  delete page[FOLLOWS];
});

it('starts on no document of another version', async () => {
  openDocument({ ...state, version: DOCUMENT_VERSION + 1 });
  await expect(connect()).rejects.toThrow('this document is of another version');
});

it.each([
  ['goes on in a tab that the browser signs in again', 200, ['reload']],
  ['leads to the login where it does not', 401, ['/login']],
])('a session that has expired %s', async (_what, status, expected) => {
  openDocument(state);
  localStorage.setItem('persistent-sign-in', 'kept');
  sessionStorage.setItem('token', 'old');
  sessionStorage.setItem('user', JSON.stringify({ id: '7', name: 'Maria' }));
  const { shell, router } = await connect();
  vi.stubGlobal('fetch', () =>
    Promise.resolve(Response.json({ user: { id: '7', name: 'Maria' }, token: 'new' }, { status })),
  );
  const done: string[] = [];
  vi.spyOn(window.location, 'reload').mockImplementation(() => {
    done.push('reload');
  });
  vi.spyOn(router, 'navigate').mockImplementation((to) => {
    done.push(typeof to === 'string' ? to : 'elsewhere');
    return Promise.resolve();
  });
  shell.parts.session.end('expired');
  await expect.poll(() => done).toEqual(expected);
  expect(sessionStorage.getItem('token')).toBe(status === 200 ? 'new' : null);
  localStorage.clear();
  sessionStorage.clear();
});
