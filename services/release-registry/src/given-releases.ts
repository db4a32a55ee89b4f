import type { AppState } from 'shared-contracts/release';

/** A release that shoppers are given, or can get back, and whom it is for. */
export type GivenRelease = {
  /** `good` takes the live one's place if that fails; `before` too, but hasn't shown that it is. */
  role: 'live' | 'canary' | 'good' | 'before';
  version: string;
  /** Of the shoppers; 0 of what is only there to be rolled back to. */
  percent: number;
};

/** An app's releases that its registry names, the live one first. */
export function givenReleases({ live, canary, lastKnownGood, releases }: AppState): GivenRelease[] {
  const given: GivenRelease[] = [
    { role: 'live', version: live, percent: 100 - (canary?.percent ?? 0) },
  ];
  if (canary) given.push({ role: 'canary', ...canary });
  if (lastKnownGood !== null) {
    // What takes a failing one's place may be no more than the one before.
    const role = releases[lastKnownGood]?.goodSince === undefined ? 'before' : 'good';
    given.push({ role, version: lastKnownGood, percent: 0 });
  }
  return given;
}
