import { expect, it } from 'vitest';
import { tradeEquals } from '../src/search/trade-equals';
import { sameSizes, valueOf } from '../src/search/units';
import { inchSeries, threadsPerInch } from '../src/sizes/inch-threads';
import { coarsePitch, isPitch, METRIC_DIAMETERS } from '../src/sizes/metric-threads';
import { horsepowerOf, kilowattsOf } from '../src/sizes/motor-powers';
import { dnOf, inchesOfDn } from '../src/sizes/pipe-sizes';
import { DISC_INCHES, discInches, discMillimetres } from '../src/sizes/disc-sizes';
import { electrodeInches, electrodeMillimetres } from '../src/sizes/electrode-sizes';
import { celsiusOf, toldBar, unitNamed } from '../src/sizes/unit-factors';
import { gaugeOf, sectionOf, squareMmOf } from '../src/sizes/wire-sizes';

const PIPES = '1/8 1/4 3/8 1/2 3/4 1 1-1/4 1-1/2 2 2-1/2 3 4 5 6 8 10 12'.split(' ');
const GAUGES = '18 16 14 12 10 8 6 4 2 1 1/0 2/0 3/0 4/0'.split(' ');
const KILOWATTS = [0.12, 0.18, 0.25, 0.37, 0.55, 0.75, 1.1, 1.5, 2.2, 3.7, 4, 5.5, 7.5, 11, 15];
const UNIFIED = '#4 #6 #8 #10 #12 1/4 5/16 3/8 7/16 1/2 9/16 5/8 3/4 7/8 1 1-1/4 1-1/2'.split(' ');

it.each(METRIC_DIAMETERS)('M%s has a coarse pitch that grows with its diameter', (diameter) => {
  const pitch = coarsePitch(diameter) ?? 0;
  expect(isPitch(diameter, pitch)).toBe(true);
  const larger = METRIC_DIAMETERS.filter((other) => Number(other) > Number(diameter));
  for (const other of larger) expect(coarsePitch(other)).toBeGreaterThanOrEqual(pitch);
  // ISO 261: between a tenth of the diameter and a quarter.
  expect(pitch / Number(diameter)).toBeGreaterThan(0.08);
  expect(pitch / Number(diameter)).toBeLessThan(0.25);
});

it('takes no usual length of a screw for a pitch', () => {
  for (const diameter of METRIC_DIAMETERS) {
    for (const length of [6, 8, 10, 12, 16, 20, 25, 30, 35, 40, 50, 60, 70, 80, 100]) {
      if (diameter !== '64') expect(isPitch(diameter, length)).toBe(false);
    }
  }
});

it.each(UNIFIED)('%s UNF has more threads per inch than UNC', (size) => {
  const [coarse, fine] = [threadsPerInch(size, 'unc') ?? 0, threadsPerInch(size, 'unf') ?? 0];
  expect(fine).toBeGreaterThan(coarse);
  expect(inchSeries(size, coarse)).toBe('unc');
  expect(inchSeries(size, fine)).toBe('unf');
  expect(inchSeries(size, coarse + 100)).toBeUndefined();
});

it.each(PIPES)('a pipe of %s inch has a DN near its 25 mm an inch, and back', (inches) => {
  const dn = dnOf(inches) ?? 0;
  expect(inchesOfDn(dn)).toBe(inches);
  expect(dn / (valueOf(inches) * 25)).toBeGreaterThan(0.95);
  expect(dn / (valueOf(inches) * 25)).toBeLessThan(2);
});

/** ASTM B258: the diameter of gauge n is 0.127 mm times 92 to the power of (36 − n) / 39. */
function exactSquareMm(gauge: string): number {
  const number = gauge.endsWith('/0') ? 1 - Number(gauge.slice(0, -2)) : Number(gauge);
  const diameter = 0.127 * 92 ** ((36 - number) / 39);
  return (Math.PI / 4) * diameter ** 2;
}

it.each(GAUGES)('wire #%s is sold by a size not far from its area, and back', (gauge) => {
  const sold = Number(squareMmOf(gauge));
  expect(sectionOf(gauge)).toBeCloseTo(exactSquareMm(gauge), 9);
  expect(gaugeOf(sold)).toBe(gauge);
  expect(sold / exactSquareMm(gauge)).toBeGreaterThan(0.88);
  expect(sold / exactSquareMm(gauge)).toBeLessThan(1.08);
});

it.each(KILOWATTS)('a motor of %s kW has its horsepower, and back', (kilowatts) => {
  const horsepower = horsepowerOf(kilowatts) ?? '';
  const [over = '', under = '1'] = horsepower.split('/');
  const value = Number(over) / Number(under);
  expect(kilowattsOf(value)).toBe(String(kilowatts));
  expect((value * 0.7457) / kilowatts).toBeGreaterThan(0.95);
  expect((value * 0.7457) / kilowatts).toBeLessThan(1.05);
});

it.each([
  ['10', 'bar', ['1 mpa'], ['145 psi']],
  ['150', 'psi', [], ['10 bar', '1 mpa']],
  ['1', 'hp', [], ['0.75 kw', '750 w']],
  ['2.2', 'kw', ['2200 w'], ['3 hp']],
  ['5.5', 'mm', [], ['5.5 mm2']],
  ['1/2', 'in', ['12.7 mm'], []],
])('%s %s is exactly %j, and sold as %j', (number, unit, exact, sold) => {
  expect(sameSizes(number, unit)).toEqual(expect.arrayContaining(exact));
  expect(tradeEquals(number, unit)).toEqual(expect.arrayContaining(sold));
  for (const each of sold) expect(sameSizes(number, unit)).not.toContain(each);
});

it('sells no pressure as another one', () => {
  for (let psi = 1; psi <= 1000; psi += 1) {
    for (const same of tradeEquals(String(psi), 'psi')) {
      const [value = '', unit = ''] = same.split(' ');
      const kilopascals = Number(value) * (unit === 'bar' ? 100 : 1000);
      expect(Math.abs(kilopascals / (psi * 6.894757) - 1)).toBeLessThan(0.051);
    }
  }
});

it.each(DISC_INCHES)(
  'a disc of %s inch has diameters within a sixteenth of it, and back',
  (inches) => {
    const all = discMillimetres(inches);
    expect(all.length).toBeGreaterThan(0);
    for (const mm of all) {
      expect(discInches(mm)).toBe(inches);
      expect(Math.abs(mm / (valueOf(inches) * 25.4) - 1)).toBeLessThan(1 / 16);
    }
  },
);

it.each(['1/16', '5/64', '3/32', '1/8', '5/32', '3/16', '.030', '0.035', '.040', '.045'])(
  'a rod of %s inch has diameters within a tenth of it, and back',
  (inches) => {
    const all = electrodeMillimetres(inches);
    expect(all.length).toBeGreaterThan(0);
    for (const mm of all) {
      expect(valueOf(electrodeInches(mm) ?? '')).toBeCloseTo(valueOf(inches));
      expect(Math.abs(Number(mm) / (valueOf(inches) * 25.4) - 1)).toBeLessThan(0.1);
    }
  },
);

it.each([
  ['1 in', 'mm', 25.4],
  ['1 ft', 'in', 12],
  ['1 lb', 'oz', 16],
  ['1 mpa', 'psi', 145.0377],
  ['1 bar', 'kpa', 100],
  ['1 hp', 'w', 745.7],
])('%s is so many %s: %d', (text, unit, wanted) => {
  const [number, from = ''] = text.split(' ');
  const [one, other] = [unitNamed(from), unitNamed(unit)];
  expect(one?.base).toBe(other?.base);
  expect((Number(number) * (one?.factor ?? 0)) / (other?.factor ?? 1)).toBeCloseTo(wanted, 3);
});

it('tells a pressure by a whole bar only next to it, and boils water at 212 °F', () => {
  for (let psi = 1; psi <= 3000; psi += 1) {
    const bar = psi * 0.06894757;
    expect(Math.abs(toldBar(bar) - bar)).toBeLessThanOrEqual(0.005 * bar);
  }
  expect([toldBar(145 * 0.06894757), toldBar(150 * 0.06894757)]).toEqual([10, 150 * 0.06894757]);
  expect([celsiusOf(212), celsiusOf(-40)]).toEqual([100, -40]);
});
