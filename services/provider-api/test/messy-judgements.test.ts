/** The lists that judge the search over messy catalogues: what their rules ask for is there. */
import { describe, expect, it } from 'vitest';
import { CLERKS, type ClerkName } from '../bench/messy/clerks';
import { ITEMS, itemsOf } from '../bench/messy/write-items';
import { messyGrade, messyQueries } from './judged/messy-judgements';
import { nonsense } from './judged/messy-nonsense';

/** Of a catalogue; more than that and almost any answer would be right. */
const MOST = 0.15;

describe.each(Object.keys(CLERKS) as ClerkName[])('the queries over the catalogue %s', (name) => {
  const items = itemsOf(CLERKS[name]);
  const queries = messyQueries[name];

  it('are a hundred different ones over as many items as are told', () => {
    expect(items).toHaveLength(ITEMS);
    expect(new Set(queries.map(({ query }) => query)).size).toBe(100);
  });

  it('have each something as asked, and each of their rules some item', () => {
    const idle = queries.flatMap(({ query, rules }) =>
      rules
        .filter(({ meets }) => !items.some(({ facts }) => meets(facts)))
        .map(({ text }) => `${query}: ${text}`),
    );
    expect(idle).toEqual([]);
    expect(queries.filter(({ rules }) => rules[0]?.grade !== 2)).toEqual([]);
  });

  it('accept a small share of the catalogue each', () => {
    const wide = queries.filter(
      (judged) => items.filter(({ facts }) => messyGrade(judged, facts) > 0).length > MOST * ITEMS,
    );
    expect(wide.map(({ query }) => query)).toEqual([]);
  });

  it('would find no item for nonsense by its telling words', () => {
    const words = new Set(
      items.flatMap(({ name: text, model }) =>
        `${text} ${model}`.toLowerCase().split(/[^a-z0-9]+/),
      ),
    );
    const known = nonsense.filter((query) => query.split(' ').every((word) => words.has(word)));
    expect(known).toEqual([]);
  });
});

it('come from each trade fifty times, and nonsense is of forty kinds', () => {
  const counts = new Map<string, number>();
  for (const { trade } of Object.values(messyQueries).flat()) {
    counts.set(trade, (counts.get(trade) ?? 0) + 1);
  }
  const trades = ['electrician', 'mason', 'mechanic', 'plumber', 'purchaser', 'welder'];
  expect([...counts].toSorted()).toEqual(trades.map((trade) => [trade, 50]));
  expect(new Set(nonsense).size).toBe(40);
});
