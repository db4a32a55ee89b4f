/** A browser's calls of the provider, by the contract. */
import { calls } from 'shared-contracts/calls';

type Known = { method: string; path: string; pattern: RegExp; writes: boolean };

const KNOWN = Object.values(calls).map(({ method, path, work }): Known => {
  const pattern = new RegExp(`^${path.replaceAll('.', '\\.').replaceAll(/\{\w+\}/g, '[^/]+')}$`);
  return { method, path, pattern, writes: work === 'write' };
});

/** Methods that change nothing (RFC 9110, 9.2.1). */
const READING = new Set(['GET', 'HEAD', 'OPTIONS']);

export type ProviderCall = {
  /** `GET /api/store/products/details/{id}`: the same for every product. */
  shape: string;
  /** Whether it would change something: all that doesn't read by its method or by the contract. */
  writes: boolean;
};

/** @param path without its query */
export function providerCall(method: string, path: string): ProviderCall {
  const known = KNOWN.find((call) => call.method === method && call.pattern.test(path));
  return {
    // What the contract doesn't know has its numbers and long ids left out.
    shape: `${method} ${known?.path ?? path.replaceAll(/\/(?=[\w-]*\d)[\w-]+/g, '/{id}')}`,
    writes: !READING.has(method) && (known?.writes ?? true),
  };
}
