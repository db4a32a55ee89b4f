// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { createReports } from '../src/reports/reports';

const sent: unknown[] = [];
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  sent.length = 0;
});

/** The reports of a tab whose shopper leaves. @param answer of the shop to who asks for a ticket */
function openTab(answer: () => Promise<Response>) {
  vi.stubGlobal('fetch', answer);
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  Object.defineProperty(navigator, 'sendBeacon', {
    configurable: true,
    value: (_path: string, body: Blob) => {
      sent.push(body.text().then((text) => JSON.parse(text) as unknown));
      return true;
    },
  });
  const reports = createReports({
    path: () => '/search',
    versionOf: () => '1.0.0-aaaaaaaa',
    ticket: null,
    offer: 'an offer',
    silent: false,
  });
  return {
    report: (stack?: string[]) =>
      reports.report({
        kind: 'error',
        message: 'It failed.',
        part: 'mfe-search',
        ...(stack && { stack }),
      }),
    leave() {
      Object.defineProperty(document, 'visibilityState', { configurable: true, value: 'hidden' });
      window.dispatchEvent(new Event('visibilitychange'));
    },
  };
}

it('sends its reports by the offer when it is left before its ticket is there', async () => {
  const tab = openTab(() => new Promise(() => undefined));
  tab.report();
  tab.leave();
  expect(await Promise.all(sent)).toMatchObject([
    { path: '/search', offer: 'an offer', entries: [{ kind: 'error' }] },
  ]);
});

it('sends its reports by the ticket once it has it', async () => {
  const tab = openTab(() => Promise.resolve(Response.json({ ticket: 'a ticket' })));
  tab.report();
  await vi.waitFor(() => expect(sent).toHaveLength(1), 3_000);
  const [batch] = await Promise.all(sent);
  expect(batch).toMatchObject({ ticket: 'a ticket' });
  expect(batch).not.toHaveProperty('offer');
});

it('books an error on the release whose script threw it, also after that was replaced', async () => {
  const tab = openTab(() => new Promise(() => undefined));
  tab.report([
    'shell/2.0.0-cccccccc/entry.js:1:10',
    'mfe-search/1.1.0-bbbbbbbb/entry.js:1:20',
    'mfe-search/1.0.0-aaaaaaaa/entry.js:1:30',
  ]);
  tab.report(['shell/2.0.0-cccccccc/entry.js:1:10']);
  tab.leave();
  const versions = { entries: [{ version: '1.1.0-bbbbbbbb' }, { version: '1.0.0-aaaaaaaa' }] };
  expect(await Promise.all(sent)).toMatchObject([versions]);
});
