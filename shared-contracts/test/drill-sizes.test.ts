import fc from 'fast-check';
import { expect, it } from 'vitest';
import { areDrillsNear, DRILL_NAMES, drillInches, drillNames } from '../src/sizes/drill-sizes';
import { SHEET_GAUGES, sheetGauge, sheetMm, type SheetMetal } from '../src/sizes/sheet-gauges';

const inchesOf = (name: string) => drillInches(name) ?? NaN;
const numbers = Array.from({ length: 80 }, (_, at) => `#${at + 1}`);
const letters = [...'abcdefghijklmnopqrstuvwxyz'];

it('drills grow from #80 to #1 and on from A to Z', () => {
  const scale = [...numbers.toReversed(), ...letters].map(inchesOf);
  expect(scale).toHaveLength(106);
  for (const [at, inches] of scale.entries()) {
    if (at > 0) expect(inches).toBeGreaterThan(scale[at - 1] ?? NaN);
  }
});

it.each([
  ['#80', 0.0135],
  ['#60', 0.04],
  ['#43', 0.089],
  ['#36', 0.1065],
  ['#29', 0.136],
  ['#25', 0.1495],
  ['#21', 0.159],
  ['#7', 0.201],
  ['#1', 0.228],
  ['a', 0.234],
  ['f', 0.257],
  ['i', 0.272],
  ['q', 0.332],
  ['u', 0.368],
  ['z', 0.413],
  ['13/64', 0.203125],
  ['1/2', 0.5],
  ['1', 1],
])('a drill %s has %d inch', (name, inches) => {
  expect(drillInches(name)).toBe(inches);
});

it('is read back from its millimetres, to three digits, and to two where no other has them', () => {
  for (const name of DRILL_NAMES) {
    const mm = inchesOf(name) * 25.4;
    expect(drillNames(mm)).toContain(name);
    expect(drillNames(Number(mm.toFixed(3)))).toContain(name);
    const rounded = Number(mm.toFixed(2));
    const isStep = Math.abs(rounded * 20 - Math.round(rounded * 20)) < 1e-6;
    const isAlike = DRILL_NAMES.some(
      (other) =>
        inchesOf(other) !== inchesOf(name) && Math.abs(inchesOf(other) * 25.4 - rounded) <= 0.005,
    );
    if (isAlike) expect([[], [name]]).toContainEqual(drillNames(rounded));
    else if (!isStep) expect(drillNames(rounded)).toContain(name);
  }
});

it('of two names only those of one size are one drill: E and 1/4', () => {
  for (const one of DRILL_NAMES) {
    const same = drillNames(inchesOf(one) * 25.4);
    for (const other of DRILL_NAMES) {
      const isSame = same.includes(other);
      expect([one, other, isSame]).toEqual([one, other, inchesOf(one) === inchesOf(other)]);
    }
  }
  expect(drillNames(6.35)).toEqual(['e', '1/4']);
});

it('takes no metric drill for one by number, letter or fraction', () => {
  const named = new Set(DRILL_NAMES.map((name) => Math.round(inchesOf(name) * 25_400)));
  const tenths = Array.from({ length: 127 }, (_, at) => (at + 3) / 10);
  const small = Array.from({ length: 8 }, (_, at) =>
    [0.02, 0.05, 0.08].map((add) => (at + 2) / 10 + add),
  );
  for (const mm of [...tenths, ...small.flat().map((each) => Number(each.toFixed(2)))]) {
    if (!named.has(Math.round(mm * 1000))) expect([mm, drillNames(mm)]).toEqual([mm, []]);
  }
});

it('names no drill that is further away than a hundredth is rounded', () => {
  fc.assert(
    fc.property(fc.double({ min: 0.3, max: 25.4, noNaN: true }), (mm) => {
      for (const name of drillNames(mm)) {
        expect(Math.abs(inchesOf(name) * 25.4 - mm)).toBeLessThanOrEqual(0.005);
      }
    }),
  );
});

it('drills are near within what they are made to, both ways round, and no two names are', () => {
  expect(areDrillsNear(0.201 * 25.4, 5.1)).toBe(true);
  expect(areDrillsNear(5.1, 0.201 * 25.4)).toBe(true);
  expect(areDrillsNear(0.201 * 25.4, (13 / 64) * 25.4)).toBe(false);
  const [kay, ninth] = [inchesOf('k') * 25.4, (9 / 32) * 25.4];
  expect([drillNames(kay), areDrillsNear(kay, ninth)]).toEqual([['k'], true]);
  for (const one of numbers) {
    for (const other of numbers) {
      const near = areDrillsNear(inchesOf(one) * 25.4, inchesOf(other) * 25.4);
      expect([one, other, near]).toEqual([one, other, one === other]);
    }
  }
});

const METALS: readonly SheetMetal[] = ['steel', 'galvanized', 'stainless', 'aluminium'];
const [LEAST, MOST] = SHEET_GAUGES;
const GAUGES = Array.from({ length: MOST - LEAST + 1 }, (_, at) => LEAST + at);

it.each(METALS)(
  'a sheet of %s gets thinner with its gauge, and its millimetres lead back',
  (metal) => {
    const known = GAUGES.flatMap((gauge) => {
      const mm = sheetMm(metal, gauge);
      return mm === undefined ? [] : [{ gauge, mm }];
    });
    expect(known.length).toBeGreaterThan(20);
    for (const [at, { gauge, mm }] of known.entries()) {
      expect(sheetGauge(metal, mm)).toBe(gauge);
      if (at > 0) expect(mm).toBeLessThan(known[at - 1]?.mm ?? 0);
    }
    for (const gauge of [LEAST - 1, MOST + 1, 16.5]) expect(sheetMm(metal, gauge)).toBeUndefined();
  },
);

it.each([
  ['steel', 1.52],
  ['galvanized', 1.61],
  ['stainless', 1.59],
  ['aluminium', 1.29],
] as const)('16 gauge of %s has %d mm', (metal, mm) => {
  expect(sheetMm(metal, 16)).toBe(mm);
});

it('no gauge has one thickness in two metals', () => {
  for (const gauge of GAUGES) {
    const all = METALS.flatMap((metal) => sheetMm(metal, gauge) ?? []);
    expect([gauge, new Set(all).size]).toEqual([gauge, all.length]);
  }
});
