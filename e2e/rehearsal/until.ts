/** How often something is checked, in milliseconds. */
const LOOKED = 50;

export const pause = (ms: number): Promise<void> => new Promise((over) => setTimeout(over, ms));

/**
 * Waits until something holds.
 * @param what said where it doesn't
 * @param within how long it may take, in milliseconds
 * @returns how long it took, in milliseconds
 * @throws where it takes longer
 */
export async function until(
  what: string,
  within: number,
  holds: () => Promise<boolean> | boolean,
): Promise<number> {
  const began = performance.now();
  while (!(await holds())) {
    if (performance.now() - began > within) {
      throw new Error(`not within ${within / 1000} s: ${what}`);
    }
    await pause(LOOKED);
  }
  return performance.now() - began;
}
