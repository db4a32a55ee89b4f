/** Pages say the hours and the place of pickup that the shop's staff have set. */
import { createProviderClient } from 'host-kit/http';
import { shopConfig } from 'host-kit/shop-config';
import { afterEach, describe, expect, it } from 'vitest';
import { pickupPlace } from 'shared-contracts/pickup-place';
import { followShop } from '../server/follow-shop';
import { waysWithout } from '../server/without-scripts';
import { openPlantedProvider, type PlantedProvider } from './planted-provider';
import { openPlantedShop } from './planted-shop';

const SET = 'Monday to Friday, 9:00 to 18:00';
const PLACE = 'Gate <2>, 5 Pier Road, Manila';

describe('what a shop says of itself', () => {
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
    end = followShop(config, http, { every: 10, atFirst: 5 });
    return { config, asked: () => asked };
  }
  const saying = (hours: unknown, pickup_address?: unknown) => ({
    status: 200,
    body: { hours, pickup_address },
  });

  it('are the hours that the provider says, also when they are changed again', async () => {
    const { config } = await follow(saying('Sunday, 8:00 to 12:00'), saying(SET));
    await expect.poll(() => config.hours).toBe(SET);
  });

  it('are the hours of the configuration again once the provider says none', async () => {
    const said = saying(SET);
    const { config } = await follow(said);
    await expect.poll(() => config.hours).toBe(SET);
    said.body.hours = '';
    await expect.poll(() => config.hours).toBe(shopConfig.hours);
  });

  it('is that customers can stay signed in, as long as the provider says it', async () => {
    const said = { status: 200, body: { persistent_sign_in: true } };
    const { config } = await follow(said);
    await expect.poll(() => config.persistentSignIn).toBe(true);
    said.body.persistent_sign_in = false;
    await expect.poll(() => config.persistentSignIn).toBeUndefined();
  });

  it('is where orders are handed out as the provider says it, and the map then shows the office alone', async () => {
    const { config } = await follow(saying(SET, PLACE));
    await expect.poll(() => config.pickup).toBe(PLACE);
    expect(pickupPlace(config)).toBe(PLACE);
    expect(config.map).toEqual({ ...shopConfig.map, label: 'Ironwharf main office' });
    expect(waysWithout(config)).toContain('come to Gate &lt;2&gt;, 5 Pier Road, Manila (');
  });

  it.each([
    ['none', ''],
    ['the main office', pickupPlace(shopConfig)],
  ])('is the configured place again once the provider says %s', async (_what, place) => {
    const said = saying('', PLACE);
    const { config } = await follow(said);
    await expect.poll(() => config.pickup).toBe(PLACE);
    said.body.pickup_address = place;
    await expect.poll(() => JSON.stringify(config)).toBe(JSON.stringify(shopConfig));
    expect(waysWithout(config)).toContain(
      'come to Unit 4, 118 Rizal Avenue Extension, Caloocan City',
    );
  });

  it.each([
    ['has no such call', { status: 404, body: { message: 'Not found.' } }],
    ['fails', { status: 500, body: { message: 'Something went wrong!' } }],
    ['says none', saying('')],
    ['says what is no text', saying({ opens: 8 }, ['Gate 2'])],
  ])('stay as configured where the provider %s, which is asked again', async (_what, reply) => {
    const { config, asked } = await follow(reply);
    await expect.poll(asked).toBeGreaterThan(2);
    expect(config).toEqual(shopConfig);
  });

  it('is on a page that was cached before, once it changes', async () => {
    const config = { ...shopConfig };
    const shop = await openPlantedShop({ RENDER_LIMIT: 5_000 }, config);
    await shop.publish('mfe-content', {
      renders: "return createElement('h1', null, host.config.pickup ?? host.config.hours);",
    });
    const heading = async () =>
      /<h1>([^<]*)/.exec(await shop.untilRendered('/contact-us'))?.[1] ?? 'none';
    expect(await heading()).toBe(shopConfig.hours);
    config.hours = SET;
    expect(await heading()).toBe(SET);
    expect(await (await shop.get('/contact-us')).text()).toContain(`"hours":"${SET}"`);
    config.pickup = 'Gate 2';
    expect(await heading()).toBe('Gate 2');
    delete config.pickup;
    expect(await heading()).toBe(SET);
    expect(await (await shop.get('/contact-us')).text()).not.toContain('"pickup":');
    await shop.close();
  });
});
