/** Who calls the document server, and what of a call goes on to the provider. */
import { until } from 'tooling/run/until';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import {
  endDocumentServers,
  freePort,
  openDocumentServer,
  openProvider,
  runDocumentServer,
  speak,
  type DocumentServer,
} from './document-server';

const SECRET = 'a-secret-of-the-tests';
/** Of a key that nobody has. */
const RELEASE_TRUST = `ed25519:${'a'.repeat(43)}`;
const SHOPPER = '203.0.113.9';

afterAll(endDocumentServers);

test.each([
  [
    'no secret',
    {},
    /^shell: PROXY_SECRET: is needed .+; RELEASE_TRUST: is needed .+; BUCKET_SECRET: is needed in production/,
  ],
  [
    'https and nobody who ends it',
    { PROXY_SECRET: SECRET, SHOP_ORIGIN: 'https://shop.example' },
    /^shell: TRUSTED_PROXIES: is needed where SHOP_ORIGIN is https/,
  ],
  [
    'no secret for buckets',
    { PROXY_SECRET: SECRET, RELEASE_TRUST },
    /^shell: BUCKET_SECRET: is needed in production/,
  ],
  [
    'nobody who says which releases are the shop’s',
    { PROXY_SECRET: SECRET, BUCKET_SECRET: SECRET },
    /^shell: RELEASE_TRUST: is needed in production: the public key of whoever says/,
  ],
  [
    'a key that is none',
    { PROXY_SECRET: SECRET, BUCKET_SECRET: SECRET, RELEASE_TRUST: 'ed25519:short' },
    /^shell: RELEASE_TRUST: must be ed25519:KEY/,
  ],
  [
    'proxies that are none',
    {
      PROXY_SECRET: SECRET,
      BUCKET_SECRET: SECRET,
      RELEASE_TRUST,
      TRUSTED_PROXIES: '10.0.0.0/8,proxy',
    },
    /^shell: TRUSTED_PROXIES: "proxy" is no address and no range$/,
  ],
])('refuses to serve in production with %s, in one line', async (_, environment, words) => {
  const server = await runDocumentServer({ NODE_ENV: 'production', ...environment });
  expect(await server.ended).toBe(1);
  expect(server.said()).toEqual([expect.stringMatching(words)]);
});

describe('behind a proxy that ends TLS', () => {
  let provider: Awaited<ReturnType<typeof openProvider>>;
  let server: DocumentServer;
  beforeAll(async () => {
    provider = await openProvider();
    server = await openDocumentServer({
      NODE_ENV: 'production',
      SHOP_ORIGIN: 'https://shop.example',
      PROXY_SECRET: SECRET,
      BUCKET_SECRET: SECRET,
      RELEASE_TRUST,
      TRUSTED_PROXIES: '127.0.0.0/8',
      PROVIDER_URL: provider.url,
    });
  });
  afterAll(() => provider.close());

  const call = (headers: Record<string, string>) =>
    fetch(`${server.origin}/api/blogs?of=ana`, { headers });

  it('vouches for the shopper whom that proxy has seen', async () => {
    const heard = async (forwarded: string) =>
      (await (await call({ 'X-Forwarded-For': forwarded })).json()) as Record<string, string>;
    expect(await heard(SHOPPER)).toMatchObject({
      'x-forwarded-for': SHOPPER,
      'x-proxy-secret': SECRET,
    });
    expect(await heard(`192.0.2.1, ${SHOPPER}, 127.0.0.3`)).toMatchObject({
      'x-forwarded-for': SHOPPER,
    });
  });

  it('sends the provider its own cookie, to the calls of an account, and no other', async () => {
    const cookie = 'share=ab; __Secure-persistent-sign-in=c0-okie_; other=x';
    const heard = async (path: string) => {
      const answer = await fetch(`${server.origin}${path}`, { headers: { cookie } });
      return ((await answer.json()) as Record<string, string>).cookie;
    };
    expect(await heard('/api/auth/persistent/resume')).toBe('__Secure-persistent-sign-in=c0-okie_');
    expect(await heard('/api/blogs')).toBeUndefined();
    expect(await heard('/api/authors')).toBeUndefined();
  });

  it('counts the reports of each shopper apart', async () => {
    const report = async (shopper: string) => {
      const answer = await fetch(`${server.origin}/_policy-reports`, {
        method: 'POST',
        headers: { 'X-Forwarded-For': shopper },
        body: JSON.stringify(Array.from({ length: 20 }, () => ({ type: 'csp-violation' }))),
      });
      return answer.status;
    };
    const flood: number[] = [];
    for (let at = 0; at < 8; at += 1) flood.push(await report('203.0.113.10'));
    expect(flood).toEqual([204, 204, 204, 204, 204, 204, 429, 429]);
    expect(await report(SHOPPER)).toBe(204);
    expect(server.said().filter((line) => line.includes('policy report'))).toHaveLength(140);
  });

  it('keeps no more reports in its log than a disk can take, whoever sends them', async () => {
    const body = JSON.stringify(Array.from({ length: 20 }, () => ({ type: 'csp-violation' })));
    for (let at = 0; at < 60; at += 1) {
      const headers = { 'X-Forwarded-For': `198.51.100.${at}` };
      await fetch(`${server.origin}/_policy-reports`, { method: 'POST', headers, body });
    }
    await until(() => server.said().join().includes('more reports than 600 in a minute'));
    const lines = server.said();
    expect(lines.filter((line) => line.includes('policy report'))).toHaveLength(600);
    expect(lines.filter((line) => line.includes('more reports than'))).toHaveLength(1);
  });

  test.each([
    ['a page', 'GET / HTTP/1.1\r\nHost: x', 503],
    ['no page', 'POST /none HTTP/1.1\r\nHost: x', 404],
    ['the provider', 'GET /api/blogs HTTP/1.1\r\nHost: x', 200],
    ['a method that nobody takes', 'TRACE /api/blogs HTTP/1.1\r\nHost: x', 405],
    ['no HTTP', 'Hello?', 400],
    ['wonders', 'GET / HTTP/1.1\r\nHost: x\r\nExpect: wonders', 417],
    ['a tunnel', 'CONNECT x:443 HTTP/1.1\r\nHost: x', 405],
  ])('says that the shop is https to who asks for %s', async (_, sent, status) => {
    const head = await speak(server.port, `${sent}\r\n\r\n`);
    expect(head).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    expect(head).toMatch(/^strict-transport-security: max-age=31536000$/im);
    expect(head.match(/strict-transport-security/gi)).toHaveLength(1);
  });
});

describe('without a proxy', () => {
  let provider: Awaited<ReturnType<typeof openProvider>>;
  let server: DocumentServer;
  beforeAll(async () => {
    provider = await openProvider();
    server = await openDocumentServer({ PROVIDER_URL: provider.url, PROXY_SECRET: SECRET });
  });
  afterAll(() => provider.close());

  const CALL = 'GET /api/blogs HTTP/1.1\r\nHost: x';

  it('never says that the shop is https', async () => {
    expect(await speak(server.port, 'GET / HTTP/1.1\r\nHost: x\r\n\r\n')).not.toMatch(/transport/i);
  });

  it('passes on no address that a caller has invented', async () => {
    const invented = ['X-Forwarded-For', 'Forwarded', 'X-Real-IP', 'X-Proxy-Secret'];
    const more = invented.map((name) => `${name}: 198.51.100.1`).join('\r\n');
    await speak(server.port, `${CALL}\r\n${more}\r\n\r\n`);
    expect(provider.asked.at(-1)?.headers).toMatchObject({
      'x-forwarded-for': '127.0.0.1',
      'x-proxy-secret': SECRET,
    });
    expect(JSON.stringify(provider.asked.at(-1))).not.toContain('198.51.100.1');
  });

  test.each([
    ['Connection: keep-alive, X-Own, not a name', 'x-own'],
    ['Connection: X-Proxy-Secret, X-Forwarded-For', 'connection-of-the-caller'],
    ['Keep-Alive: timeout=5', 'keep-alive'],
    ['Proxy-Authenticate: Basic', 'proxy-authenticate'],
    ['Proxy-Authorization: Basic eDp5', 'proxy-authorization'],
    ['Proxy-Connection: keep-alive', 'proxy-connection'],
    ['TE: trailers', 'te'],
    ['Trailer: Expires', 'trailer'],
    ['Connection: Upgrade\r\nUpgrade: websocket', 'upgrade'],
    [
      'Connection: Upgrade, HTTP2-Settings\r\nUpgrade: h2c\r\nHTTP2-Settings: AAM',
      'http2-settings',
    ],
    ['Expect: 100-continue', 'expect'],
    ['Content-Length: 0', 'content-length'],
  ])('keeps to itself what is of one connection: %s', async (more, gone) => {
    const own = 'X-Own: 1\r\nX-Kept: 1';
    const before = provider.asked.length;
    const head = await speak(server.port, `${CALL}\r\n${own}\r\n${more}\r\n\r\n`);
    // Who expects to be told to go on is told so first.
    expect(head).toMatch(/^HTTP\/1\.1 (?:200|100) /);
    await until(() => provider.asked.length > before);
    const { headers } = provider.asked.at(-1) ?? {};
    expect(headers).not.toHaveProperty(gone);
    expect(headers).toMatchObject({ 'x-kept': '1', 'x-proxy-secret': SECRET });
  });

  it.each([
    ['whose length it knows', 'Content-Length: 8\r\n\r\n{"a":12}'],
    ['in pieces', 'Transfer-Encoding: chunked\r\n\r\n4\r\n{"a"\r\n4\r\n:12}\r\n0\r\n\r\n'],
    [
      'in pieces with something after',
      'Transfer-Encoding: chunked\r\nTrailer: X\r\n\r\n8\r\n{"a":12}\r\n0\r\nX: y\r\n\r\n',
    ],
  ])('passes on a body %s', async (_, body) => {
    const head = 'POST /api/store/products HTTP/1.1\r\nHost: x\r\nContent-Type: application/json';
    expect(await speak(server.port, `${head}\r\n${body}`)).toMatch(/^HTTP\/1\.1 200 /);
    expect(provider.asked.at(-1)?.body).toBe('{"a":12}');
  });

  it('answers a question that comes with a body which nobody reads', async () => {
    const asked = `${CALL}\r\nContent-Length: 5\r\n\r\nhello`;
    expect(await speak(server.port, asked)).toMatch(/^HTTP\/1\.1 200 /);
  });

  it('writes one line about a call that the provider does not answer, without its query', async () => {
    const alone = await openDocumentServer({
      PROVIDER_URL: `http://127.0.0.1:${await freePort()}`,
    });
    const answer = await fetch(`${alone.origin}/api/blogs?email=ana@example.ph`);
    expect(answer.status).toBe(502);
    const lines = alone.said().filter((line) => line.includes('/api/'));
    expect(lines).toHaveLength(1);
    expect(JSON.parse(lines[0] ?? '')).toEqual({
      level: 'warn',
      time: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/) as string,
      server: 'document-server',
      requestId: answer.headers.get('x-request-id'),
      traceId: expect.stringMatching(/^[\da-f]{32}$/) as string,
      message: 'no answer of the provider: GET /api/blogs: ECONNREFUSED',
    });
  });
});
