/** What a part of a page asks for while it renders, and what the page does without the answer. */
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { openPlantedProvider, type PlantedProvider } from './planted-provider';
import { openPlantedShop, type PlantedShop } from './planted-shop';

/** A part in the header asks, once for each visit; the page itself doesn't. */
const ASKING = {
  setsUp: "let asked; const { use } = require('react');",
  renders: `if (!data) {
    asked ??= host.http.send({ method: 'GET', url: '/api/brands' });
    return createElement('p', null, name + ' says ' + use(asked).word);
  }`,
};

/** What React writes where a boundary is left to the browser. */
const LEFT = '<!--$!-->';
const PAGE = 'store of mfe-catalog';
const PART = 'account.menu says planted';

let provider: PlantedProvider;
let shop: PlantedShop;
let says: 'word' | 'failure' | 'nothing';
let givenUp: () => void;
const open = (settings: object = {}) =>
  openPlantedShop({
    PROVIDER_URL: provider.origin,
    // Longer than shoppers wait: it is not their patience that is tried here.
    RENDER_LIMIT: 8_000,
    RENDER_HEARTBEAT: 20_000,
    ...settings,
  });

beforeAll(async () => {
  provider = await openPlantedProvider((_request, response) => {
    if (says === 'nothing') response.once('close', givenUp);
    else if (says === 'failure') response.writeHead(500).end('{}');
    else response.end('{"word":"planted"}');
  });
  // What is kept is kept for the whole test.
  shop = await open({ DOCUMENT_FRESH: 600_000, DOCUMENT_STALE: 0 });
  await shop.untilRendered('/no-such-page');
});
afterAll(async () => {
  await shop.close();
  await provider.close();
});
// Another release is another document.
beforeEach(() => shop.publish('mfe-account', ASKING));

const page = async () => (await shop.get('/store')).text();

it('a part stands in the page with its data, which the browser gets too', async () => {
  says = 'word';
  const html = await page();
  expect(html).toContain(PAGE);
  expect(html).toContain(PART);
  expect(html).not.toContain(LEFT);
  expect(html.match(/"url":"\/api\/brands"/g)).toHaveLength(1);
  expect(html).toContain('"answer":{"word":"planted"}');
});

it('an answer that fails costs its part alone, and the next shopper gets a better page', async () => {
  says = 'failure';
  const broken = await page();
  expect(broken).toContain('data-rendered');
  expect(broken).toContain(PAGE);
  expect(broken).toContain(LEFT);
  expect(broken).not.toContain(PART);
  expect(broken).not.toContain('"url":"/api/brands"');
  says = 'word';
  expect(await page()).toContain(PART);
  // The whole one is kept.
  says = 'failure';
  expect(await page()).toContain(PART);
});

it('an answer that never comes is given up, and costs its part alone', async () => {
  says = 'nothing';
  const ended = new Promise<void>((done) => (givenUp = done));
  const html = await page();
  expect(html).toContain('data-rendered');
  expect(html).toContain(PAGE);
  expect(html).toContain(LEFT);
  await ended;
});
