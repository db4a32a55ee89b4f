import { describe, expect, it } from 'vitest';
import { titleOf } from '../src/domain/search/index-columns';
import { matchField, matchRow } from 'shared-contracts/search/match';
import { queryTerms as termsOf } from 'shared-contracts/search/query-terms';
import { defaults } from '../src/domain/search/synonyms';
import { editsBetween } from 'shared-contracts/search/spelling';
import { bestNames } from '../src/domain/search/suggestions';
import { indexWords } from 'shared-contracts/search/tokens';

const queryTerms = (query: string, synonyms = defaults) => termsOf(query, synonyms);

const ways = (query: string) =>
  queryTerms(query).map((term) => term.ways.map(({ words }) => words.join(' ')));
const first = (query: string) => ways(query).map(([word]) => word);

describe('the words of a text', () => {
  it.each([
    ['100 mm', '100mm 100'],
    ['1,300 W', '1300w 1300'],
    ['2.0 kVA', '2kva 2'],
    ['7.5 m', '7p5m 7p5'],
    ['1/2 in', '1o2in 1o2'],
    ['M8 × 50, pack of 100', 'm8x50 m8 50 50mm m8x1p25 8x50 pack of 100'],
    ['230 × 280 mm', '230x280 230 280 230mm 280mm'],
    ['AX-MMA140', 'axmma140 ax mma140'],
    ['SDS-plus', 'sdsplus sds plus'],
    ['Éclair', 'eclair'],
    ['☃ !!! 🔧', ''],
  ])('%j is kept as %j', (text, words) => {
    expect(indexWords(text)).toBe(words);
  });

  it.each([
    ['Halvorn HAG100-1P Angle Grinder 100 mm 780 W', 'Halvorn', 'HAG100-1P-D10', 'Angle Grinder'],
    [
      'Brennholt BR 2800PGE Petrol Generator 2.8 kVA',
      'Brennholt',
      'BR 2800PGE',
      'Petrol Generator',
    ],
    ['Turnelo TN HB48-1 Hex Bolts Grade 4.8 Zinc', 'Turnelo', 'TN HB48-1-6X16', 'Hex Bolts'],
    ['Claw Hammer', 'Halvorn', '', 'Claw Hammer'],
  ])('%j has its title', (name, brand, model, title) => {
    const texts = { name, brand, category: '', description: '', variants: [] };
    expect(titleOf(texts, [model])).toBe(title);
  });
});

describe('the words of a query', () => {
  it.each([
    ['100mm grinder', ['100mm', 'grinder']],
    ['100 millimeters grinder', ['100mm', 'grinder']],
    ['m8 x 50 bolt', ['m8x50', 'bolt']],
    ['M8X50MM', ['m8x50']],
    ['1/2" drive', ['1o2in', 'drive']],
    ['80 grit', ['p80']],
    ['ax-mma140', ['axmma140']],
    ['  The  Hämmer, for 1/2" ', ['hammer', '1o2in']],
    ['the', ['the']],
    ['!!!', []],
    ['🔧', []],
    ["o'brien:* & !x | (y)", ['o', 'brien', 'x', 'y']],
    ['a '.repeat(100), ['a']],
  ])('%j asks for %j', (query, words) => {
    expect(first(query)).toEqual(words);
  });

  it.each([
    ['martilyo', [['martilyo', 'claw hammer', 'hammer']]],
    ['bomba ng tubig', [['bomba ng tubig', 'pump']]],
    ['4 inch grinder', [['4in', '100mm', '105mm'], ['grinder']]],
    ['welding machine 200A', [['welding machine', 'welder'], ['200a']]],
  ])('%j has other names', (query, expected) => {
    expect(ways(query)).toEqual(expected);
  });

  it('takes eight words at most', () => {
    const query = Array.from({ length: 60 }, (_, at) => `word${at}`).join(' ');
    expect(queryTerms(query)).toHaveLength(8);
  });
});

describe('matching', () => {
  const scored = (query: string, text: string) => matchField(queryTerms(query), text);

  it('scores the whole field 100, a word 95, its beginning 90, an inside 70', () => {
    expect(scored('hammer', 'Hammer').score).toBe(100);
    expect(scored('hammer', 'Hammer Drill').score).toBe(95);
    expect(scored('ham', 'Hammer Drill').score).toBe(90);
    expect(scored('ammer', 'Hammer Drill').score).toBe(70);
    expect(scored('hammer vise', 'Hammer Drill').score).toBe(95 / 2);
    expect(scored('vise', 'Hammer Drill')).toEqual({ score: 0, ranges: [] });
  });

  it.each([
    ['hammer', 'Große Séances: HÄMMER, hammers', ['HÄMMER', 'hammers']],
    ['100mm', 'Grinder 100 mm', ['100 mm']],
    ['10', 'Grinder 100 mm', []],
    ['axmma140', 'Arcadel AX-MMA140', ['AX-MMA140']],
    ['martilyo', 'Claw Hammer', ['Claw', 'Hammer']],
    ['m8x50', 'M8 × 50, pack', ['M8 × 50']],
  ])('marks %j in the text as it is written', (query, text, marked) => {
    const { ranges } = scored(query, text);
    expect(ranges.map(({ from, to }) => text.slice(from, to))).toEqual(marked);
  });

  it('weighs the fields', () => {
    const row = {
      product_name: 'Drill',
      brand_name: 'X',
      category_name: 'Y',
      description: 'A drill.',
    };
    expect(matchRow(queryTerms('drill'), row, true)).toMatchObject({
      percent: Math.round((100 * 3 + 95) / 4),
    });
    // What no field has is in a variant; where not everything was found a percent says nothing.
    const { percent } = matchRow(queryTerms('drill 18v'), row, true);
    expect(percent).toBeGreaterThan(65);
    expect(matchRow(queryTerms('drill 18v'), row, false).percent).toBeNull();
    const mentioned = { ...row, product_name: 'Bit' };
    expect(matchRow(queryTerms('drill'), mentioned, true).percent).toBeNull();
  });
});

describe('spelling and suggestions', () => {
  it('counts a swap of neighbours as one edit', () => {
    expect(editsBetween('wrnech', 'wrench', 2)).toBe(1);
    expect(editsBetween('hydrualic', 'hydraulic', 2)).toBe(1);
    expect(editsBetween('saw', 'hammer', 2)).toBe(3);
  });

  it('suggests the closest and shortest names first, each once', () => {
    expect(bestNames(['Red Saw', 'Saw Blade', 'SAW BLADE', 'Chainsaw', 'Saw'], 'saw')).toEqual([
      'Saw',
      'Saw Blade',
      'Red Saw',
      'Chainsaw',
    ]);
  });
});
