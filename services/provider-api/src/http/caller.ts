import { timingSafeEqual } from 'node:crypto';
import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';

function sameSecret(given: string, secret: string): boolean {
  const left = Buffer.from(given);
  const right = Buffer.from(secret);
  return left.length === right.length && timingSafeEqual(left, right);
}

function remoteAddress(c: Context): string {
  try {
    return getConnInfo(c).remote.address ?? 'unknown';
  } catch {
    // Requests that came through no socket (tests).
    return 'unknown';
  }
}

/**
 * One shopper's IPv6 addresses share a /64, so limits count the network; an IPv4 address that came
 * wrapped in IPv6 is counted as itself.
 */
export function networkOf(address: string): string {
  const wrapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (wrapped) return wrapped;
  if (!address.includes(':')) return address;
  const [head = '', tail = ''] = address.toLowerCase().split('%')[0]?.split('::') ?? [];
  const left = head.split(':').filter(Boolean);
  const right = tail.split(':').filter(Boolean);
  const zeros = Array<string>(Math.max(0, 8 - left.length - right.length)).fill('0');
  return `${[...left, ...zeros, ...right].slice(0, 4).join(':')}::/64`;
}

/** The network of whoever is at the other end of the connection: a shopper's, or a server's. */
export function remoteNetwork(c: Context): string {
  return networkOf(remoteAddress(c));
}

/** Whether the document server says, and proves, that it asks for a shopper. */
export function isVouchedFor(c: Context, proxySecret: string | undefined): boolean {
  const proof = c.req.header('x-proxy-secret');
  const forwarded = c.req.header('x-forwarded-for');
  return Boolean(proxySecret && proof && forwarded && sameSecret(proof, proxySecret));
}

/**
 * Who calls, for the limits. X-Forwarded-For is believed only from the document server, which
 * overwrites it and proves itself by the secret; the last entry is the one it wrote.
 */
export function callerNetwork(c: Context, proxySecret: string | undefined): string {
  if (isVouchedFor(c, proxySecret)) {
    const last = c.req.header('x-forwarded-for')?.split(',').at(-1)?.trim();
    if (last) return networkOf(last.slice(0, 64));
  }
  return remoteNetwork(c);
}
