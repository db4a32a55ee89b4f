import { describe, expect, it } from 'vitest';
import { isAppName } from '../src/app-names';
import { endedFlags, FLAGS, isOn, type Flag, type FlagName } from '../src/flags';

const today = new Date().toISOString().slice(0, 10);
const declared: [string, Flag][] = Object.entries(FLAGS);

describe('feature flags', () => {
  it('are removed by their end', () => {
    expect(endedFlags(FLAGS, today)).toEqual([]);
  });

  it('have a name that `release flag` takes, an owner and a day', () => {
    const faulty = declared.filter(
      ([name, { owner, until }]) =>
        !/^[a-z]+\.[a-z0-9-]+$/.test(name) ||
        !isAppName(owner) ||
        new Date(until).toISOString().slice(0, 10) !== until,
    );
    expect(faulty).toEqual([]);
  });

  it('say who has to remove them, from the day after the last', () => {
    const flags = { 'catalog.price-steps': { owner: 'mfe-catalog', until: '2027-01-31' } } as const;
    expect(endedFlags(flags, '2027-01-31')).toEqual([]);
    expect(endedFlags(flags, '2027-02-01')).toEqual([
      'catalog.price-steps of mfe-catalog ended on 2027-01-31: remove its code',
    ]);
  });

  it('are on for a shopper whose page names them', () => {
    const name = 'catalog.price-steps' as FlagName;
    expect(isOn({ flags: ['catalog.price-steps'] }, name)).toBe(true);
    expect(isOn({ flags: [] }, name)).toBe(false);
  });
});
