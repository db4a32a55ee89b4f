/** How far rows move by what shoppers chose. */
import { expect, it } from 'vitest';
import { raisedOrder, type RankedRow } from '../src/domain/search/raised-order';
import { RAISE_MOST } from '../src/domain/search/raises';

const row = (id: number, rank: number, named = 2, worth = 0): RankedRow => ({
  ...{ id, rank, named, worth },
});
const order = (rows: readonly RankedRow[], raises: Record<number, number>) =>
  raisedOrder(rows, new Map(Object.entries(raises).map(([id, raise]) => [Number(id), raise]))).map(
    ({ id }) => id,
  );

it('passes what ranks higher by less than its raise alone', () => {
  const rows = [row(1, 400), row(2, 350), row(3, 340)];
  expect(order(rows, { 3: RAISE_MOST })).toEqual([1, 3, 2]);
  expect(order(rows, {})).toEqual([1, 2, 3]);
});

it('never passes what its name has more words of, however near the ranks are', () => {
  const rows = [row(1, 352), row(2, 351), row(3, 350, 1), row(4, 349, 1)];
  expect(order(rows, { 4: RAISE_MOST })).toEqual([1, 2, 4, 3]);
  expect(order(rows, { 3: 9, 4: 9 })).toEqual([1, 2, 3, 4]);
});

it('never passes what has more of the query, and is not held back by it', () => {
  const rows = [row(1, 100, 3, 5), row(2, 352, 1, 4), row(3, 350, 1, 4)];
  expect(order(rows, { 3: RAISE_MOST })).toEqual([1, 3, 2]);
});
