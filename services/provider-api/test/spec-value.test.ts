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
  ])('is another for %s and %s', (one, other) => {
    expect(valueOf(one)).not.toBe(valueOf(other));
  });

  it.each(['220/380 V ~ 60 Hz', '1/3 in', '3 × 1.5 mm²', '60 % at 200 A', '2 10 mm', '1/2', ''])(
    'is no number for %s',
    (text) => {
      expect(specValueOf(text).number).toBeNull();
    },
  );

  it('reads a text of any length in linear time', () => {
    for (const text of ['1,111'.repeat(2000), '1 '.repeat(5000), `1 mm${'('.repeat(9000)}`]) {
      expect(specValueOf(text).number).toBeNull();
    }
  });
});
