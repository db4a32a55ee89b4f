/**
 * How a release does with the shoppers who were given it, and when that is bad enough to take it
 * back.
 */

/** One shopper's newest outcome with one release. */
type Outcome = { bucket: string; network: string; failed: boolean };

/** What a release may lose before it goes. */
const IN_A_ROW = 5;
const SHARE = 0.02;
const SHARE_OF_AT_LEAST = 100;
/** Only the newest shoppers count: a release that breaks after a good week goes as quickly. */
const REMEMBERED = 500;
/** Failures have to come from so many shoppers: with five in a row they always do. */
const VOICES = 3;

export type ReleaseHealth = {
  /** Notes a shopper's outcome; one who has failed once stays failed. */
  note(outcome: Outcome): void;
  /** Why the release has to go; null while it may stay. */
  verdict(): string | null;
};

/**
 * Every shopper has one voice per release, by their bucket: one broken browser that reloads a
 * thousand times is one failure, and five in a row are five shoppers. A bucket costs nothing to
 * make up, so the failures have to come from several networks too: whoever wants to throw a release
 * out needs that many, and gains no more than the release before it.
 * @param networks how many networks the failures have to come from
 */
export function createReleaseHealth(networks: number): ReleaseHealth {
  // Oldest first: a map keeps the order in which its keys came.
  const outcomes = new Map<string, Outcome>();

  function heard(failures: Outcome[]): boolean {
    const from = new Set(failures.map(({ network }) => network));
    return failures.length >= VOICES && from.size >= networks;
  }

  return {
    note(outcome) {
      const before = outcomes.get(outcome.bucket);
      if (before?.failed) return;
      outcomes.delete(outcome.bucket);
      outcomes.set(outcome.bucket, outcome);
      const [oldest] = outcomes.keys();
      if (outcomes.size > REMEMBERED && oldest !== undefined) outcomes.delete(oldest);
    },
    verdict() {
      const all = [...outcomes.values()];
      const last = all.slice(-IN_A_ROW);
      if (last.length === IN_A_ROW && last.every(({ failed }) => failed) && heard(last)) {
        return `${IN_A_ROW} failed loads in a row`;
      }
      const failures = all.filter(({ failed }) => failed);
      const many = all.length >= SHARE_OF_AT_LEAST && failures.length >= SHARE * all.length;
      return many && heard(failures) ? `${failures.length} of ${all.length} loads failed` : null;
    },
  };
}
