// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { nextMove } from '../src/picture-move/next-move';
import { watchCards } from '../src/picture-move/picture-move';

/** A browser's view transition; happy-dom has none. */
type Begun = { names: string[]; skipped: boolean; end: () => void; done: Promise<void> };

const begun: Begun[] = [];

const named = () =>
  [...document.querySelectorAll<HTMLElement>('[style]')]
    .filter(({ style }) => style.viewTransitionName !== '')
    .map(({ id }) => id);

/** As the specification says: `ready` is rejected when a transition is skipped, and nobody else is asked. */
function startViewTransition(update: () => Promise<void>) {
  const { promise: ready, reject } = withResolvers();
  const { promise: finished, resolve: end } = withResolvers();
  const done = Promise.resolve().then(update);
  const one: Begun = { names: named(), skipped: false, end, done };
  begun.push(one);
  return {
    ready,
    finished,
    updateCallbackDone: done,
    skipTransition() {
      one.skipped = true;
      reject(new DOMException('Transition was skipped', 'AbortError'));
      void done.then(end);
    },
  };
}

function withResolvers() {
  let resolve: () => void = () => undefined;
  let reject: (error: unknown) => void = () => undefined;
  const promise = new Promise<void>((yes, no) => {
    resolve = yes;
    reject = no;
  });
  return { promise, resolve, reject };
}

const card = (id: number) =>
  `<article><a href="/products/${id}">Product ${id}</a><span id="card-${id}"><img></span></article>`;

const page = (id: number) =>
  `<section aria-label="Pictures"><span id="page-${id}"><img></span></section>`;

const main = document.createElement('main');
let still = false;

beforeEach(() => {
  document.body.replaceChildren(main);
  main.innerHTML = card(1) + card(2);
  still = false;
  begun.length = 0;
  Object.assign(document, { startViewTransition });
  vi.spyOn(HTMLImageElement.prototype, 'naturalWidth', 'get').mockReturnValue(320);
  vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(true);
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 200, 200));
  vi.stubGlobal('matchMedia', () => ({ matches: still }));
  watchCards();
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

function press(id: number): AbortController {
  document.querySelector<HTMLElement>(`a[href="/products/${id}"]`)?.click();
  return new AbortController();
}

const begin = (id: number, { signal } = new AbortController()) =>
  nextMove.begin?.(`/products/${id}`, signal);

test('the pressed card’s picture moves to its page’s, and no name is left', async () => {
  press(2);
  await begin(2);
  expect(begun.map(({ names }) => names)).toEqual([['card-2']]);
  main.innerHTML = page(2);
  await begun[0]?.done;
  expect(named()).toEqual(['page-2']);
  begun[0]?.end();
  await vi.waitFor(() => expect(named()).toEqual([]));
  expect(begun[0]?.skipped).toBe(false);
});

test('another press, Back and a page that was left end a move without an error', async () => {
  // An unhandled rejection fails the test run.
  press(1);
  await begin(1);
  press(2);
  await begin(2);
  expect(begun.map(({ skipped }) => skipped)).toEqual([true, false]);
  window.dispatchEvent(new Event('popstate'));
  expect(begun[1]?.skipped).toBe(true);
  const leaving = press(1);
  await begin(1, leaving);
  leaving.abort();
  expect(begun[2]?.skipped).toBe(true);
  await Promise.all(begun.map(({ done }) => done));
  await vi.waitFor(() => expect(named()).toEqual([]));
});

test('a page without a picture is shown as it is', async () => {
  press(1);
  await begin(1);
  main.innerHTML = '<section aria-label="Pictures"></section>';
  await begun[0]?.done;
  expect(begun[0]?.skipped).toBe(true);
  expect(named()).toEqual([]);
});

test('nothing moves where less motion is wanted, or another page is asked for', async () => {
  press(1);
  await begin(2);
  still = true;
  press(1);
  await begin(1);
  expect(begun).toEqual([]);
});
