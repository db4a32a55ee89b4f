/**
 * Whether a release fails on one kind of device. An attacker may name any kind, also one that no shopper
 * has: so each failure that counts here is of a network of its own, and there must be as many as the
 * attackers' budgets ask for anyway (docs/reliability.md).
 */
import { kindsOf } from 'release-registry/devices';
import { countedFailures, type CountedShopper } from './counted-shoppers';
import { inWords, isSure, voicesOf } from './failures';
import { SHARE_OF_AT_LEAST, type Standing, type Verdict } from './standing';

/** The fewest failures of a kind, and the part of all shoppers that they must be while these are few. */
const VOICES = 5;
const PART_OF_ALL = 0.2;
/** It fails so often for each shopper of the kind for whom it works. */
const FOR_EACH_WELL = 3;

/**
 * From how many networks failures have to come before they end a release.
 * @param all how many shoppers count
 * @param widely from how many where a few strangers could cause a share
 */
export const voicesNeeded = (all: number, widely: number) =>
  Math.max(VOICES, all < SHARE_OF_AT_LEAST ? PART_OF_ALL * all : widely);

/** The kind that it fails on, of several the one with the most failures; null where there is none. */
export function kindVerdict({ all, proven, networks }: Standing, widely: number): Verdict | null {
  const kinds = new Map<string, CountedShopper[]>();
  for (const shopper of all) {
    for (const kind of shopper.device ? kindsOf(shopper.device) : []) {
      kinds.set(kind, [...(kinds.get(kind) ?? []), shopper]);
    }
  }
  const failing = [...kinds].flatMap(([kind, of]) => {
    const failures = countedFailures(of, networks);
    const wells = of.filter(({ outcome }) => outcome === 'well').length;
    const mostly = failures.length >= FOR_EACH_WELL * wells && 2 * failures.length >= of.length;
    // Where all shoppers are of the kind, it is not the reason.
    const isReason = of.length < all.length && failures.length >= VOICES && mostly;
    return isReason ? [{ kind, failures, of: of.length }] : [];
  });
  const [worst] = failing.sort((a, b) => b.failures.length - a.failures.length);
  if (!worst) return null;
  const { kind, failures, of } = worst;
  const enough = voicesOf(failures, networks) >= voicesNeeded(all.length, widely);
  return {
    kind: enough && failures.every(isSure) && !proven ? 'eject' : 'alert',
    reason: inWords(
      failures,
      `fails ${kind}: ${failures.length} of ${of}`,
      `${failures.length} of ${of} tabs ${kind} began and said nothing more`,
    ),
    forAll: false,
  };
}
