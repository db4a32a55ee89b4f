/** Values that are measures: of one unit, of a range, of several numbers. */
import { areDrillsNear } from 'shared-contracts/sizes/drill-sizes';
import { kilowattsOf } from 'shared-contracts/sizes/motor-powers';
import { fold } from 'shared-contracts/search/fold';
import { unitNamed } from 'shared-contracts/sizes/unit-factors';
import { drillMm } from '../../specs/drills';
import { specValueOf } from '../../specs/spec-value';
import { byNumber, scaleOf, type Scale } from './scale';
import { plain, wordOf } from './words';

type Measure = { number: number; base: string };

const NUMBER = String.raw`\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d+(?:\.\d+)?`;
const OTHER_UNIT = new RegExp(String.raw`^(${NUMBER})\s*([^\d\s].*)$`);
const FAHRENHEIT = /^(?:deg|°) ?f$/;
const PRESSURE = new RegExp(String.raw`^(${NUMBER})\s*(psi|mpa)$`);

/** A number in its base unit, '± 0.03 mm', '300 psi', '80 m/s'; null for any other text. */
export function measureOf(text: string): Measure | null {
  const bare = text.replace(/^\s*±\s*/, '').trim();
  // A list shows 232 psi as 16 bar; a valve for 16 bar needs a little more.
  const [, pressure, written = ''] = PRESSURE.exec(fold(bare)) ?? [];
  const unit = unitNamed(written);
  if (pressure !== undefined && unit) {
    return { number: Number(pressure.replaceAll(',', '')) * unit.factor, base: unit.base };
  }
  const { number, base, value } = specValueOf(bare);
  // A thread is no length, though it has a number.
  if (number !== null && !value.startsWith('m')) return { number, base };
  const [, amount = '', other = ''] = OTHER_UNIT.exec(fold(bare)) ?? [];
  if (amount === '') return null;
  const read = Number(amount.replaceAll(',', ''));
  if (FAHRENHEIT.test(other)) return { number: ((read - 32) * 5) / 9, base: '°c' };
  return { number: read, base: other.replaceAll(/\s+/g, '') };
}

/** Equal to five figures, as specs are: 60 mm and 2.3622 in. */
const rounded = (number: number) => Number(number.toPrecision(5));

export const measure: Scale = scaleOf(measureOf, (wanted, offered) =>
  wanted.base === offered.base
    ? byNumber(rounded(wanted.number), rounded(offered.number))
    : 'unknown',
);

/**
 * Diameters of drills, by number, letter, inch or millimetre. Where two sizes may measure the same as
 * they are made, #7 and 5.1 mm, a person says whether the hole may have the other one.
 */
export const drillDiameter: Scale = scaleOf(drillMm, (wanted, offered) => {
  if (wanted !== offered && areDrillsNear(wanted, offered)) return 'unknown';
  return byNumber(wanted, offered);
});

/** A measure, or a word where one is written: 'full' of a thread's length. */
export const measureOrWord: Scale = (wanted, offered) => {
  if (wordOf(wanted) === wordOf(offered)) return 'same';
  return measure(wanted, offered);
};

/** Watts of a motor: horsepower is what is sold as so many kilowatts (IEC 60072, NEMA MG 1). */
function wattsOf(text: string): number | null {
  const { number, base, unit } = specValueOf(text);
  if (number === null || base !== 'W') return null;
  if (fold(unit) !== 'hp') return number;
  const kilowatts = kilowattsOf(number / 745.7);
  return kilowatts === undefined ? number : Number(kilowatts) * 1000;
}

export const motorPower: Scale = scaleOf(wattsOf, byNumber);

/** From and to, in the base unit that both have: '9–13 A', 'up to 140 kg', '10 A' is from 0. */
function rangeOf(text: string): { from: number; to: number; base: string } | null {
  const bare = fold(text).replaceAll(/[–—−]/g, '-').trim();
  const upTo = /^(?:up to|max\.?) (.+)$/.exec(bare);
  if (upTo) {
    const most = measureOf(upTo[1] ?? '');
    return most && { from: 0, to: most.number, base: most.base };
  }
  const [, low = '', high = ''] = /^([\d.,/]+(?:\s?[a-z]+)?)\s?-\s?(\d.*)$/.exec(bare) ?? [];
  const most = measureOf(high);
  if (low === '' || most === null) return null;
  const unit = /[^\d.,/\s].*$/.exec(high)?.[0] ?? '';
  const least = measureOf(/[a-z]/.test(low) ? low : `${low} ${unit}`) ?? measureOf(low);
  if (least === null || (least.base !== most.base && least.number !== 0)) return null;
  return { from: least.number, to: most.number, base: most.base };
}

/** A range that holds the wanted one and is wider is more; one that misses some of it is less. */
export const range: Scale = scaleOf(rangeOf, (wanted, offered) => {
  if (wanted.base !== offered.base) return 'unknown';
  if (offered.from === wanted.from && offered.to === wanted.to) return 'same';
  return offered.from <= wanted.from && offered.to >= wanted.to ? 'more' : 'less';
});

/** How many there are: '2', '2P', '2-pole'. */
export const count: Scale = scaleOf((text) => {
  const [, number = ''] =
    /^(\d+)(?:[ -]?(?:p|poles?|cores?|c|ply|pcs|pt|points?))?$/.exec(plain(text)) ?? [];
  return number === '' ? null : Number(number);
}, byNumber);

/** Each of a size's numbers in millimetres or as it is: '10 × 38 mm', '15.1 × 6.5 × 9.4 cm'. */
function sidesOf(text: string): number[] | null {
  const parts = fold(text).split(/\s*[x×*]\s*/);
  const unit = /[a-z"].*$/.exec(parts.at(-1) ?? '')?.[0] ?? '';
  const sides = parts.map((part) =>
    measureOf(/[a-z"]/.test(part) ? part : `${part} ${unit}`.trim()),
  );
  const [first] = sides;
  if (sides.length < 2 || !first || sides.some((side) => side?.base !== first.base)) return null;
  return sides.flatMap((side) => (side ? [rounded(side.number)] : []));
}

/** Sizes of several sides, in the order in which they are written. */
export const sides: Scale = scaleOf(sidesOf, (wanted, offered) =>
  wanted.join('x') === offered.join('x') ? 'same' : 'differs',
);

/** Sizes of a sheet, which can be turned. */
export const sheetSize: Scale = scaleOf(
  (text) => sidesOf(text)?.toSorted((a, b) => a - b) ?? null,
  (wanted, offered) => (wanted.join('x') === offered.join('x') ? 'same' : 'differs'),
);

/**
 * Abrasive grits: the higher the finer. Up to 180 a number without P is sold as one with it (FEPA,
 * ANSI B74.18); finer ones differ.
 */
export const grit: Scale = scaleOf(
  (text) => {
    const [, letter = '', number = ''] = /^(?:grit )?(p?) ?(\d+)$/.exec(plain(text)) ?? [];
    return number === '' ? null : { letter, number: Number(number) };
  },
  (wanted, offered) =>
    wanted.letter !== offered.letter && Math.max(wanted.number, offered.number) > 180
      ? 'unknown'
      : byNumber(wanted.number, offered.number),
);
