/** Pages say the hours that the shop's staff have set. */
import { createProviderClient } from 'host-kit/http';
import { shopConfig } from 'host-kit/shop-config';
import { afterEach, describe, expect, it } from 'vitest';
import { followHours } from '../server/shop-hours';
import { openPlantedProvider, type PlantedProvider } from './planted-provider';
import { openPlantedShop } from './planted-shop';

const SET = 'Monday to Friday, 9:00 to 18:00';

describe('the hours of a shop', () => {
  let end = () => {};
  let provider: PlantedProvider | undefined;
  afterEach(async () => {
    end();
    await provider?.close();
  });

  /** @param replies what each reply in turn says; the last one from then on */
  async function follow(...replies: { status: number; body: object }[]) {
    let asked = 0;
    provider = await openPlantedProvider(({ url }, response) => {
      const reply = url === '/api/shop' ? replies[Math.min(asked, replies.length - 1)] : undefined;
      asked += 1;
      response.writeHead(reply?.status ?? 404, { 'Content-Type': 'application/json' });
      response.end(JSON.stringify(reply?.body ?? {}));
    });
    const http = createProviderClient({
      baseUrl: provider.origin,
      token: () => null,
      onTokenRefused: () => undefined,
    });
    const config = { ...shopConfig };
    end = followHours(config, http, { every: 10, atFirst: 5 });
    return { config, asked: () => asked };
  }
  const saying = (hours: unknown) => ({ status: 200, body: { hours } });

  it('are those that the provider says, also when they are changed again', async () => {
    const { config } = await follow(saying('Sunday, 8:00 to 12:00'), saying(SET));
    await expect.poll(() => config.hours).toBe(SET);
  });

  it('are those of the configuration again once the provider says none', async () => {
    const said = saying(SET);
    const { config } = await follow(said);
    await expect.poll(() => config.hours).toBe(SET);
    said.body.hours = '';
    await expect.poll(() => config.hours).toBe(shopConfig.hours);
  });

  it.each([
    ['has no such call', { status: 404, body: { message: 'Not found.' } }],
    ['fails', { status: 500, body: { message: 'Something went wrong!' } }],
    ['says none', saying('')],
    ['says what is no text', saying({ opens: 8 })],
  ])('stay as configured where the provider %s, which is asked again', async (_what, reply) => {
    const { config, asked } = await follow(reply);
    await expect.poll(asked).toBeGreaterThan(2);
    expect(config.hours).toBe(shopConfig.hours);
  });

  it('are on a page that was cached before, once they change', async () => {
    const config = { ...shopConfig };
    const shop = await openPlantedShop({ RENDER_LIMIT: 5_000 }, config);
    await shop.publish('mfe-content', {
      renders: "return createElement('h1', null, host.config.hours);",
    });
    const heading = async () =>
      /<h1>([^<]*)/.exec(await shop.untilRendered('/contact-us'))?.[1] ?? 'none';
    expect(await heading()).toBe(shopConfig.hours);
    config.hours = SET;
    expect(await heading()).toBe(SET);
    expect(await (await shop.get('/contact-us')).text()).toContain(`"hours":"${SET}"`);
    await shop.close();
  });
});
