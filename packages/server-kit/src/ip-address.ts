import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

export type IpAddress = ipaddr.IPv4 | ipaddr.IPv6;

/** `192.0.2.1:5000`, `[2001:db8::1]:5000` and `[2001:db8::1]`: the address, and what some put around it. */
const WITH_PORT = /^(?:\[([^\]]+)\](?::\d{1,5})?|(\d[\d.]*):\d{1,5})$/;

/**
 * Reads an address as sockets and proxies write it: also with a port, in brackets, or with the name
 * of a network card. An IPv4 address that came wrapped in IPv6 is given as itself.
 * @returns null for what is no address; shorthands such as `127.1` are none
 */
export function readAddress(text: string): IpAddress | null {
  const [, bracketed, dotted] = WITH_PORT.exec(text.trim()) ?? [];
  const [address = ''] = (bracketed ?? dotted ?? text.trim()).split('%');
  return isIP(address) === 0 ? null : ipaddr.process(address);
}

/**
 * Who is counted as one for limits: an IPv4 address, or the half of an IPv6 one that says the
 * network, since a household or a server has all addresses in that.
 */
export function networkOf(address: IpAddress): string {
  if (address instanceof ipaddr.IPv4) return address.toString();
  const half = address.parts.slice(0, 4).map((part) => part.toString(16));
  return `${half.join(':')}::/64`;
}
