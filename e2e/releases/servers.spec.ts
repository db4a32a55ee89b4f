/** Attacks every server of the shop by raw HTTP: wrong requests, slow ones, escaping paths. */
import { connect } from 'node:net';
import { escapingPaths } from 'tooling/hostile/escaping-paths';
import { LONG, RUNS_LONG } from '../shop/long';
import { shopAddress } from '../shop/shop-address';
import { expect, test } from '../shop/test';

type Answer = { status: number; headers: Map<string, string>; body: string };

/** Sends raw bytes, which an HTTP client would refuse to send, and reads the answer. */
function speak(origin: string, sent: string): Promise<Answer> {
  const { hostname, port } = new URL(origin);
  return new Promise((done, failed) => {
    const socket = connect(Number(port), hostname);
    let text = '';
    socket.setEncoding('latin1').on('data', (part: string) => (text += part));
    socket.on('error', failed);
    socket.on('close', () => {
      const [head = '', ...rest] = text.split('\r\n\r\n');
      const [first = '', ...lines] = head.split('\r\n');
      const headers = lines.map((line) => {
        const at = line.indexOf(':');
        return [line.slice(0, at).toLowerCase(), line.slice(at + 1).trim()] as const;
      });
      const status = Number(first.split(' ')[1] ?? 0);
      done({ status, headers: new Map(headers), body: rest.join('\r\n\r\n') });
    });
    socket.write(sent, 'latin1');
  });
}

const ask = (origin: string, path: string, method = 'GET', more = '') =>
  speak(
    origin,
    `${method} ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n${more}\r\n`,
  );

/** The servers by name: document server, provider, and one per remote. */
async function servers(): Promise<[string, string][]> {
  const { shop, provider } = shopAddress();
  const html = await (await fetch(`${shop}/store`)).text();
  const remotes = [...html.matchAll(/"entry":"(http:\/\/localhost:\d+)\/(mfe-[a-z-]+)\//g)];
  const found = new Map(remotes.map(([, origin = '', name = '']) => [name, origin]));
  expect(found.size).toBe(5);
  return [['shell', shop], ['provider', provider], ...found];
}

/** Texts that no answer may have: from other files of the machine or the store, or of a program. */
const INSIDE =
  /root:x:0|"revision"|"dependencies"|lockfileVersion|ref: refs|\[core\]|node_modules|\bat .*\.(?:ts|js):\d/;

/** Where long tests don't run, every eleventh: no divisor of the numbers of ways up, slashes and files. */
const paths = escapingPaths.filter((_, at) => RUNS_LONG || at % 11 === 0);

test('no path leads out of what a server serves, and none is an error of ours', async () => {
  const wrong: string[] = [];
  for (const [name, origin] of await servers()) {
    const roots = name === 'shell' ? ['/', '/_release/', '/storage/'] : ['/'];
    if (name === 'provider') roots.push('/storage/');
    if (name.startsWith('mfe-')) roots.push(`/${name}/`);
    for (const root of roots) {
      const asked = paths.map(async (path) => {
        const { status, body } = await ask(origin, `${root}${path.replaceAll(' ', '%20')}`);
        if (status >= 500 || INSIDE.test(body)) {
          wrong.push(`${name}: ${root}${path.slice(0, 60)}: ${status} ${body.slice(0, 80)}`);
        }
      });
      await Promise.all(asked);
    }
  }
  expect(wrong).toEqual([]);
});

test('a caller that never finishes its request is sent away by every server', LONG, async () => {
  const outcomes = (await servers()).flatMap(([name, origin]) => [
    speak(origin, 'GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: ').then(() => `${name} head`),
    speak(
      origin,
      'POST /api/store/products HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{',
    ).then(() => `${name} body`),
  ]);
  // A server that waits without a limit never closes the connection, and the test times out.
  expect(await Promise.all(outcomes)).toHaveLength(14);
});

test('the headers that protect are on answers of every kind, errors and 304 among them', async () => {
  const wanted: Record<string, string[]> = {
    shell: [
      'x-content-type-options',
      'referrer-policy',
      'cross-origin-opener-policy',
      'permissions-policy',
    ],
    provider: ['x-content-type-options', 'referrer-policy', 'x-request-id'],
    remote: ['x-content-type-options', 'cross-origin-resource-policy'],
  };
  const seen = new Set<number>();
  const wrong: string[] = [];
  const check = (name: string, what: string, { status, headers }: Answer) => {
    seen.add(status);
    const kind = name.startsWith('mfe-') ? 'remote' : name;
    for (const header of wanted[kind] ?? []) {
      if (!headers.has(header)) wrong.push(`${name} ${what} (${status}): no ${header}`);
    }
    if (headers.has('x-powered-by') || headers.has('server')) wrong.push(`${name} says its make`);
  };
  for (const [name, origin] of await servers()) {
    const html = await (await fetch(`${shopAddress().shop}/store`)).text();
    const entry = /"entry":"([^"]+)"/g;
    const own = [...html.matchAll(entry)].map(([, url = '']) => url);
    const file = own.find((url) => url.startsWith(name === 'shell' ? '/_release' : origin)) ?? '/';
    const { pathname } = new URL(file, origin);
    const asked: [string, string, string?][] = [
      ['GET', '/'],
      ['GET', pathname],
      ['HEAD', pathname],
      ['GET', '/no-such-page'],
      ['GET', '/api/no-such-call'],
      ['POST', '/'],
      ['DELETE', pathname],
      ['OPTIONS', '/'],
      ['GET', '/storage/none.webp'],
      ['GET', '/%'],
      ['GET', '/shop'],
      ['GET', pathname, 'Range: bytes=0-9\r\n'],
      ['POST', '/_report', `Content-Type: application/json\r\nContent-Length: 3\r\n`],
      ['POST', '/api/store/products', 'Content-Type: text/plain\r\nContent-Length: 1\r\n'],
    ];
    for (const [method, path, more] of asked) {
      const body = /Content-Length: (\d+)/.exec(more ?? '')?.[1];
      const answer = await speak(
        origin,
        `${method} ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n${more ?? ''}\r\n${'x'.repeat(Number(body ?? 0))}`,
      );
      check(name, `${method} ${path}`, answer);
    }
  }
  // Requests that reach no handler: no HTTP, no host, and longer than a server reads.
  const unreadable: [string, string][] = [
    ['no HTTP', 'Hello?\r\n\r\n'],
    ['no host', 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n'],
    ['a host that is none', 'GET / HTTP/1.1\r\nHost: a b\r\nConnection: close\r\n\r\n'],
    [
      'two lengths',
      'POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n',
    ],
    ['a long head', `GET / HTTP/1.1\r\nHost: localhost\r\nX-Long: ${'x'.repeat(20_000)}\r\n\r\n`],
    [
      'an expectation',
      'GET / HTTP/1.1\r\nHost: localhost\r\nExpect: wonders\r\nConnection: close\r\n\r\n',
    ],
  ];
  for (const [name, origin] of await servers()) {
    for (const [what, sent] of unreadable) {
      const answer = await speak(origin, sent);
      // Such a request has no id.
      answer.headers.set('x-request-id', 'none');
      check(name, what, answer);
      if (answer.status < 400 || answer.status >= 500) {
        wrong.push(`${name} ${what}: ${answer.status}`);
      }
      if (answer.body.replaceAll(/[0\r\n]/g, '') !== '')
        wrong.push(`${name} ${what}: ${answer.body}`);
    }
  }
  // Stored pictures are cached, and requested again.
  const { shop, provider } = shopAddress();
  const featured = (await (await fetch(`${provider}/api/product/featured-products`)).json()) as {
    first_image: { path: string };
  }[];
  const picture = `/storage/${featured[0]?.first_image.path ?? ''}`;
  for (const [name, origin] of [
    ['provider', provider],
    ['shell', shop],
  ] as const) {
    const first = await ask(origin, picture);
    check(name, picture, first);
    const etag = first.headers.get('etag') ?? '';
    check(
      name,
      `${picture} again`,
      await ask(origin, picture, 'GET', `If-None-Match: ${etag}\r\n`),
    );
  }
  expect(wrong).toEqual([]);
  expect([...seen].sort()).toEqual(
    expect.arrayContaining([200, 206, 302, 304, 400, 404, 415, 417, 431]),
  );
});
