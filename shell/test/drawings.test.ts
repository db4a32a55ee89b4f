import { expect, it, test } from 'vitest';
import { shopConfig } from 'host-kit/shop-config';
import type { DrawingName } from 'shared-ui/drawing';
import { siteRoutes } from '../server/site/site-routes';

const names = Object.keys({
  bin: true,
  cart: true,
  fault: true,
  missing: true,
  offline: true,
  pallet: true,
  sheet: true,
} satisfies Record<DrawingName, true>);

const nothing = { send: () => Promise.reject(new Error('nothing is called')) };
const site = siteRoutes(nothing, shopConfig, () => Promise.resolve([]));

test.each(names)(
  'the drawing %s comes from the shop, of its size, for light and dark',
  async (name) => {
    const answer = await site.request(`/drawings/${name}.svg`);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('image/svg+xml');
    expect(answer.headers.get('cache-control')).toBe('public, max-age=86400');
    const text = await answer.text();
    expect(text).toMatch(/^<svg xmlns="[^"]+" width="240" height="160" viewBox="\d+ 0 240 160">/);
    expect(text).toContain('@media (prefers-color-scheme:dark)');
    expect(text).not.toMatch(/<script|href=|url\((?!#)/);
  },
);

it('has no drawing of another name', async () => {
  expect((await site.request('/drawings/other.svg')).status).toBe(404);
});
