import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';

/** The network that a request comes from: an IPv4 address, or the first half of an IPv6 one. */
export function networkOf(context: Context): string {
  let address: string;
  try {
    address = getConnInfo(context).remote.address ?? 'unknown';
  } catch {
    // Requests that came through no socket (tests).
    return 'unknown';
  }
  const wrapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (wrapped) return wrapped;
  return address.includes(':') ? address.split(':').slice(0, 4).join(':') : address;
}
