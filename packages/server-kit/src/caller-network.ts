import { timingSafeEqual } from 'node:crypto';
import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';
import { networkOf, readAddress, type IpAddress } from './ip-address';
import { isTrusted, type TrustedProxies } from './trusted-proxies';

export type Caller = {
  /** Null where it is not known, such as for a request without a socket. */
  address: string | null;
  /** The key by which limits count; `unknown` without an address. */
  network: string;
};

type Believed = {
  /** The proxies in front of this server (TRUSTED_PROXIES); none where it is not given. */
  trusted?: TrustedProxies | undefined;
  /** A caller that sends this secret is a proxy too, whatever its address (PROXY_SECRET). */
  secret?: string | undefined;
};

/** Compares two secrets in a time that does not depend on how much of them is equal. */
function sameSecret(given: string, secret: string): boolean {
  const left = Buffer.from(given);
  const right = Buffer.from(secret);
  return left.length === right.length && timingSafeEqual(left, right);
}

function socketAddress(context: Context): IpAddress | null {
  try {
    return readAddress(getConnInfo(context).remote.address ?? '');
  } catch {
    return null;
  }
}

/** Whether a call has the secret (PROXY_SECRET), whatever its address. */
export function provesItself(context: Context, secret: string | undefined): boolean {
  const proof = context.req.header('x-proxy-secret');
  return Boolean(secret && proof && sameSecret(proof, secret));
}

/** Whether a proxy with the secret calls for itself, without forwarding another's call. */
export function asksForItself(context: Context, secret: string | undefined): boolean {
  return provesItself(context, secret) && context.req.header('x-forwarded-for') === undefined;
}

/**
 * Makes the function that says who calls. X-Forwarded-For is read from the right, because each
 * proxy appends the address that called it: the first address that is no proxy of ours is the
 * caller, and anything left of it may be invented. An entry that is no address ends the reading;
 * then the last valid address counts. `Forwarded` is not read.
 */
export function createCallerOf({ trusted = [], secret }: Believed): (context: Context) => Caller {
  return (context) => {
    let address = socketAddress(context);
    let isProxy = provesItself(context, secret);
    const seen = context.req.header('x-forwarded-for')?.split(',') ?? [];
    while (isProxy || (address && isTrusted(address, trusted))) {
      const before = readAddress(seen.pop() ?? '');
      if (!before) break;
      address = before;
      isProxy = false;
    }
    return address
      ? { address: address.toString(), network: networkOf(address) }
      : { address: null, network: 'unknown' };
  };
}
