/** From when something can be collected. */
import { describe, expect, it, test } from 'vitest';
import { BadEnvironment } from 'server-kit/environment';
import {
  collectingAt,
  collectionAfter,
  collectionRule,
  type CollectionRule,
} from '../src/domain/stock/collection';
import { hoursInWords, hoursText, openingHoursOf } from '../src/domain/settings/opening-hours';
import { readEnvironment } from '../src/environment';

const rule = (said: string, closed: string[] = [], preparation = 60): CollectionRule => ({
  hours: openingHoursOf(said) ?? [],
  closed: new Set(closed),
  preparation,
});
const WEEK = rule('Mon-Sat 8:00-17:00');
/** In Manila; the 26th of November 2026 is a Thursday. */
const at = (text: string) => new Date(`2026-11-${text}:00+08:00`);
const after = (days: number, now: string, by = WEEK) => {
  const said = collectionAfter(by, days, at(now));
  return said && `${said.from.slice(8, 16)} in ${said.days}`;
};

describe('what is on the shelf', () => {
  test.each([
    ['before it opens', '26T05:00', '26T09:00 in 0'],
    ['while it is open, rounded up to half an hour', '26T10:05', '26T11:30 in 0'],
    ['at a half hour', '26T10:30', '26T11:30 in 0'],
    ['while there is just time enough', '26T15:30', '26T16:30 in 0'],
    ['when it would be ready at closing time', '26T15:31', '27T09:00 in 1'],
    ['in the evening', '26T23:59', '27T09:00 in 1'],
    ['over a day that is closed', '28T18:00', '30T09:00 in 2'],
  ])('%s', (_, now, said) => {
    expect(after(0, now)).toBe(said);
  });

  it('is not handed out on a day that is closed all the same', () => {
    expect(after(0, '26T18:00', rule('Mon-Sat 8:00-17:00', ['2026-11-27']))).toBe('28T09:00 in 2');
  });

  it('waits for the next day where getting it ready takes a day', () => {
    expect(after(0, '26T09:00', rule('Mon-Fri 8:00-17:00', [], 600))).toBe('27T08:00 in 1');
  });
});

it('counts a lead time in days that it is open', () => {
  expect(after(1, '26T10:00')).toBe('27T09:00 in 1');
  expect(after(3, '26T10:00')).toBe('30T09:00 in 4');
  expect(after(3, '29T10:00')).toBe('02T09:00 in 3');
});

it('says nothing where it never opens, and of what nothing is known', () => {
  const never = Array.from({ length: 121 }, (_, day) =>
    new Date(Date.UTC(2026, 10, 26 + day)).toISOString().slice(0, 10),
  );
  expect(after(0, '26T10:00', rule('Mon-Sat 8:00-17:00', never))).toBeNull();
  const collecting = collectingAt(WEEK, at('26T10:00'));
  expect(collecting({ stock: null, least: 1, leadTime: 'soon' })).toEqual({});
  expect(collecting({ stock: 0, least: 1, leadTime: undefined })).toEqual({});
  expect(collecting({ stock: 9, least: 10, leadTime: undefined })).toEqual({});
  expect(collecting({ stock: 0, least: 1, leadTime: '2 days' }).collect?.days).toBe(2);
  expect(collectingAt(null, at('26T10:00'))({ stock: 5, least: 1, leadTime: undefined })).toEqual(
    {},
  );
});

describe('opening hours', () => {
  test('of several parts', () => {
    const week = openingHoursOf('Mon-Fri 08:00-17:30, sat 8:00-12:00');
    expect(week?.map((open) => open && open.closes / 60)).toEqual([
      null,
      ...[17.5, 17.5, 17.5, 17.5, 17.5],
      12,
    ]);
  });

  test('over the end of a week', () => {
    const week = openingHoursOf('Sat-Mon 9:00-10:00') ?? [];
    expect(week.flatMap((open, day) => (open ? [day] : []))).toEqual([0, 1, 6]);
  });

  test.each([
    '',
    'always',
    'Mon-Sat',
    'Mon-Sat 17:00-8:00',
    'Mon-Sat 8:00-25:00',
    'Mon 8:60-9:00',
    'Mon-Fun 8:00-9:00',
    'Mon-Fri 8:00-9:00, Fri 10:00-11:00',
  ])('%j is none', (said) => {
    expect(openingHoursOf(said)).toBeNull();
  });

  test.each([
    ['Mon-Sat 8:00-17:00', 'Monday to Saturday, 8:00 to 17:00'],
    [
      'Mon-Wed 8:00-17:00, Thu 9:30-20:00, Sat 8:00-12:00',
      'Monday to Wednesday, 8:00 to 17:00; Thursday, 9:30 to 20:00; Saturday, 8:00 to 12:00',
    ],
    ['Sun 0:00-24:00', 'Sunday, 0:00 to 24:00'],
  ])('are written as they are read, and said in words: %s', (said, words) => {
    const hours = openingHoursOf(said) ?? [];
    expect(hoursText(hours)).toBe(said);
    expect(hoursInWords(hours)).toBe(words);
  });

  test('are settings with a default', () => {
    const given = { DATA_DIR: '/data' };
    const ruleOf = (more: Record<string, string>) =>
      collectionRule(readEnvironment({ ...given, ...more }).shop);
    expect(ruleOf({})).toEqual(WEEK);
    expect(ruleOf({ COLLECTION_HOURS: 'off' })).toBeNull();
    const closed = ruleOf({ COLLECTION_CLOSED: '2026-12-25, 2026-12-30' });
    expect([...(closed?.closed ?? [])]).toEqual(['2026-12-25', '2026-12-30']);
    const faulty = { ...given, COLLECTION_HOURS: 'daily', COLLECTION_CLOSED: '2026-02-30' };
    expect(() => readEnvironment(faulty)).toThrow(BadEnvironment);
    expect(() => readEnvironment(faulty)).toThrow(/COLLECTION_HOURS: .*COLLECTION_CLOSED: /s);
  });
});
