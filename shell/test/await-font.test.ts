// @vitest-environment happy-dom
/** Whether a page's first paint waits for the shop's font. */
import { runInNewContext } from 'node:vm';
import { afterEach, expect, test } from 'vitest';
import { awaitFontScript } from '../server/await-font';

const FONT = '/_release/shell/1.0.0-aaaaaaaa/archivo-latin.0a1b2c3d.woff2';

/** A browser as the script finds it, and the fonts that the head then preloads. */
function waitedFor(browser: { connection?: object; serviceWorker?: object }): string[] {
  runInNewContext(awaitFontScript(FONT), { navigator: browser, document });
  const links = document.head.querySelectorAll('link[rel="preload"][as="font"]');
  return [...links].map((link) => link.getAttribute('href') ?? '');
}

afterEach(() => {
  document.head.replaceChildren();
});

test.each([
  ['a fast network', { connection: { rtt: 25, downlink: 10 } }],
  ['a font that the worker has stored', { serviceWorker: { controller: {} } }],
])('it waits with %s', (_what, browser) => {
  expect(waitedFor(browser)).toEqual([FONT]);
});

test.each([
  ['a phone’s network', { connection: { rtt: 150, downlink: 1.6 }, serviceWorker: {} }],
  ['a distant server', { connection: { rtt: 50, downlink: 10 } }],
  ['a narrow network', { connection: { rtt: 0, downlink: 1.6 } }],
  ['a browser that says nothing of its network', {}],
])('it does not wait with %s', (_what, browser) => {
  expect(waitedFor(browser)).toEqual([]);
});
