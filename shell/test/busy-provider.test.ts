/** What the document server does with pages whose provider is busy, refuses or says nothing. */
import type { ServerResponse } from 'node:http';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { openPlantedProvider, type PlantedProvider } from './planted-provider';
import { openPlantedShop, type PlantedShop } from './planted-shop';

/** Each page of the catalogue asks for its list, and says what came. */
const LISTING = {
  loads: `if (typeof url !== 'undefined') {
    const body = { limit: 12, offset: Number(url.searchParams.get('pages')) };
    const answer = await host.http.send({ method: 'POST', url: '/api/store/products', body });
    return { said: answer.word };
  }`,
};
/** Far beyond what a test may take, so that a page which waits so long is seen. */
const NEVER = 600_000;

let provider: PlantedProvider;
let shop: PlantedShop;
let answer: (response: ServerResponse) => void;
const word = (response: ServerResponse) => response.end('{"word":"planted"}');

beforeAll(async () => {
  provider = await openPlantedProvider((_request, response) => {
    answer(response);
  });
  shop = await openPlantedShop({
    PROVIDER_URL: provider.origin,
    RENDER_WORKERS: 1,
    RENDER_LIMIT: 2_000,
    RENDER_MOST: NEVER,
    RENDER_HEARTBEAT: 20_000,
  });
  await shop.publish('mfe-catalog', LISTING);
  answer = word;
  await shop.untilRendered('/store');
});
afterAll(async () => {
  await shop.close();
  await provider.close();
});
afterEach(() => {
  answer = word;
});

const page = async (path: string) => (await shop.get(path)).text();
const content = (html: string) => /store of mfe-catalog \S+ planted/.test(html);

it(
  'waits for a provider that is busy for long, as long as it answers others',
  { tags: 'long', timeout: 30_000 },
  async () => {
    // One after the other: the last page waits twice as long as a page may take.
    let before = Promise.resolve();
    answer = (response) => {
      before = before.then(async () => {
        await new Promise((done) => setTimeout(done, 400));
        word(response);
      });
    };
    const pages = await Promise.all(
      Array.from({ length: 10 }, (_, at) => page(`/store?pages=${at + 2}`)),
    );
    expect(pages.filter(content)).toHaveLength(10);
  },
);

it('leaves a page to the browser whose provider answers nobody', async () => {
  answer = () => undefined;
  const html = await page('/store?pages=20');
  expect(content(html)).toBe(false);
  expect(html).toContain('<title>');
}, 30_000);

it('makes other pages while some wait for the provider', async () => {
  const held: ServerResponse[] = [];
  answer = (response) => held.push(response);
  const waiting = Array.from({ length: 6 }, (_, at) => page(`/store?pages=${at + 30}`));
  await expect.poll(() => held.length).toBe(6);
  expect(await page('/no-such-page')).toContain('data-rendered');
  answer = word;
  for (const response of held) word(response);
  expect((await Promise.all(waiting)).filter(content)).toHaveLength(6);
}, 30_000);

it('asks once more, when a provider says how soon it will be less busy', async () => {
  let refused = 0;
  answer = (response) => {
    if (refused > 0) word(response);
    else {
      refused += 1;
      response.writeHead(503, { 'Retry-After': '1' }).end('{"message":"busy"}');
    }
  };
  expect(content(await page('/store?pages=40'))).toBe(true);
  expect(refused).toBe(1);
}, 30_000);

it('asks no third time, and not one that says to come back much later', async () => {
  const asked: number[] = [];
  const refuse = (seconds: string) => (response: ServerResponse) => {
    asked.push(Number(seconds));
    response.writeHead(503, { 'Retry-After': seconds }).end('{"message":"busy"}');
  };
  answer = refuse('0');
  await page('/store?pages=41');
  answer = refuse('30');
  await page('/store?pages=42');
  expect(asked).toEqual([0, 0, 30]);
}, 30_000);
