import { describe, expect, it } from 'vitest';
import { scoreTexts } from '../src/fallback/score';
import type { SearchedField } from '../src/search/found';
import { plain } from '../src/search/query-words';

const score = (query: string, texts: Partial<Record<SearchedField, string>>) =>
  scoreTexts(plain(query), {
    product_name: plain(texts.product_name ?? ''),
    brand_name: plain(texts.brand_name ?? ''),
    category_name: plain(texts.category_name ?? ''),
    description: plain(texts.description ?? ''),
  });

describe('the score of a field [S03]', () => {
  it.each([
    ['drill', 'drill', 100],
    ['Drill', 'DRILL', 100],
    ['  hammer   drill ', 'Hammer Drill', 100],
    ['drill', 'Drill press', 90],
    ['drill', 'Hammer drill', 70],
    ['amm', 'Hammer', 70],
    // Letters in order: 50 by how close together they stand.
    ['hamer', 'Hammer', (50 * 5) / 6],
    ['drl', 'Drill', (50 * 3) / 4],
    // The closest stretch counts, not the first.
    ['abc', 'a----- a-bc', (50 * 3) / 4],
    // Too far apart, or out of order.
    ['saw', 'Steel angle with washers', 0],
    ['llird', 'Drill', 0],
    ['drill', 'Welder', 0],
    ['', 'Drill', 0],
    ['drill', '', 0],
    // Each of several words has the same weight.
    ['drill kraftig', 'Drill', 50],
    ['drill hammer', 'Hammer drill', (70 + 90) / 2],
  ])('%j in %j is %d', (query, text, points) => {
    // A description counts once.
    expect(score(query, { description: text }).rank).toBeCloseTo(points, 6);
  });
});

describe('the score of a product [S03]', () => {
  it.each([
    [{ product_name: 'Drill' }, 100, 300],
    [{ brand_name: 'Drill' }, 100, 200],
    [{ category_name: 'Drill' }, 100, 150],
    [{ description: 'Drill' }, 100, 100],
    [{ product_name: 'Hammer drill', category_name: 'Drills' }, 77, 3 * 70 + 1.5 * 90],
    [{ product_name: 'Drill', description: 'A drill' }, 93, 3 * 100 + 70],
    [{ product_name: 'Welder' }, null, 0],
  ])('%o matches %s percent and ranks %d', (texts, percent, rank) => {
    expect(score('drill', texts)).toEqual({ percent, rank });
  });
});
