import { timingSafeEqual } from 'node:crypto';
import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';
import { networkOf, readAddress, type IpAddress } from './ip-address';
import { isTrusted, type TrustedProxies } from './trusted-proxies';

export type Caller = {
  /** Null where it is not known, as for a request that came through no socket. */
  address: string | null;
  /** What limits count; `unknown` without an address. */
  network: string;
};

type Believed = {
  /** Who stands before this server (TRUSTED_PROXIES); nobody where it is not given. */
  trusted?: TrustedProxies | undefined;
  /** Who knows it is a proxy too, wherever the call comes from (PROXY_SECRET). */
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

/** Whether a call comes with the secret (PROXY_SECRET), wherever it comes from. */
function provesItself(context: Context, secret: string | undefined): boolean {
  const proof = context.req.header('x-proxy-secret');
  return Boolean(secret && proof && sameSecret(proof, secret));
}

/** Whether a proxy that knows the secret calls for itself: it passes nobody's call on. */
export function asksForItself(context: Context, secret: string | undefined): boolean {
  return provesItself(context, secret) && context.req.header('x-forwarded-for') === undefined;
}

/**
 * Says who calls. X-Forwarded-For is read from the right, since each proxy adds there whom it has
 * seen: the first address that is no proxy of ours is the caller, and what stands left of it may be
 * invented. What is no address ends the reading at the last good one. `Forwarded` is not read.
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
