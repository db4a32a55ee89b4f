import { processUse } from './process-use';

/** How many times longer a process may take that uses nothing: it may be stopped, or swapped out. */
const QUIET = 10;
/** How many times longer it may take where others keep the processors from it. */
const STARVED = 100;

/** How long a process has been waited for, and what it has used meanwhile. */
export type Patience = {
  /**
   * Why it is waited for no longer, or null.
   * @param limit what it may use of a processor before it answers, in milliseconds
   */
  lost(limit: number): string | null;
};

/**
 * Starts to wait for an answer of a process. It is judged by what it has used, not by how long it
 * took: on a busy machine a healthy process gets its turn late, and killing it makes the machine
 * busier. Where the kernel doesn't tell, it is given the longer time at once.
 */
export function waitFor(pid: number): Patience {
  const began = performance.now();
  const before = processUse(pid);
  return {
    lost(limit) {
      const waited = performance.now() - began;
      if (waited <= limit) return null;
      const use = processUse(pid);
      if (use && before && use.cpu - before.cpu > limit) return 'it hangs';
      if (waited > limit * (use?.waitsForTurn ? STARVED : QUIET)) return 'it does not answer';
      return null;
    },
  };
}
