import { describe, expect, it } from 'vitest';
import { specValueOf } from '../src/domain/specs/spec-value';

const valueOf = (text: string) => specValueOf(text).value;

describe('the value of a spec', () => {
  it.each([
    ['1/2 in', '12.7 mm'],
    ['1/2"', '12.7mm'],
    ['1-1/4 in', '31.75 mm'],
    ['1 1/4 inch', '31.75 mm'],
    ['10 in (254 mm)', '254 mm'],
    ['2.3622 in', '60 mm'],
    ['6 cm', '60 mm'],
    ['2.5 kW', '2,500 W'],
    ['18 V DC', '18 V'],
    ['4.0 Ah', '4000 mAh'],
    ['500 kg', '0.5 t'],
    ['M8', 'M8 × 1.25'],
    ['m8 x 1.25', 'M8'],
    ['1.0 m³/min', '1000 L/min'],
    ['Zinc  plated', 'zinc plated'],
    ['8.80', '8.8'],
    ['M10 x 1.5', 'M10'],
    ['M 10-1.5', 'M10'],
    ['1/4-20', '1/4" UNC'],
    ['1/4"-20', '1/4-20 UNC'],
    ['#10-32', '#10 UNF'],
    ['10-24', '#10-24 UNC'],
    ['1 1/2-6', '1-1/2 UNC'],
    ['1/2 NPT', 'NPT 1/2"'],
    ['G 1/2', '1/2 BSPP'],
    ['DN 15', '1/2 in'],
    ['DN40', '1-1/2"'],
    ['#12 AWG', '12AWG'],
    ['AWG 2/0', '2/0 AWG'],
    ['3.5 mm²', '3.5 sq. mm'],
    ['3.5mm2', '3.50 mm²'],
    ['1 hp', '0.75 kW'],
    ['5 HP', '3,700 W'],
    ['10 bar', '1 MPa'],
    ['145 psi', '10 bar'],
    ['0.6 MPa', '600 kPa'],
    ['212 °F', '100 °C'],
    ['-40 °F', '-40 °C'],
    ['9–13 A', '9 to 13A'],
    ['Grade 8.8', '8.8'],
    ['GR 5', 'Grade 5'],
    ['IP 65', 'ip65'],
  ])('is the same for %s and %s', (one, other) => {
    expect(valueOf(one)).toBe(valueOf(other));
  });

  it.each([
    ['M8', 'M8 × 1'],
    ['8 mm', '8'],
    ['8 mm', '8 kg'],
    ['220 V ~ 60 Hz', '220 V'],
    ['0–150 mm', '150 mm'],
    ['8, 10, 12 mm', '12 mm'],
    ['M10 × 1.25', 'M10'],
    ['1/4-28', '1/4-20'],
    ['1/2 NPT', '1/2 BSP'],
    ['1/2 BSPP', '1/2 BSPT'],
    ['1/2 NPT', '1/2 in'],
    ['12 AWG', '3.5 mm²'],
    ['150 psi', '10 bar'],
    ['10 A', '9–13 A'],
    ['Grade 8', '8.8'],
    ['IP65', 'IP56'],
    ['100 °C', '100 °F'],
  ])('is another for %s and %s', (one, other) => {
    expect(valueOf(one)).not.toBe(valueOf(other));
  });

  it.each(['220/380 V ~ 60 Hz', '1/3 in', '3 × 1.5 mm²', '60 % at 200 A', '2 10 mm', '1/2', ''])(
    'is no number for %s',
    (text) => {
      expect(specValueOf(text).number).toBeNull();
    },
  );

  it.each([
    ['threads', ['M3', 'M4', 'M10', 'M10 × 1.25', 'M12']],
    ['inch threads', ['#6-32', '#10-24', '1/4-20', '5/16-18', '1/2-13', '1-1/4 UNC']],
    ['pipe threads', ['1/8 NPT', '1/2 NPT', '1 NPT', '1-1/4 NPT']],
    ['wires', ['14 AWG', '2.5 mm²', '12 AWG', '3.5 mm²', '10 AWG', '1/0 AWG', '2/0 AWG']],
    ['fractions', ['1/16', '1/8', '3/16', '1/4', '1', '1-1/2']],
    ['strengths', ['4.6', '8.8', '10.9', '12.9']],
    ['protections', ['IP44', 'IP54', 'IP65', 'IP67']],
    ['ranges', ['4–6 A', '5.5–8 A', '9–13 A', '23–32 A']],
  ])('stands %s in the order of the trade', (_, values) => {
    const orderOf = (text: string) => specValueOf(text).order ?? Number.NaN;
    expect(values.toReversed().toSorted((a, b) => orderOf(a) - orderOf(b))).toEqual(values);
  });

  it('reads a text of any length in linear time', () => {
    for (const text of [
      '1,111'.repeat(2000),
      '1 '.repeat(5000),
      `1 mm${'('.repeat(9000)}`,
      `1${' '.repeat(9000)}sq`,
      `1-${'1-'.repeat(5000)}`,
    ]) {
      expect(specValueOf(text).number).toBeNull();
    }
  });
});
