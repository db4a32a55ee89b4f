// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest';
import { readHistory, removeSearch, saveSearch } from '../src/history/history';

beforeEach(() => {
  localStorage.clear();
});

describe('recent searches', () => {
  it('keeps ten, newest first', () => {
    for (let at = 1; at <= 12; at += 1) saveSearch(`query ${at}`);
    expect(readHistory()).toHaveLength(10);
    expect(readHistory()[0]).toBe('query 12');
    expect(readHistory().at(-1)).toBe('query 3');
  });

  it('never keeps a blank one', () => {
    saveSearch('');
    saveSearch('   ');
    expect(readHistory()).toEqual([]);
  });

  it('moves a repeated one up', () => {
    saveSearch('drill');
    saveSearch('hammer');
    saveSearch(' Drill ');
    expect(readHistory()).toEqual(['Drill', 'hammer']);
  });

  it('forgets one on request', () => {
    saveSearch('drill');
    saveSearch('hammer');
    expect(removeSearch('hammer')).toEqual(['drill']);
    expect(readHistory()).toEqual(['drill']);
  });

  it.each(['{', '7', '{"a":1}', '[1,2]', 'null'])('is empty where storage holds %s', (text) => {
    localStorage.setItem('search-history', text);
    expect(readHistory()).toEqual([]);
  });
});
