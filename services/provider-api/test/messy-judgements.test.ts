/** The lists that judge the search over messy catalogues: what their rules ask for is there. */
import { describe, expect, it } from 'vitest';
import { CLERKS, type ClerkName } from '../bench/messy/clerks';
import { ITEMS, itemsOf } from '../bench/messy/write-items';
import { messyGrade, messyQueries, secondQueries, thirdQueries } from './judged/messy-judgements';
import { nonsense, secondNonsense } from './judged/messy-nonsense';

/** Of a catalogue; more than that and almost any answer would be right. */
const MOST = 0.15;

/** How many queries there are over each catalogue. */
const COUNTS = { hardware: 144, retail: 144, wholesale: 151, workshop: 150 };

const second: Partial<typeof messyQueries> = secondQueries;
const third: Partial<typeof messyQueries> = thirdQueries;

describe.each(Object.keys(CLERKS) as ClerkName[])('the queries over the catalogue %s', (name) => {
  const items = itemsOf(CLERKS[name]);
  const queries = [...messyQueries[name], ...(second[name] ?? []), ...(third[name] ?? [])];

  it('are as many different ones, over as many items, as are told', () => {
    expect(items).toHaveLength(ITEMS);
    expect(new Set(queries.map(({ query }) => query)).size).toBe(COUNTS[name]);
    expect(queries).toHaveLength(COUNTS[name]);
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
    const known = [...nonsense, ...secondNonsense].filter((query) =>
      query.split(' ').every((word) => words.has(word)),
    );
    expect(known).toEqual([]);
  });
});

it('come from each of the first trades fifty times, and nonsense is of seventy kinds', () => {
  const counts = new Map<string, number>();
  const { hardware, retail, wholesale } = messyQueries;
  for (const { trade } of [hardware, retail, wholesale].flat()) {
    counts.set(trade, (counts.get(trade) ?? 0) + 1);
  }
  const trades = ['electrician', 'mason', 'mechanic', 'plumber', 'purchaser', 'welder'];
  expect([...counts].toSorted()).toEqual(trades.map((trade) => [trade, 50]));
  expect(new Set([...nonsense, ...secondNonsense]).size).toBe(70);
});
