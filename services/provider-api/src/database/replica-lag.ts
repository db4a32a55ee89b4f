/**
 * How far a replica is behind, found by comparing positions in the log of changes, because a replica
 * that has lost its primary believes that it is up to date.
 */

/** A position in PostgreSQL's log of changes, as it writes it: `16/B374D848`. */
export function logPosition(text: string): bigint {
  const [high = '', low = ''] = text.split('/');
  return (BigInt(`0x${high}`) << 32n) + BigInt(`0x${low}`);
}

type Sample = { at: number; position: bigint };

/** More than enough for the longest bound, at one sample a second. */
const SAMPLES_MOST = 600;

export type ReplicaLag = {
  /** Notes where the primary was; `at` is when it was asked, in milliseconds. */
  primaryAt(at: number, position: bigint): void;
  /**
   * @returns in milliseconds: all that was committed so long before the primary was last asked is on
   * the replica; Infinity where that is not known
   */
  of(replayed: bigint): number;
};

export function createReplicaLag(): ReplicaLag {
  const samples: Sample[] = [];
  return {
    primaryAt(at, position) {
      samples.push({ at, position });
      if (samples.length > SAMPLES_MOST) samples.shift();
    },
    of(replayed) {
      const newest = samples.at(-1);
      const reached = samples.findLast(({ position }) => position <= replayed);
      return newest && reached ? newest.at - reached.at : Infinity;
    },
  };
}
