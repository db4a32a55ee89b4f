/** What may stand in for what, compared with pairs that were judged by hand before the rules. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareGoods } from '../src/domain/stand-ins/compare-goods';
import type { Goods } from '../src/domain/stand-ins/goods';
import { readGoods } from '../src/domain/stand-ins/read-goods';
import { KINDS } from '../src/domain/stand-ins/kinds/all-kinds';
import { goodsOf, isOffered, judgeStandIns } from './judged/judge-stand-ins';
import { judgedPairs, secondPairs } from './judged/stand-ins';

/** Of what was judged equal or better. */
const RECALL_LEAST = 0.97;
const RUNS = 2000;

const bolt = (specs: Record<string, string>, name = 'Hex bolt'): Goods => ({
  ...{ category: 'Fasteners', name, variant: '', brand: '' },
  specs: Object.entries(specs).map(([label, text]) => ({ label, specs: text })),
});
const M10 = { Thread: 'M10', Length: '30 mm', Grade: '8.8', Finish: 'Zinc plated' };
const compare = (wanted: Goods, offered: Goods) =>
  compareGoods(readGoods(wanted), readGoods(offered));
const verdictOf = (wanted: Goods, offered: Goods) => compare(wanted, offered).verdict;

describe('the judged pairs', () => {
  it('are more than five hundred different ones of fifty kinds, half of them near misses', () => {
    const misses = judgedPairs.filter(({ verdict }) => !isOffered(verdict));
    expect(new Set(judgedPairs.map(({ text }) => text)).size).toBe(judgedPairs.length);
    expect(judgedPairs.length).toBeGreaterThan(500);
    expect(misses.length).toBeGreaterThan(judgedPairs.length / 2);
    const kinds = new Set(judgedPairs.map(({ wanted: { category, name } }) => category + name));
    expect(kinds.size).toBeGreaterThan(50);
  });

  it('say each what decides, and by which source', () => {
    const mute = judgedPairs.filter(({ decides, source }) => decides === '' || source === '');
    expect(mute).toEqual([]);
  });

  it(`are offered where they fit, at least ${RECALL_LEAST} of them, and never where they don't`, () => {
    const { unsafe, recall } = judgeStandIns();
    expect(unsafe).toEqual([]);
    expect(recall).toBeGreaterThan(RECALL_LEAST);
  });
});

it('no pair that a second judge finds unsafe is offered, and some of the others are', () => {
  const { unsafe, recall } = judgeStandIns(secondPairs);
  expect(unsafe).toEqual([]);
  expect(recall).toBeGreaterThan(0.5);
});

describe('any two of the judged goods', () => {
  const all = judgedPairs.flatMap(({ wanted, offered }) => [goodsOf(wanted), goodsOf(offered)]);
  const names = [...new Set(all.map(({ name }) => name))];
  const byName = names.map((name) => all.filter((goods) => goods.name === name));
  const two = fc
    .constantFrom(...byName)
    .chain((some) => fc.tuple(fc.constantFrom(...some), fc.constantFrom(...some)));

  it('are equal both ways round or neither, and better one way at most', () => {
    fc.assert(
      fc.property(two, ([one, other]) => {
        const [there, back] = [verdictOf(one, other), verdictOf(other, one)];
        expect(there === 'equal').toBe(back === 'equal');
        expect(there === 'better' && back === 'better').toBe(false);
      }),
      { numRuns: RUNS },
    );
  });

  it('are not offered because one of them tells less than both did', () => {
    fc.assert(
      fc.property(two, fc.nat(), fc.boolean(), ([one, other], nth, first) => {
        if (isOffered(verdictOf(one, other))) return;
        const both = one.specs.filter(({ label }) =>
          other.specs.some((spec) => spec.label === label),
        );
        const dropped = both[nth % Math.max(both.length, 1)]?.label;
        const less = (goods: Goods): Goods => ({
          ...goods,
          specs: goods.specs.filter(({ label }) => label !== dropped),
        });
        const verdict = first ? verdictOf(less(one), other) : verdictOf(one, less(other));
        expect(isOffered(verdict) && dropped !== undefined).toBe(false);
      }),
      { numRuns: RUNS },
    );
  });
});

describe('a comparison', () => {
  it('says each difference, and which of the two is more', () => {
    const { verdict, differences } = compare(
      bolt({ ...M10, Pack: '100 pcs' }),
      bolt({ ...M10, Grade: '10.9', Pack: '50 pcs', Length: '3 cm' }),
    );
    expect(verdict).toBe('better');
    expect(differences).toEqual([
      { label: 'Length', wanted: '30 mm', offered: '3 cm', is: 'same' },
      { label: 'Grade', wanted: '8.8', offered: '10.9', is: 'more' },
      { label: 'Pack', wanted: '100 pcs', offered: '50 pcs', is: 'differs' },
    ]);
  });

  it('asks for a word of a name that no fact explains, and for a fact without a rule', () => {
    expect(verdictOf(bolt(M10), bolt(M10, 'Left-hand hex bolt'))).toBe('ask');
    expect(verdictOf(bolt(M10), bolt({ ...M10, 'Head marking': 'None' }))).toBe('ask');
    expect(verdictOf(bolt(M10), bolt(M10))).toBe('equal');
  });

  const drill = (size: string): Goods => ({
    ...{ category: 'Drill bits', name: 'HSS twist drill bit', variant: '', brand: '' },
    specs: Object.entries({
      Diameter: size,
      Shank: 'Straight',
      'Flute length': '52 mm',
      'Overall length': '86 mm',
      Material: 'HSS',
    }).map(([label, text]) => ({ label, specs: text })),
  });

  it('takes a drill by its number, its inches and its millimetres for one, and no other for it', () => {
    expect(verdictOf(drill('#7'), drill('0.201 in'))).toBe('equal');
    expect(verdictOf(drill('5.11 mm'), drill('#7'))).toBe('equal');
    expect(verdictOf(drill('Letter E'), drill('1/4 in'))).toBe('equal');
    expect(verdictOf(drill('#7'), drill('13/64 in'))).toBe('no');
    expect(verdictOf(drill('#7'), drill('#8'))).toBe('no');
  });

  it('asks whether a drill may be another that measures the same as it is made', () => {
    expect(verdictOf(drill('#7'), drill('5.1 mm'))).toBe('ask');
    expect(verdictOf(drill('5.1 mm'), drill('#7'))).toBe('ask');
  });

  it('asks where one label is told twice with two values', () => {
    const twice = { ...bolt(M10), specs: [...bolt(M10).specs, { label: 'Grade', specs: '10.9' }] };
    expect(verdictOf(bolt(M10), twice)).toBe('ask');
  });

  it('asks for what ends with the name of a kind and is none', () => {
    expect(verdictOf(bolt(M10, 'Hex bolt cutter'), bolt(M10, 'Hex bolt cutter'))).toBe('ask');
  });
});

it('every kind has a fact that both must tell, and no two kinds share a head', () => {
  expect(KINDS.filter(({ facts }) => !facts.some(({ needed }) => needed))).toEqual([]);
  const heads = KINDS.flatMap((kind) => kind.heads);
  expect(new Set(heads).size).toBe(heads.length);
});
