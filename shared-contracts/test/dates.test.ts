import { expect, test } from 'vitest';
import { formatDate, formatDateTime } from '../src/dates';

test.each([
  ['2026-03-02T16:30:00.000Z', 'March 3, 2026'],
  ['2026-03-02T15:30:00.000Z', 'March 2, 2026'],
  ['2026-03-02 23:30:00', 'March 2, 2026'],
  ['2026-03-02', 'March 2, 2026'],
  ['soon', 'soon'],
  ['', ''],
])('an article of %j is dated %j, in the time of the Philippines', (wire, text) => {
  expect(formatDate(wire).text).toBe(text);
});

test.each([
  ['2026-03-02T17:30:00.000Z', '2026-03-02T17:30:00.000Z', /^March 3, 2026.* 1:30/],
  ['2026-03-02 17:30:00', '2026-03-02T09:30:00.000Z', /^March 2, 2026.* 5:30/],
  ['2026-03-02T17:30:00+0000', '2026-03-02T17:30:00.000Z', /^March 3, 2026/],
  ['last Tuesday', null, /^last Tuesday$/],
  ['', null, /^$/],
])('an order of %j was placed at %j', (wire, iso, text) => {
  const placed = formatDateTime(wire);
  expect(placed.iso).toBe(iso);
  expect(placed.text).toMatch(text);
});
