import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

export type IpAddress = ipaddr.IPv4 | ipaddr.IPv6;

/**
 * `192.0.2.1:5000`, `[2001:db8::1]:5000` and `[2001:db8::1]`: the address with a port or brackets
 * around it.
 */
const WITH_PORT = /^(?:\[([^\]]+)\](?::\d{1,5})?|(\d[\d.]*):\d{1,5})$/;

/**
 * Reads an address as sockets and proxies write it: also with a port, in brackets, or with the name
 * of a network card. An IPv4 address wrapped in IPv6 is returned as IPv4.
 * @returns null where the text is no address; shorthands such as `127.1` are no addresses
 */
export function readAddress(text: string): IpAddress | null {
  const [, bracketed, dotted] = WITH_PORT.exec(text.trim()) ?? [];
  const [address = ''] = (bracketed ?? dotted ?? text.trim()).split('%');
  return isIP(address) === 0 ? null : ipaddr.process(address);
}

/**
 * The key by which limits count a caller: an IPv4 address, or the network half of an IPv6 address,
 * because a household or a server owns all addresses in it.
 */
export function networkOf(address: IpAddress): string {
  if (address instanceof ipaddr.IPv4) return address.toString();
  const half = address.parts.slice(0, 4).map((part) => part.toString(16));
  return `${half.join(':')}::/64`;
}

/**
 * The /48 around a network of `networkOf`: a provider gives a customer that many networks of IPv6.
 * @returns null for IPv4, and for what is no network
 */
export function widerNetwork(network: string): string | null {
  if (!network.endsWith('::/64')) return null;
  return `${network.slice(0, -'::/64'.length).split(':').slice(0, 3).join(':')}::/48`;
}
