/** Values of specs against the tables of sizes: each of their pairs is one value, and no other is. */
import fc from 'fast-check';
import { coarsePitch, isPitch, METRIC_DIAMETERS } from 'shared-contracts/sizes/metric-threads';
import { kilowattsOf } from 'shared-contracts/sizes/motor-powers';
import { dnOf } from 'shared-contracts/sizes/pipe-sizes';
import { SHEET_GAUGES, sheetMm, type SheetMetal } from 'shared-contracts/sizes/sheet-gauges';
import { expect, it } from 'vitest';
import { chooseSpecs } from '../src/domain/facets/choose';
import { listedText, listedValue } from '../src/domain/specs/value-of-goods';
import { specValueOf } from '../src/domain/specs/spec-value';

const valueOf = (text: string) => specValueOf(text).value;

it.each(METRIC_DIAMETERS)('M%s is its coarse pitch and no other', (diameter) => {
  const coarse = coarsePitch(diameter);
  for (const pitch of [0.35, 0.5, 0.75, 1, 1.25, 1.5, 1.75, 2, 2.5, 3, 3.5, 4, 4.5, 5, 5.5, 6]) {
    const isSame = valueOf(`M${diameter} x ${pitch}`) === valueOf(`M${diameter}`);
    expect([pitch, isSame]).toEqual([pitch, pitch === coarse && isPitch(diameter, pitch)]);
  }
});

const PIPES = '1/8 1/4 3/8 1/2 3/4 1 1-1/4 1-1/2 2 2-1/2 3 4 5 6 8 10 12'.split(' ');
it('takes each DN for its own inches alone', () => {
  for (const one of PIPES) {
    for (const other of PIPES) {
      expect(valueOf(`DN ${dnOf(one)}`) === valueOf(`${other} in`)).toBe(one === other);
    }
  }
});

it('sells each horsepower of a motor as its kilowatts, within a twentieth', () => {
  for (const power of [1, 1.5, 2, 3, 5, 5.5, 7.5, 10, 15, 20, 25, 30, 40, 50, 60, 75, 100]) {
    const watts = specValueOf(`${power} hp`).number ?? 0;
    expect(specValueOf(`${kilowattsOf(power)} kW`).number).toBe(watts);
    expect(Math.abs(watts / (power * 745.7) - 1)).toBeLessThan(0.05);
  }
});

const UNITS = [
  ['mm', 'cm', 10],
  ['in', 'ft', 12],
  ['W', 'kW', 1000],
  ['mA', 'A', 1000],
  ['kPa', 'bar', 100],
  ['bar', 'MPa', 10],
  ['g', 'kg', 1000],
  ['mL', 'L', 1000],
] as const;

it('is one value in any unit, and larger for more of it', () => {
  const sizes = fc.integer({ min: 1, max: 9999 });
  fc.assert(
    fc.property(sizes, sizes, fc.constantFrom(...UNITS), (one, other, [small, large, times]) => {
      const told = specValueOf(`${one * times} ${small}`);
      expect(told.value).toBe(valueOf(`${one} ${large}`));
      const more = specValueOf(`${other * times} ${small}`);
      expect((told.number ?? 0) < (more.number ?? 0)).toBe(one < other);
    }),
  );
});

it('lists the values of a facet in the order of the trade', () => {
  const trade = ['#14 AWG', '3.5 mm²', '#8 AWG', '1/0 AWG', '2/0 AWG', 'as ordered'];
  const values = trade.toReversed().map((shown) => {
    const { value, number } = listedValue({ name: 'THHN wire' }, 'wire size', shown);
    return { key: 'wire size', label: 'Wire size', value, shown, number, count: 2 };
  });
  const [facet] = chooseSpecs({ values, covered: new Map([['wire size', 14]]) }, new Map(), 14);
  expect(facet?.values.map(({ value }) => value)).toEqual([
    '2.0 mm² (14 AWG)',
    '3.5 mm² (12 AWG)',
    '8.0 mm² (8 AWG)',
    '50 mm² (1/0 AWG)',
    '60 mm² (2/0 AWG)',
    'as ordered',
  ]);
});

const SHEETS = {
  steel: ['MS Plate', 'Steel Sheet 4 x 8 ft'],
  galvanized: ['GI Sheet', 'Galvanized Steel Sheet'],
  stainless: ['SS 304 Sheet', 'Stainless Steel Plate'],
  aluminium: ['Aluminum Sheet', 'ALUM PLATE'],
} as const satisfies Record<SheetMetal, readonly string[]>;
const METALS = Object.keys(SHEETS) as SheetMetal[];
const [LEAST, MOST] = SHEET_GAUGES;
const metals = fc.constantFrom(...METALS);
const gauges = fc.integer({ min: LEAST, max: MOST });
const sheetOf = (name: string, text: string, key = 'thickness') =>
  listedValue({ name }, key, text).value;

it('lists a sheet by gauge and by the millimetres of its own metal as one value', () => {
  fc.assert(
    fc.property(metals, gauges, fc.nat(1), (metal, gauge, at) => {
      const mm = sheetMm(metal, gauge);
      fc.pre(mm !== undefined);
      const name = SHEETS[metal][at] ?? '';
      const said = [
        `${gauge} ga`,
        `GA ${gauge}`,
        `gauge #${gauge}`,
        `${mm} mm`,
        `${mm} mm (${gauge} ga)`,
      ];
      for (const text of said) {
        expect([text, sheetOf(name, text)]).toEqual([text, `${mm}mm`]);
        expect(listedText({ name }, 'thickness', text)).toBe(`${mm} mm (${gauge} ga)`);
      }
      expect(sheetOf(name, `#${gauge}`, 'gauge')).toBe(`${mm}mm`);
      expect(sheetOf(name, `#${gauge}`)).not.toBe(`${mm}mm`);
    }),
  );
});

it('parts gauges wherever the tables part their thicknesses, and never takes one for other millimetres', () => {
  const hundredths = fc.integer({ min: 20, max: 600 }).map((each) => each / 100);
  fc.assert(
    fc.property(metals, gauges, metals, gauges, hundredths, (one, gauge, other, than, mm) => {
      const value = sheetOf(SHEETS[one][0], `${gauge} ga`);
      const isSame =
        one === other && gauge === than ? true : sheetMm(one, gauge) === sheetMm(other, than);
      fc.pre(sheetMm(one, gauge) !== undefined && sheetMm(other, than) !== undefined);
      expect(value === sheetOf(SHEETS[other][0], `${than} ga`)).toBe(isSame);
      expect(value === sheetOf(SHEETS[other][0], `${mm} mm`)).toBe(sheetMm(one, gauge) === mm);
    }),
  );
});

it.each([
  ['a metal that nobody says', { name: 'Plain Sheet' }, '16 ga'],
  ['two metals', { name: 'GI Sheet', material: 'Aluminum' }, '16 ga'],
  ['other goods', { name: 'Steel Roofing Sheet' }, '16 ga'],
  ['a gauge that no sheet has', { name: 'Steel Sheet' }, '31 ga'],
  ['a pair of another sheet', { name: 'Steel Sheet' }, '16 ga (1.6 mm)'],
])('leaves the gauge of %s as it is said', (_, goods, text) => {
  expect(listedText(goods, 'thickness', text)).toBe(text);
});

it.each([
  ['Plain Sheet', 'Stainless steel 304', '1.59 mm (16 ga)'],
  ['Steel Sheet', 'Galvanized steel', '1.61 mm (16 ga)'],
  ['Stainless Steel Sheet', 'Steel', '1.59 mm (16 ga)'],
  ['Steel Sheet', 'Mild steel', '1.52 mm (16 ga)'],
])('knows the metal of a %s of %s', (name, material, shown) => {
  expect(listedText({ name, material }, 'thickness', '16 ga')).toBe(shown);
  expect(listedText({ name, material }, 'weight', '16 ga')).toBe('16 ga');
});
