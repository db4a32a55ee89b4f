import { createServer, type RequestListener } from 'node:http';
import { afterEach, expect, it, vi } from 'vitest';
import { createNetworkCheck } from '../src/network';

const stops: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  vi.unstubAllGlobals();
  await Promise.all(stops.splice(0).map((stop) => stop()));
});

async function originThat(answers: RequestListener): Promise<string> {
  const server = createServer(answers);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  stops.push(() => {
    server.closeAllConnections();
    return new Promise((done) => server.close(done));
  });
  const address = server.address();
  return `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
}

it('takes the browser’s word that there is no network, and asks nobody', async () => {
  let asked = 0;
  const origin = await originThat((_, response) => {
    asked += 1;
    response.end();
  });
  vi.stubGlobal('navigator', { onLine: false });
  expect(await createNetworkCheck(origin)()).toBe(true);
  expect(asked).toBe(0);
});

it('says that the network is there as long as our own origin answers anything', async () => {
  const origin = await originThat((_, response) => response.writeHead(503).end());
  expect(await createNetworkCheck(origin)()).toBe(false);
});

it('says that it is away when our own origin can’t be reached either', async () => {
  const origin = await originThat((request) => request.socket.destroy());
  expect(await createNetworkCheck(origin)()).toBe(true);
});

it('does not take a slow origin for a network that is down', async () => {
  const origin = await originThat(() => undefined);
  expect(await createNetworkCheck(origin, 50)()).toBe(false);
});

it('asks once for calls that fail together', async () => {
  let asked = 0;
  const origin = await originThat((_, response) => {
    asked += 1;
    response.end();
  });
  const away = createNetworkCheck(origin);
  await Promise.all([away(), away(), away()]);
  expect(asked).toBe(1);
});
