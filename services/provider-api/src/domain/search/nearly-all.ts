/** Finds which of a query's terms are enough where no product has all of them. */
import { and, or, type SQL } from 'drizzle-orm';
import {
  choicesOf,
  heaviestOf,
  tellingAmong,
  type Choice,
} from 'shared-contracts/search/nearly-all';
import type { Queries } from '../../database/open';
import type { YieldToOthers } from '../scheduler';
import { exist, type ReadTerm } from './read-query';
import { weightsOf } from './weights';

const conditionOf = ({ terms }: Choice<SQL>) => and(...terms.map(({ found }) => found));

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
  const isTelling = tellingAmong(terms);
  if (!isTelling) return null;
  const weights = await weightsOf(queries, terms);
  await yieldToOthers();
  const choices = choicesOf(terms, weights, isTelling);
  const there = await exist(
    queries,
    choices.flatMap((choice) => conditionOf(choice) ?? []),
  );
  const chosen = heaviestOf(choices.filter((_, at) => there[at]));
  const where = or(...chosen.map((choice) => conditionOf(choice)));
  const kept = new Set(chosen.flatMap((choice) => choice.terms.map(({ term }) => term)));
  return where ? { where, weights, left: terms.filter((term) => !kept.has(term)) } : null;
}
