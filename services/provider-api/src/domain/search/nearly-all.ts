/**
 * Which of a query's terms are enough where no product has all of them. A query of which little is
 * in the catalogue finds nothing, rather than whatever has one of its words.
 */
import { and, or, type SQL } from 'drizzle-orm';
import type { Queries } from '../../database/open';
import type { YieldToOthers } from '../scheduler';
import { exist, type ReadTerm } from './read-query';
import { isReason, weightsOf } from './weights';

/** The least share of the weight of what the catalogue has that a product must have. */
const SHARE_LEAST = 0.4;
/** Products with so large a share of the best one's weight are found beside it. */
const BESIDE_BEST = 0.9;
/** How many conditions one statement may have: choices of terms times terms. */
const CONDITIONS_MOST = 128;
/** A shorter word that was corrected is no reason by itself: 'wedding' is one edit from 'welding'. */
const CORRECTED_LEAST = 8;

type Weighed = { term: ReadTerm; found: SQL; weight: number; reason: boolean };
type Choice = { terms: Weighed[]; weight: number };

const heavier = (a: { weight: number }, b: { weight: number }) => b.weight - a.weight;
const weightOf = (terms: Weighed[]) => terms.reduce((sum, { weight }) => sum + weight, 0);

/** Choices of terms that would be enough, the heaviest first; all of them are left out. */
function choicesOf(terms: Weighed[]): Choice[] {
  const least = weightOf(terms) * SHARE_LEAST;
  // Terms are at most eight, so these are at most 255.
  const subsets = terms.reduce<Weighed[][]>(
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
function looked(choices: Choice[], terms: number): Choice[] {
  const most = Math.floor(CONDITIONS_MOST / Math.max(1, terms));
  const alone = choices.filter((choice) => choice.terms.length === 1);
  const some = choices.filter((choice) => choice.terms.length > 1);
  return [...some.slice(0, Math.max(0, most - alone.length)), ...alone].sort(heavier);
}

const conditionOf = ({ terms }: Choice) => and(...terms.map(({ found }) => found));

/**
 * The condition that a product has nearly all of what the catalogue has of a query, and the weights
 * of its terms; `left` are those that no product of it has to have.
 * @returns null where too little of the query is in the catalogue
 */
export async function nearlyAll(
  queries: Queries,
  terms: readonly ReadTerm[],
  yieldToOthers: YieldToOthers,
): Promise<{ where: SQL; weights: number[]; left: ReadTerm[] } | null> {
  const isExact = ({ ways, found }: ReadTerm) => found !== null && ways[0]?.how !== 'typo';
  const someExact = terms.some((term) => isExact(term) && isReason(term));
  const isTelling = (term: ReadTerm) =>
    isReason(term) && (someExact ? isExact(term) : term.asked.length >= CORRECTED_LEAST);
  if (!terms.some((term) => term.found !== null && isTelling(term))) return null;
  const weights = await weightsOf(queries, terms);
  await yieldToOthers();
  const known = terms.flatMap((term, at): Weighed[] =>
    term.found === null
      ? []
      : [{ term, found: term.found, weight: weights[at] ?? 0, reason: isTelling(term) }],
  );
  // Where a word is unknown, all of the others may be together.
  const whole = known.length < terms.length ? [{ terms: known, weight: weightOf(known) }] : [];
  const choices = [...whole, ...looked(choicesOf(known), known.length)];
  const there = await exist(
    queries,
    choices.flatMap((choice) => conditionOf(choice) ?? []),
  );
  const found = choices.filter((_, at) => there[at]);
  const least = (found[0]?.weight ?? 0) * BESIDE_BEST;
  const chosen = found.filter(({ weight }) => weight >= least);
  const where = or(...chosen.map((choice) => conditionOf(choice)));
  const kept = new Set(chosen.flatMap((choice) => choice.terms.map(({ term }) => term)));
  return where ? { where, weights, left: terms.filter((term) => !kept.has(term)) } : null;
}
