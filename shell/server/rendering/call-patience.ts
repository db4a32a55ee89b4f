import { performance } from 'node:perf_hooks';

/**
 * How long calls of the provider are waited for. One that answers none of a kind any more is given
 * up soon; one that is only busy goes on answering others of the kind, and is worth waiting for: the
 * browser would have to ask it the same again.
 */
export type CallPatience = {
  /** The provider has answered a call of this kind. */
  answered(kind: string): void;
  /**
   * Calls back when a call of this kind is waited for no longer.
   * @returns a function that ends the waiting
   */
  whenLost(kind: string, lost: () => void): () => void;
};

/** @param silence how long nothing of a kind may be answered, in milliseconds */
export function createCallPatience(
  silence: number,
  now: () => number = () => performance.now(),
): CallPatience {
  /** By the contract's paths, which are few. */
  const lastAnswer = new Map<string, number>();
  return {
    answered(kind) {
      lastAnswer.set(kind, now());
    },
    whenLost(kind, lost) {
      const asked = now();
      const look = () => {
        const left = Math.max(asked, lastAnswer.get(kind) ?? 0) + silence - now();
        if (left > 0) timer = setTimeout(look, left);
        else lost();
      };
      let timer = setTimeout(look, silence);
      return () => {
        clearTimeout(timer);
      };
    },
  };
}
