import { networkAway } from 'shared-contracts/network';
import type { Memory } from '../memory';

/**
 * What is kept of a key, or else what is asked for and kept then. While the network is away the
 * last that was known stands in, however old it is.
 * @throws what `ask` throws
 */
export async function askOrLast<Value>(
  memory: Memory<Value>,
  key: string,
  ask: () => Promise<Value>,
): Promise<Value> {
  const known = memory.read(key);
  if (known !== undefined) return known;
  try {
    const value = await ask();
    memory.keep(key, value);
    return value;
  } catch (error) {
    const last = networkAway(error) ? memory.last(key) : undefined;
    if (last === undefined) throw error;
    return last;
  }
}
