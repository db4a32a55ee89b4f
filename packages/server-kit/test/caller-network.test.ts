import { Hono } from 'hono';
import { expect, it, test } from 'vitest';
import { createCallerOf, type Caller } from '../src/caller-network';
import { trustedProxies } from '../src/trusted-proxies';

const SECRET = 'a-secret-of-the-tests';

type Call = { from: string; forwarded?: string; proof?: string };

/** The caller that a server with such proxies finds. */
async function callerOf(proxies: string | undefined, { from, forwarded, proof }: Call) {
  const tell = createCallerOf({ trusted: trustedProxies.parse(proxies), secret: SECRET });
  const app = new Hono().get('/', (context) => context.json(tell(context)));
  const headers = {
    ...(forwarded === undefined ? {} : { 'x-forwarded-for': forwarded }),
    ...(proof === undefined ? {} : { 'x-proxy-secret': proof }),
  };
  const socket = { remoteAddress: from };
  const answer = await app.request('/', { headers }, { incoming: { socket } });
  return (await answer.json()) as Caller;
}

test.each([
  ['203.0.113.5', '203.0.113.5'],
  ['::ffff:203.0.113.5', '203.0.113.5'],
  ['::ffff:cb00:7105', '203.0.113.5'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:DB8::1', '2001:db8:0:0::/64'],
  ['2001:db8::9:1:2:3:4', '2001:db8:0:9::/64'],
  ['2001:0db8:0:0009::1', '2001:db8:0:9::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
])('the network of %s is %s', async (from, network) => {
  expect((await callerOf(undefined, { from })).network).toBe(network);
});

it('believes nobody whom it was not told to trust', async () => {
  const forwarded = '198.51.100.7';
  const from = '203.0.113.5';
  expect(await callerOf(undefined, { from, forwarded })).toEqual({ address: from, network: from });
  expect((await callerOf('203.0.113.4,10.0.0.0/8', { from, forwarded })).address).toBe(from);
  expect((await callerOf('::/1', { from, forwarded })).address).toBe(from);
});

test.each([
  ['the shopper whom the proxy has seen', '198.51.100.7', '198.51.100.7'],
  ['the last one who is no proxy of ours', '198.51.100.7, 10.9.9.9', '198.51.100.7'],
  ['not what stands left of that', '192.0.2.1, 198.51.100.7,10.9.9.9', '198.51.100.7'],
  ['the last good one before what is no address', '198.51.100.7, me, 10.9.9.9', '10.9.9.9'],
  ['the proxy where the list is empty', '', '10.1.2.3'],
  ['the proxy where the last is no address', '198.51.100.7, 127.1', '10.1.2.3'],
  ['no address that is too large', '198.51.100.7, 256.1.1.1', '10.1.2.3'],
  ['no number for an address', '3325256704', '10.1.2.3'],
  ['an address with a port', '198.51.100.7:50123', '198.51.100.7'],
  ['an IPv6 address in brackets', '[2001:db8::7]', '2001:db8::7'],
  ['one with a port too', '[2001:db8::7]:50123', '2001:db8::7'],
  ['a wrapped IPv4 address as itself', '::ffff:198.51.100.7', '198.51.100.7'],
  ['a wrapped proxy as a proxy', '198.51.100.7, ::ffff:10.9.9.9', '198.51.100.7'],
  ['the first of the list where all are proxies', '10.0.0.2, 10.0.0.3', '10.0.0.2'],
])('behind a proxy of ours it takes %s', async (_, forwarded, address) => {
  const proxies = '10.0.0.0/8, fd00::/8';
  expect((await callerOf(proxies, { from: '10.1.2.3', forwarded })).address).toBe(address);
  expect((await callerOf(proxies, { from: '::ffff:10.1.2.3', forwarded })).address).toBe(address);
});

it('knows proxies by IPv6 ranges too', async () => {
  const forwarded = '2001:db8:5:6:7::8, fd00::2';
  const caller = await callerOf('fd00::/8', { from: 'fd12::1', forwarded });
  expect(caller).toEqual({ address: '2001:db8:5:6:7::8', network: '2001:db8:5:6::/64' });
});

it('believes who knows the secret, and then whom that one has seen', async () => {
  const from = '203.0.113.5';
  const forwarded = '198.51.100.7';
  const proven = { from, forwarded, proof: SECRET };
  expect((await callerOf(undefined, proven)).address).toBe(forwarded);
  for (const proof of ['', 'a-secret-of-the-testS', `${SECRET}s`]) {
    expect((await callerOf(undefined, { from, forwarded, proof })).address).toBe(from);
  }
  // The secret proves one address, not the text that a shopper wrote left of it.
  const long = { ...proven, forwarded: `192.0.2.1, ${forwarded}` };
  expect((await callerOf(undefined, long)).address).toBe(forwarded);
  expect((await callerOf(undefined, { from, proof: SECRET })).address).toBe(from);
});

it('has a word for who came through no socket', async () => {
  const tell = createCallerOf({});
  const app = new Hono().get('/', (context) => context.json(tell(context)));
  expect(await (await app.request('/')).json()).toEqual({ address: null, network: 'unknown' });
});

test.each([
  ['proxy.example', '"proxy.example" is no address and no range'],
  ['10.0.0.0/33', '"10.0.0.0/33" has no prefix of 1 to 32 bits'],
  ['fd00::/129', '"fd00::/129" has no prefix of 1 to 128 bits'],
  ['10.0.0.1, 10.0.0.0/x', '"10.0.0.0/x" has no prefix of 1 to 32 bits'],
  ['10.0.0.0/8/8', '"10.0.0.0/8/8" is no address and no range'],
  ['10.1', '"10.1" is no address and no range'],
  ['10.0.0.1:80', '"10.0.0.1:80" is no address and no range'],
  ['0.0.0.0/0', '"0.0.0.0/0" would trust everybody'],
  ['::/0', '"::/0" would trust everybody'],
  ['::ffff:0:0/96', '"::ffff:0:0/96" would trust everybody'],
])('of the proxies %s it says what is wrong', (given, words) => {
  expect(trustedProxies.safeParse(given).error?.issues[0]?.message).toBe(words);
});

it('takes no proxies, or an empty setting, for none', () => {
  for (const none of [undefined, '', ' , ']) expect(trustedProxies.parse(none)).toBeUndefined();
  expect(trustedProxies.parse(' 10.0.0.1 ,fd00::/8,')).toHaveLength(2);
});
