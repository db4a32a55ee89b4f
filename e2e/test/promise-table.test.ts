import { expect, it } from 'vitest';
import { readPromises } from '../promises/table';

it('has an id of its own for each promise', () => {
  const ids = readPromises().map(({ id }) => id);
  expect(ids.length).toBeGreaterThan(200);
  expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
});
