import { expect, it } from 'vitest';
import { choicesOf, tellingAmong } from 'shared-contracts/search/nearly-all';
import { queryTerms } from 'shared-contracts/search/query-terms';
import { defaults } from '../src/domain/search/synonyms';

/** Which words of a query are enough, where a catalogue has these and each weighs the same. */
function enough(query: string, known: readonly string[], pieces: readonly string[] = []) {
  const terms = queryTerms(query, defaults).map((term) => ({
    ...term,
    found: known.includes(term.asked) || pieces.includes(term.asked) ? term.asked : null,
    ...(pieces.includes(term.asked) ? { piece: true as const } : {}),
  }));
  const isTelling = tellingAmong(terms);
  if (!isTelling) return [];
  const weights = terms.map(() => 1);
  return choicesOf(terms, weights, isTelling).map((choice) =>
    choice.terms.map(({ term }) => term.asked).join(' '),
  );
}

it.each([
  ['dewalt battery', ['battery'], ['battery']],
  ['bosch 18v', ['18v'], ['18v']],
  ['makita drill 13mm', ['drill', '13mm'], ['drill 13mm']],
])('%j finds what has %j', (query, known, choices) => {
  expect(enough(query, known)).toEqual(choices);
});

it.each([
  ['a length alone', 'yoga mat 6mm', ['6mm'], []],
  ['a weight alone', 'dog food 20kg', ['20kg'], []],
  ['one word of three', 'netflix gift card', ['card'], []],
  ['a few letters of a model number', 'samsung galaxy a54', [], ['a54']],
])('%s is no reason: %j', (_what, query, known, pieces) => {
  expect(enough(query, known, pieces)).toEqual([]);
});

it('takes many letters of a model number for a reason', () => {
  expect(enough('galaxy hag100', [], ['hag100'])).toEqual(['hag100']);
});
