/**
 * The network, so wide that it costs money to have several: of an IPv4 address the first three
 * numbers, of an IPv6 address the first three groups (one customer gets a /48).
 */
export function wideNetwork(network: string): string {
  if (network.includes(':')) return network.split(':').slice(0, 3).join(':');
  return /^\d+\.\d+\.\d+\.\d+$/.test(network) ? network.replace(/\.\d+$/, '') : network;
}
