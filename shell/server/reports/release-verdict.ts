/**
 * Decides when to take a release back, or to call a person, from how it did with its shoppers. The
 * figures are explained in docs/reliability.md ('The attackers' budgets').
 */

import { countedFailures, tellsApart, type CountedShopper } from './counted-shoppers';
import { from, inWords, isSure, isTold } from './failures';
import { kindVerdict, voicesNeeded } from './kind-verdict';
import { SHARE_OF_AT_LEAST, type Standing, type Verdict } from './standing';

/** Failed loads in a row that end a release: while it is young, and until it is proven. */
const IN_A_ROW = 5;
const IN_A_ROW_LATER = 10;
/**
 * The share of shoppers for whom a release may fail before it is taken back: at first, and once it
 * is proven.
 */
const SHARE = 0.02;
/** A tab that says nothing for so long after it began is hung, in milliseconds. */
export const SILENT_AFTER = 60_000;
/**
 * With those of whom a tab said nothing: a few in a hundred lose their network, or close a laptop, in the
 * minute in which a tab is waited for.
 */
const SHARE_WITH_SILENT = 0.05;
const SHARE_OF_PROVEN = 0.2;
/** Where this share of shoppers fails, fewer shoppers are enough. */
const OBVIOUS = 0.5;
const OBVIOUS_OF_AT_LEAST = 20;
const OBVIOUS_OF_AT_LEAST_OF_PROVEN = 50;
/**
 * The least number of shoppers from whom failures have to come; five failures in a row always reach
 * it.
 */
const VOICES = 3;
/** A share that a few attackers could cause needs this many times the networks. */
const WIDELY = 3;

type Failures = { failures: CountedShopper[]; widely: number };

const isForAll = ({ all }: Standing, { failures, widely }: Failures) =>
  all.every(({ outcome }) => outcome !== 'well') && from(failures) >= widely;

/** Failed loads in a row among shoppers who have reported; null where there are too few. */
function inARow(standing: Standing, failed: Failures): Verdict | null {
  const { all, young, proven, networks, now } = standing;
  const row = young ? IN_A_ROW : IN_A_ROW_LATER;
  const last = all.filter(({ outcome }) => outcome !== 'none').slice(-row);
  const [first] = last;
  if (!first || last.length < row || last.some(({ outcome }) => outcome === 'well')) return null;
  // Half of all who were served meanwhile must have failed, because a shopper without a report is
  // no failure. Whose silence is still waited for says nothing where the others were silent too.
  const isAwaited = ({ outcome, at }: CountedShopper) =>
    outcome === 'none' && now - at < SILENT_AFTER && !last.some(isTold);
  const meanwhile = (young ? all : all.slice(all.indexOf(first))).filter(
    (shopper) => !isAwaited(shopper),
  );
  const half =
    failed.failures.length >= IN_A_ROW &&
    countedFailures(meanwhile, networks).length * 2 >= meanwhile.length;
  const enough = from(last) >= (young ? networks : failed.widely) && !proven;
  return {
    kind: half && enough && last.every(isSure) ? 'eject' : 'alert',
    reason: inWords(
      last,
      `${row} failed loads in a row`,
      `${row} tabs in a row began and said nothing more`,
    ),
    forAll: half && isForAll(standing, failed),
  };
}

/**
 * A part of fewer shoppers for whom it failed, each in a network of its own: strangers would need as many
 * networks as the budgets of this many shoppers ask for. Null where it is smaller.
 */
function ofSome(
  { all, proven, networks }: Standing,
  { failures, widely }: Failures,
): Verdict | null {
  const needed = Math.max(widely, voicesNeeded(all.length, widely));
  if (all.length < OBVIOUS_OF_AT_LEAST || all.length >= SHARE_OF_AT_LEAST) return null;
  if (proven || !tellsApart(networks) || from(failures) < needed) return null;
  return {
    kind: 'eject',
    reason: inWords(
      failures,
      `${failures.length} of ${all.length} loads failed`,
      `${failures.length} of ${all.length} tabs began and said nothing more`,
    ),
    forAll: false,
  };
}

/** A share of many shoppers for whom it failed; null where it is smaller, or of too few. */
function ofMany(standing: Standing, failed: Failures, least: number): Verdict | null {
  const { all, proven, networks } = standing;
  const { failures, widely } = failed;
  const share = failures.length / all.length;
  const obvious = share >= OBVIOUS;
  const ofFew = proven ? OBVIOUS_OF_AT_LEAST_OF_PROVEN : OBVIOUS_OF_AT_LEAST;
  if (all.length < (obvious ? ofFew : SHARE_OF_AT_LEAST)) return null;
  if (failures.length < VOICES || share < least) return null;
  const enough = from(failures) >= (obvious && !proven ? networks : widely);
  return {
    kind:
      enough && failures.every(isSure) && (!proven || share >= SHARE_OF_PROVEN) ? 'eject' : 'alert',
    reason: inWords(
      failures,
      `${failures.length} of ${all.length} loads failed`,
      `${failures.length} of ${all.length} tabs began and said nothing more`,
    ),
    forAll: isForAll(standing, failed),
  };
}

/** What has to be done about a release; null while it works. */
export function releaseVerdict(standing: Standing): Verdict | null {
  const { all, networks } = standing;
  const failures = countedFailures(all, networks);
  const widely = tellsApart(networks) ? networks * WIDELY : 1;
  const those = (which: (failure: CountedShopper) => boolean) => ({
    failures: failures.filter(which),
    widely,
  });
  const verdicts = [
    kindVerdict(standing, widely),
    inARow(standing, { failures, widely }),
    ofSome(standing, those(isSure)),
    ofMany(standing, those(isTold), SHARE),
    ofMany(standing, those(isSure), SHARE_WITH_SILENT),
    ofMany(standing, { failures, widely }, SHARE_WITH_SILENT),
  ].filter((verdict) => verdict !== null);
  return verdicts.find(({ kind }) => kind === 'eject') ?? verdicts[0] ?? null;
}

/** Whether a release fails for so few, and on no kind of device, that it can be known to be good. */
export function isFewFailures(standing: Standing): boolean {
  const { all, networks } = standing;
  const failures = countedFailures(all, networks);
  if (kindVerdict(standing, networks * WIDELY)) return false;
  return (
    failures.filter(isTold).length < SHARE * all.length &&
    failures.length < SHARE_WITH_SILENT * all.length
  );
}
