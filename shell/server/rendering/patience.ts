import { processUse } from './process-use';

/**
 * How many times longer a process may take that uses no processor time: it may be stopped, or
 * swapped out.
 */
const QUIET = 10;
/** How many times longer it may take where other processes occupy the processors. */
const STARVED = 100;

/** Why the waiting ends for a process that uses no processor, as on a machine that is too busy. */
export const STARVED_ANSWER = 'it does not answer';

/**
 * How long this server has waited for a process, and the processor time that the process has used
 * meanwhile.
 */
export type Patience = {
  /**
   * Why the waiting ends, or null where it goes on.
   * @param limit the processor time that it may use before it answers, in milliseconds
   */
  lost(limit: number): string | null;
};

/**
 * Starts to wait for an answer of a process. The process is judged by the processor time that it
 * has used, not by how long it took: on a busy machine a healthy process gets a processor late, and
 * killing it makes the machine busier. Where the kernel doesn't report processor time, the process
 * gets the longer time at once.
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
      if (waited > limit * (use?.waitsForTurn ? STARVED : QUIET)) return STARVED_ANSWER;
      return null;
    },
  };
}
