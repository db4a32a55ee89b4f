/**
 * Tests whom the limits count as one caller: shoppers behind a proxy are counted separately, and no
 * caller can pretend to be another. The shop trusts 127.0.0.1 (`TRUSTED_PROXIES`), the address of
 * these attacks' proxy; other callers use other addresses of the loopback network, which Linux has.
 */
import { request, type IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import type { Attack, AttackOutcome } from './attack';

const PROXY = '127.0.0.1';

type Call = { path: string; body: unknown; from: string; headers?: Record<string, string> };

/** Makes a call from an address of this machine. @returns its status */
function post(origin: string, { path, body, from, headers }: Call): Promise<number> {
  return new Promise((done, failed) => {
    const asked = request(new URL(path, origin), {
      method: 'POST',
      host: '127.0.0.1',
      localAddress: from,
      headers: { 'Content-Type': 'application/json', ...headers },
    });
    asked.on('error', failed);
    asked.on('response', (answer: IncomingMessage) => {
      answer.resume();
      done(answer.statusCode ?? 0);
    });
    asked.end(JSON.stringify(body));
  });
}

type Limited = { what: string; most: number; call: (at: number) => Pick<Call, 'path' | 'body'> };

/** Calls that one network may make only a limited number of times. */
const LIMITED: Limited[] = [
  {
    what: 'sign-in',
    most: 100,
    call: (at) => ({
      path: '/api/auth/shop-login',
      body: { email: `nobody${at}@example.ph`, password: 'a wrong one' },
    }),
  },
  {
    what: 'inquiries',
    most: 20,
    call: () => ({
      path: '/api/utilities/inquiries/send',
      body: { name: 'A', mobileNumber: '0917', email: 'a@example.ph', inquiry: 'Hello' },
    }),
  },
  {
    what: 'registrations',
    most: 60,
    call: (at) => ({
      path: '/api/auth/shop-register',
      body: {
        name: 'A',
        email: `attacked${at}-${Date.now()}@example.ph`,
        password: 'a good password',
        password_confirmation: 'a good password',
      },
    }),
  },
];

/** Uses up one shopper's limit, and checks that another shopper is still served. */
async function lockOut(shop: string, { what, most, call }: Limited, at: number): Promise<string[]> {
  const behind = (shopper: string) => ({ from: PROXY, headers: { 'X-Forwarded-For': shopper } });
  let refused = 0;
  for (let tried = 0; tried <= most; tried += 1) {
    const status = await post(shop, { ...call(tried), ...behind(`203.0.113.${at}`) });
    if (status === 429) refused += 1;
  }
  const other = await post(shop, { ...call(most + 1), ...behind(`198.51.100.${at}`) });
  const faults = [];
  if (refused === 0) faults.push(`${what}: ${most + 1} were all let through`);
  if (other === 429) faults.push(`${what}: another shopper is refused too`);
  return faults;
}

/** Claims another address with each call, and counts how many calls are allowed. */
async function inventAddresses(
  origin: string,
  from: string,
  headersOf: (at: number) => Record<string, string>,
): Promise<number> {
  const inquiries = LIMITED.find(({ what }) => what === 'inquiries');
  let taken = 0;
  for (let at = 0; inquiries && at < inquiries.most + 5; at += 1) {
    const status = await post(origin, { ...inquiries.call(at), from, headers: headersOf(at) });
    if (status !== 429) taken += 1;
  }
  return taken;
}

const INVENTED: [string, (at: number) => Record<string, string>][] = [
  ['X-Forwarded-For', (at) => ({ 'X-Forwarded-For': `198.51.100.${at}` })],
  [
    'Forwarded and X-Real-IP',
    (at) => ({ Forwarded: `for=198.51.100.${at}`, 'X-Real-IP': `198.51.100.${at}` }),
  ],
  [
    'a guessed secret',
    (at) => ({ 'X-Forwarded-For': `198.51.100.${at}`, 'X-Proxy-Secret': 'x'.repeat(32) }),
  ],
  [
    'a Connection that names the proof',
    (at) => ({
      'X-Forwarded-For': `198.51.100.${at}`,
      Connection: 'close, X-Proxy-Secret, X-Forwarded-For',
    }),
  ],
];

/** Sends a raw request head. @returns the answer's status; 0 for no answer within ten seconds */
function statusOf(origin: string, head: string): Promise<number> {
  const { port } = new URL(origin);
  return new Promise((done) => {
    const socket = connect(Number(port), PROXY);
    let text = '';
    // A caller that waits for `100 Continue` gets it first.
    const final = () => Number(/HTTP\/1\.1 ([2-5]\d\d)/.exec(text)?.[1] ?? 0);
    const tell = () => {
      done(final());
      socket.destroy();
    };
    socket.setTimeout(10_000, tell);
    socket.setEncoding('latin1').on('data', (part: string) => {
      text += part;
      if (final() > 0) tell();
    });
    socket.on('error', tell);
    socket.on('close', tell);
    socket.write(`${head}\r\n\r\n`, 'latin1');
  });
}

const ODD_HEADERS = [
  'Connection: X-Own',
  'Connection: Upgrade\r\nUpgrade: websocket',
  'Connection: Upgrade, HTTP2-Settings\r\nUpgrade: h2c\r\nHTTP2-Settings: AAM',
  'Keep-Alive: timeout=5',
  'Proxy-Authenticate: Basic',
  'Proxy-Authorization: Basic eDp5',
  'Proxy-Connection: keep-alive',
  'TE: trailers, deflate',
  'Trailer: Expires',
  'Expect: 100-continue',
  'Expect: wonders',
  'Content-Length: 0',
];
const ODD_CALLS = [
  ...['/', '/api/blogs', '/storage/none.webp'].flatMap((path) =>
    ODD_HEADERS.map((header) => `GET ${path} HTTP/1.1\r\nHost: localhost\r\n${header}`),
  ),
  ...['TRACE /api/blogs', 'CONNECT localhost:443', 'OPTIONS *'].map(
    (first) => `${first} HTTP/1.1\r\nHost: localhost`,
  ),
];

const outcome = (tried: string, faults: string[], held: string): AttackOutcome => ({
  tried,
  held: faults.length === 0,
  seen: faults.length === 0 ? held : faults.slice(0, 10).join('; '),
});

export const callerAttacks: Attack[] = [
  {
    name: 'callers: one shopper behind the proxy locks sign-in, inquiries and registrations of all',
    async run({ shop }) {
      const faults: string[] = [];
      for (const [at, limited] of LIMITED.entries()) {
        faults.push(...(await lockOut(shop, limited, at + 1)));
      }
      const tried = LIMITED.map(({ what, most }) => `${most + 1} ${what}`).join(', ');
      return outcome(tried, faults, 'the one was refused, another shopper was not');
    },
  },
  {
    name: 'callers: a stranger invents an address for each call',
    async run({ shop, provider }) {
      const faults: string[] = [];
      const seen: number[] = [];
      for (const [server, origin] of [shop, provider].entries()) {
        for (const [at, [what, headersOf]] of INVENTED.entries()) {
          const from = `127.0.${server + 1}.${at + 2}`;
          const taken = await inventAddresses(origin, from, headersOf);
          seen.push(taken);
          if (taken > 20) faults.push(`${origin} with ${what}: ${taken} of 25 inquiries taken`);
        }
      }
      const tried = `25 inquiries each with ${INVENTED.map(([what]) => what).join(', ')}, at shop and provider`;
      return outcome(tried, faults, `taken of each 25: ${seen.join(', ')}`);
    },
  },
  {
    name: 'callers: headers of one connection make the shop fail',
    async run({ shop, provider }) {
      const faults: string[] = [];
      const seen = new Map<number, number>();
      for (const origin of [shop, provider]) {
        for (const call of ODD_CALLS) {
          const status = await statusOf(origin, call);
          seen.set(status, (seen.get(status) ?? 0) + 1);
          if (status === 0 || status >= 500) {
            faults.push(`${origin} ${JSON.stringify(call)}: ${status || 'no answer'}`);
          }
        }
      }
      const counts = [...seen].map(([status, times]) => `${times} answered ${status}`);
      return outcome(`${2 * ODD_CALLS.length} requests`, faults, counts.join(', '));
    },
  },
];
