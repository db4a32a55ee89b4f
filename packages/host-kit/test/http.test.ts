import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { faultOf } from 'shared-contracts/errors';
import { createHttp } from '../src/http';

type Handler = (request: IncomingMessage, response: ServerResponse) => void;

let server: Server;
let base = '';
let handler: Handler;
let seen: { method: string | undefined; authorization: string | undefined }[] = [];

beforeEach(async () => {
  seen = [];
  server = createServer((request, response) => {
    seen.push({ method: request.method, authorization: request.headers.authorization });
    handler(request, response);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const address = server.address();
  base = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
});
afterEach(async () => {
  server.closeAllConnections();
  await new Promise((done) => server.close(done));
});

const json =
  (status: number, body: unknown, headers: Record<string, string> = {}): Handler =>
  (_, response) => {
    response.writeHead(status, { 'Content-Type': 'application/json', ...headers });
    response.end(JSON.stringify(body));
  };

const client = (token: string | null = null, onTokenRefused = () => undefined) =>
  createHttp({ baseUrl: base, token: () => token, onTokenRefused });

const faultFrom = (promise: Promise<unknown>) =>
  promise.then(
    () => {
      throw new Error('it was answered');
    },
    (error: unknown) => faultOf(error),
  );

describe('the HTTP client', () => {
  it('[A04] sends the token when there is one and no header when there is none', async () => {
    handler = json(200, []);
    await client('secret').send({ method: 'GET', url: '/api/brands' });
    await client().send({ method: 'GET', url: '/api/brands' });
    expect(seen.map(({ authorization }) => authorization)).toEqual(['Bearer secret', undefined]);
  });

  it('gives the server’s message and fields when it refuses', async () => {
    handler = json(422, { message: 'No.', fields: { email: 'Taken' } }, { 'Retry-After': '7' });
    expect(await faultFrom(client().send({ method: 'POST', url: '/x', body: {} }))).toMatchObject({
      kind: 'refused',
      status: 422,
      message: 'No.',
      fields: { email: 'Taken' },
      retryAfterSeconds: 7,
    });
  });

  it('tells an HTML page, a cut connection and a caller who left apart', async () => {
    handler = (_, response) => response.end('<html>');
    expect(await faultFrom(client().send({ method: 'GET', url: '/a' }))).toMatchObject({
      kind: 'malformed',
    });
    handler = (request) => request.socket.destroy();
    expect(await faultFrom(client().send({ method: 'GET', url: '/b' }))).toEqual({
      kind: 'offline',
    });
    handler = () => undefined;
    const leave = new AbortController();
    const waiting = client().send({ method: 'POST', url: '/c', body: 1 }, { signal: leave.signal });
    leave.abort();
    expect(await faultFrom(waiting)).toEqual({ kind: 'aborted' });
  });

  it('says that the network is down only of a call without an answer, and only when it is', async () => {
    const asked = vi.fn(() => Promise.resolve(true));
    const client = createHttp({
      baseUrl: base,
      token: () => null,
      onTokenRefused: () => undefined,
      networkDown: asked,
    });
    handler = json(503, {});
    expect(await faultFrom(client.send({ method: 'GET', url: '/a' }))).toMatchObject({
      kind: 'refused',
    });
    expect(asked).not.toHaveBeenCalled();
    handler = (request) => request.socket.destroy();
    expect(await faultFrom(client.send({ method: 'GET', url: '/a' }))).toEqual({
      kind: 'offline',
      network: 'away',
    });
    asked.mockResolvedValue(false);
    expect(await faultFrom(client.send({ method: 'POST', url: '/a', body: 1 }))).toEqual({
      kind: 'offline',
    });
  });

  it('asks again for what could not be fetched ahead because the network was away', async () => {
    const http = client();
    const request = { method: 'GET' as const, url: '/api/brands' };
    handler = (incoming) => incoming.socket.destroy();
    http.ahead(request);
    await expect.poll(() => seen.length).toBeGreaterThan(0);
    await faultFrom(http.send({ method: 'GET', url: '/api/other' }));
    handler = json(200, { ok: true });
    expect(await http.send(request)).toEqual({ ok: true });
  });

  it('says so when the provider no longer takes the token, and not for a guest', async () => {
    handler = json(401, {});
    const refused = vi.fn();
    await faultFrom(client('secret', refused).send({ method: 'GET', url: '/a' }));
    await faultFrom(client(null, refused).send({ method: 'GET', url: '/a' }));
    expect(refused).toHaveBeenCalledTimes(1);
  });

  it('asks again for what was fetched ahead too long ago, ahead or not', async () => {
    handler = json(200, { ok: true });
    const http = client();
    const request = { method: 'GET' as const, url: '/api/brands' };
    const clock = vi.spyOn(Date, 'now');
    clock.mockReturnValue(0);
    http.ahead(request, Promise.resolve({ ok: false }));
    clock.mockReturnValue(30_000);
    http.ahead(request, Promise.resolve({ ok: 'newer' }));
    expect(await http.send(request)).toEqual({ ok: 'newer' });
    http.ahead(request, Promise.resolve({ ok: false }));
    clock.mockReturnValue(60_000);
    expect(await http.send(request)).toEqual({ ok: true });
    clock.mockRestore();
  });

  it('fetches nothing ahead that somebody waits for already', async () => {
    handler = json(200, { ok: true });
    const http = client();
    const request = { method: 'POST' as const, url: '/api/store/products', body: { limit: 12 } };
    const waiting = http.send(request);
    http.ahead(request);
    expect(await waiting).toEqual({ ok: true });
    await http.send({ method: 'GET', url: '/api/brands' });
    expect(seen.map(({ method }) => method)).toEqual(['POST', 'GET']);
    http.ahead(request);
    await http.send(request);
    expect(seen.map(({ method }) => method)).toEqual(['POST', 'GET', 'POST']);
  });

  it('asks once for what was fetched ahead and for reads under way together', async () => {
    handler = json(200, { ok: true });
    const http = client();
    const request = { method: 'POST' as const, url: '/api/store/products', body: { limit: 12 } };
    http.ahead(request);
    expect(await http.send(request)).toEqual({ ok: true });
    expect(seen).toHaveLength(1);
    await http.send(request);
    expect(seen).toHaveLength(2);
    const read = { method: 'GET' as const, url: '/api/brands' };
    await Promise.all([http.send(read), http.send(read)]);
    expect(seen).toHaveLength(3);
  });
});
