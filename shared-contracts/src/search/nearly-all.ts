/**
 * Which of a query's terms are enough where no product has all of them. A query of which little is
 * in the catalogue finds nothing, rather than whatever has one of its words.
 */
import { isAttribute } from './attributes';
import type { Term } from './query-terms';
import { isReason } from './weights';

/** The least share of the weight of what the catalogue has that a product must have. */
const SHARE_LEAST = 0.4;
/** Products with so large a share of the best one's weight are found beside it. */
const BESIDE_BEST = 0.9;
/** So many letters of a model number are a reason; fewer are in too many of them. */
const PIECE_LEAST = 5;
/** How many conditions one statement may have: choices of terms times terms. */
const CONDITIONS_MOST = 128;
/** A shorter word that was corrected is no reason by itself: 'wedding' is one edit from 'welding'. */
const CORRECTED_LEAST = 8;

/** So many letters of a word are a reason; 'mat' begins 'matte'. */
const BEGINNING_LEAST = 5;

/** A length, weight or volume, which goods of all kinds have; what runs on 18 V is of one kind. */
const isSize = ({ asked }: Term) =>
  /^\d/.test(asked) && !/\d(?:v|vac|vdc|w|kw|hp|a|ah|va|kva)$/.test(asked);

/** A term as an index has it; `found` is null where it has none. */
export type Looked<Found> = Term & {
  found: Found | null;
  /** Whether it was found as a piece of a name or number. */
  piece?: true;
  /** Whether the catalogue has it only as the beginning of other words. */
  begins?: true;
};
type Weighed<Found> = { term: Looked<Found>; found: Found; weight: number; reason: boolean };
export type Choice<Found> = { terms: Weighed<Found>[]; weight: number };

const heavier = (a: { weight: number }, b: { weight: number }) => b.weight - a.weight;
const weightOf = (terms: { weight: number }[]) =>
  terms.reduce((sum, { weight }) => sum + weight, 0);

/** Choices of terms that would be enough, the heaviest first; all of them are left out. */
function someOf<Found>(terms: Weighed<Found>[]): Choice<Found>[] {
  const least = weightOf(terms) * SHARE_LEAST;
  // Terms are at most eight, so these are at most 255.
  const subsets = terms.reduce<Weighed<Found>[][]>(
    (before, term) => [...before, ...before.map((chosen) => [...chosen, term])],
    [[]],
  );
  return subsets
    .filter((chosen) => chosen.length < terms.length && chosen.some(({ reason }) => reason))
    .map((chosen) => ({ terms: chosen, weight: weightOf(chosen) }))
    .filter(({ weight }) => weight >= least)
    .sort(heavier);
}

/** As many choices as one statement may have: the heaviest, and those of one term. */
function lookedUp<Found>(choices: Choice<Found>[], terms: number): Choice<Found>[] {
  const most = Math.floor(CONDITIONS_MOST / Math.max(1, terms));
  const alone = choices.filter((choice) => choice.terms.length === 1);
  const some = choices.filter((choice) => choice.terms.length > 1);
  return [...some.slice(0, Math.max(0, most - alone.length)), ...alone].sort(heavier);
}

/**
 * Which terms are a reason to find a product.
 * @returns null where none that the catalogue has is one
 */
export function tellingAmong<Found>(
  terms: readonly Looked<Found>[],
): ((term: Looked<Found>) => boolean) | null {
  const isExact = ({ ways, found }: Looked<Found>) => found !== null && ways[0]?.how !== 'typo';
  const isWord = (term: Looked<Found>) =>
    isReason(term) &&
    !isSize(term) &&
    !isAttribute(term) &&
    (term.begins === undefined || term.asked.length >= BEGINNING_LEAST) &&
    (term.piece === undefined || term.asked.length >= PIECE_LEAST);
  const someExact = terms.some((term) => isExact(term) && isWord(term));
  const isTelling = (term: Looked<Found>) =>
    isWord(term) && (someExact ? isExact(term) : term.asked.length >= CORRECTED_LEAST);
  return terms.some((term) => term.found !== null && isTelling(term)) ? isTelling : null;
}

/** What may be enough, the heaviest first. */
export function choicesOf<Found>(
  terms: readonly Looked<Found>[],
  weights: readonly number[],
  isTelling: (term: Looked<Found>) => boolean,
): Choice<Found>[] {
  const known = terms.flatMap((term, at): Weighed<Found>[] =>
    term.found === null
      ? []
      : [{ term, found: term.found, weight: weights[at] ?? 0, reason: isTelling(term) }],
  );
  const words = known.filter(({ reason }) => reason);
  const unknown = terms.filter(
    (term) => term.found === null && isReason(term) && !isSize(term),
  ).length;
  const each = words.length === 0 ? 0 : weightOf(words) / words.length;
  const all = { terms: known, weight: weightOf(known) };
  // One word alone must hold against those that nobody sells too, which count as much as the others.
  const alone = (all.weight + unknown * each) * SHARE_LEAST;
  // Where a word is unknown, all of the others may be together.
  const whole = known.length < terms.length ? [all] : [];
  return [...whole, ...lookedUp(someOf(known), known.length)].filter(
    (choice) => choice.terms.length > 1 || choice.weight >= alone,
  );
}

/** Of the choices that products have, the heaviest and those that weigh nearly as much. */
export function heaviestOf<Found>(found: readonly Choice<Found>[]): Choice<Found>[] {
  const least = (found[0]?.weight ?? 0) * BESIDE_BEST;
  return found.filter(({ weight }) => weight >= least);
}
