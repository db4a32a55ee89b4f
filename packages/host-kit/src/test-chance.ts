/** Chance that is the same for the same seed, for tests of random schedules. */
export type Chance = {
  /** True so often, from 0 to 1. */
  is(probability: number): boolean;
  /** One of them, each as often as the others. */
  of<Value>(values: readonly [Value, ...Value[]]): Value;
};

/** @param seed a whole number; the generator is Mulberry32 */
export function createChance(seed: number): Chance {
  let state = seed >>> 0;
  function next(): number {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }
  return {
    is: (probability) => next() < probability,
    of: (values) => values[Math.floor(next() * values.length)] ?? values[0],
  };
}

/** Runs a schedule for each seed from 1 on. @throws with the seed of the first that fails */
export async function runSchedules(
  count: number,
  run: (seed: number) => Promise<void>,
): Promise<void> {
  for (let seed = 1; seed <= count; seed += 1) {
    try {
      await run(seed);
    } catch (error) {
      throw new Error(`schedule ${seed}`, { cause: error });
    }
  }
}
