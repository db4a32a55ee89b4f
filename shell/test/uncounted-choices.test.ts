/** Which browsers' choices come to the provider. */
import { Hono } from 'hono';
import { CHOSEN_PATH } from 'shared-contracts/chosen-path';
import { expect, it } from 'vitest';
import { OVERRIDE_COOKIE, overrideText } from '../src/overrides/override-name';
import { uncountedChoices } from '../server/uncounted-choices';

async function cameOn(cookie: string): Promise<{ status: number; came: boolean }> {
  let came = false;
  const app = new Hono();
  app.post(CHOSEN_PATH, uncountedChoices);
  app.all('/api/*', (context) => {
    came = true;
    return context.json({});
  });
  const { status } = await app.request(CHOSEN_PATH, { method: 'POST', headers: { cookie } });
  return { status, came };
}

it("keeps a preview's and a local build's from the provider, and no shopper's", async () => {
  const local = overrideText({ app: 'mfe-search', origin: 'http://localhost:3102' });
  expect(await cameOn('bucket=7')).toEqual({ status: 200, came: true });
  expect(await cameOn('preview=mfe-search@1.2.0-cccccccc')).toEqual({ status: 200, came: false });
  expect(await cameOn(`${OVERRIDE_COOKIE}=${encodeURIComponent(local)}`)).toEqual({
    status: 200,
    came: false,
  });
});
