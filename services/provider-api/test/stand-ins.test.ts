/** What may stand in for what, compared with pairs that were judged by hand before the rules. */
import { describe, expect, it } from 'vitest';
import { judgedPairs } from './judged/stand-ins';

describe('the judged pairs', () => {
  it('are more than five hundred different ones of fifty kinds, half of them near misses', () => {
    const misses = judgedPairs.filter(({ verdict }) => verdict === 'no' || verdict === 'ask');
    expect(new Set(judgedPairs.map(({ text }) => text)).size).toBe(judgedPairs.length);
    expect(judgedPairs.length).toBeGreaterThan(500);
    expect(misses.length).toBeGreaterThan(judgedPairs.length / 2);
    const kinds = new Set(judgedPairs.map(({ wanted: { category, name } }) => category + name));
    expect(kinds.size).toBeGreaterThan(50);
  });

  it('say each what decides, and by which source', () => {
    expect(judgedPairs.filter(({ decides, source }) => decides === '' || source === '')).toEqual(
      [],
    );
  });
});
