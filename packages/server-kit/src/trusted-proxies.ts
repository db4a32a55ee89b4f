import { isIP } from 'node:net';
import * as z from 'zod';
import { readAddress, type IpAddress } from './ip-address';

/** Addresses, each with how many of its first bits count. */
export type TrustedProxies = [IpAddress, number][];

/** @returns the range of an entry, or a text that says why it is no range */
function readEntry(entry: string): TrustedProxies[number] | string {
  const [text = '', bits, ...more] = entry.split('/');
  const address = isIP(text) === 0 ? null : readAddress(text);
  if (!address || more.length > 0) return 'is no address and no range';
  const most = isIP(text) === 4 ? 32 : 128;
  const given = bits === undefined ? most : /^\d{1,3}$/.test(bits) ? Number(bits) : Infinity;
  if (given > most) return `has no prefix of 1 to ${most} bits`;
  // An IPv4 address that was wrapped in IPv6 has lost the 96 bits before it.
  const prefix = isIP(text) === 6 && address.kind() === 'ipv4' ? given - 96 : given;
  return prefix < 1 ? 'would trust everybody' : [address, prefix];
}

/**
 * The setting `TRUSTED_PROXIES`: addresses or CIDR ranges separated by commas, such as
 * `10.0.0.0/8,fd00::/8`. Empty counts as not given.
 */
export const trustedProxies = z
  .string()
  .optional()
  .transform((value, context): TrustedProxies | undefined => {
    const entries = (value ?? '').split(',').flatMap((each) => each.trim() || []);
    const ranges: TrustedProxies = [];
    for (const entry of entries) {
      const range = readEntry(entry);
      if (typeof range !== 'string') ranges.push(range);
      else context.addIssue({ code: 'custom', message: `${JSON.stringify(entry)} ${range}` });
    }
    return ranges.length > 0 ? ranges : undefined;
  });

export function isTrusted(address: IpAddress, proxies: TrustedProxies): boolean {
  return proxies.some(
    ([range, bits]) => range.kind() === address.kind() && address.match(range, bits),
  );
}
