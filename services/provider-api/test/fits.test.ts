/** What fits what, by pairs that were judged before there was a rule. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { fitOf, type Goods } from '../src/domain/fits/fit';
import { kindOf } from '../src/domain/fits/kinds';

const specsOf = (facts: string) =>
  facts.split('; ').map((fact) => {
    const [label = '', specs = ''] = fact.split('=');
    return { label, specs };
  });

type Pair = { one: Goods; other: Goods; verdict: string; why: string };

const pairsIn = (file: string) =>
  readFileSync(join(import.meta.dirname, 'judged', file), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line): Pair => {
      const [oneName = '', , oneFacts = '', name = '', , facts = '', verdict = '', why = ''] =
        line.split('\t');
      const one = { name: oneName, specs: specsOf(oneFacts) };
      return { one, other: { name, specs: specsOf(facts) }, verdict, why };
    });
const pairs = pairsIn('fits.tsv');

const told = ({ one, other, why }: Pair) => `${one.name} – ${other.name}: ${why}`;
const fitting = pairs.filter(({ verdict }) => verdict === 'fits');
const others = pairs.filter(({ verdict }) => verdict !== 'fits');

describe('what fits', () => {
  it('is said of no pair that doesn’t, or of which too little is known', () => {
    expect(others.length).toBeGreaterThan(pairs.length / 2);
    expect(others.filter(({ one, other }) => fitOf(one, other) !== null).map(told)).toEqual([]);
  });

  it('is said of 43 in 43 pairs that do, and the same from both sides', () => {
    expect(fitting.filter(({ one, other }) => fitOf(one, other) === null).map(told)).toEqual([]);
    for (const { one, other } of pairs) expect(fitOf(other, one)).toEqual(fitOf(one, other));
    expect(fitting).toHaveLength(43);
  });

  it('is said of none any more where a fact that tells is left out', () => {
    const kept = /^(?:Capacity|Teeth|Wire|Size|Overall length|Pieces|Drilling capacity|Thickness)/;
    const without = ({ name, specs }: Goods, at: number): Goods => ({
      name,
      specs: specs.filter((_, each) => each !== at),
    });
    for (const { one, other } of fitting) {
      one.specs.forEach(({ label }, at) => {
        const isNeeded = !kept.test(label) && !(label === 'Diameter' && one.specs.length > 1);
        if (isNeeded)
          expect(fitOf(without(one, at), other), `${one.name} without ${label}`).toBeNull();
      });
    }
  });
});

describe('of sixty further pairs', () => {
  const further = pairsIn('fits-second.tsv');
  const isSaid = ({ one, other }: Pair) => fitOf(one, other) !== null;

  it('is said of none that doesn’t fit', () => {
    expect(further).toHaveLength(60);
    const no = further.filter(({ verdict }) => verdict !== 'fits');
    expect(no).toHaveLength(31);
    expect(no.filter(isSaid).map(told)).toEqual([]);
  });

  it('is said of 27 of 29 that do: there is no rule for the ends of hoses', () => {
    const yes = further.filter(({ verdict }) => verdict === 'fits');
    expect(yes).toHaveLength(29);
    expect(yes.filter((pair) => !isSaid(pair)).map(({ one }) => one.name)).toEqual([
      'Rubber Air Hose 3/8" x 10 m',
      'Hydraulic Hose Assembly 1/2"',
    ]);
  });
});

it.each([
  ['Bench Drill Press 16 mm', 'drill'],
  ['Guard 125 mm for Angle Grinder', null],
  ['Angle Grinder Guard', null],
  ['Cutting Disc for Angle Grinder', 'cutting disc'],
  ['Angle Grinder with 10 cutting discs', 'angle grinder'],
  ['CIRCULAR SAW BLADE 185MM', 'saw blade'],
  ['Jigsaw Blade Set', 'jigsaw blade'],
  ['Hacksaw Blade 300 mm', null],
  ['Socket Head Cap Screw M8', null],
  ['Impact Socket Set 1/2 in', 'impact socket'],
  ['Ratchet Tie-down 5 m', null],
  ['Car Battery Charger 12 V', null],
  ['Combination Wrench 17 mm', null],
])('%s is %s', (name, kind) => {
  expect(kindOf(name)).toBe(kind);
});
