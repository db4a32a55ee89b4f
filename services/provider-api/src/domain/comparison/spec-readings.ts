/** What the specs of several goods mean beside each other: which are equal, and each in one unit. */
import { fold } from 'shared-contracts/search/fold';
import { horsepowerOf } from 'shared-contracts/sizes/motor-powers';
import { SIXTY_FOURTHS, writtenInches } from 'shared-contracts/sizes/sixty-fourths';
import type { Spec } from 'shared-contracts/wire/product-details';
import type { SpecReading } from 'shared-contracts/wire/compared-specs';
import { keyOfLabel } from '../specs/label-key';
import { pipeInches } from '../specs/spec-sizes';
import type { SpecValue } from '../specs/spec-value';
import { valueOfGoods } from '../specs/value-of-goods';

export type ComparedGoods = { id: string; name: string; specs: readonly Spec[] };

type Read = Omit<SpecReading, 'also'> & { key: string; value: SpecValue };

/** A nominal size in inches is not so many millimetres wide. */
const NOMINAL = /\b(?:nominal|pipe|port|connection|thread|inlet|outlet)\b/;
const INCH = 25.4;

function inInches(inches: number): string {
  const parts = inches * SIXTY_FOURTHS;
  if (Math.abs(parts - Math.round(parts)) > 1e-3) return String(Number(inches.toPrecision(4)));
  return writtenInches(Math.round(parts));
}

const isHorsepower = ({ unit }: SpecValue) => fold(unit) === 'hp';
const isWritten = ({ specs, value }: Read) =>
  value.unit !== '' && specs.toLowerCase().includes(value.unit.toLowerCase());

/** '2 hp (1.5 kW)' says it itself. */
const isConverted = ({ specs }: Read) => /\([^()]*\d/.test(specs);

/** Units of one kind: horsepower, or metric ones of which everybody knows how many are in another. */
function areAlike(one: SpecValue, other: SpecValue): boolean {
  if (isHorsepower(one) || isHorsepower(other)) return isHorsepower(one) && isHorsepower(other);
  const tens = Math.log10(one.factor / other.factor);
  return Math.abs(tens - Math.round(tens)) < 1e-9;
}

/** A number in the unit of another value; '' where it has none there. */
function inUnitOf(other: SpecValue, { number }: SpecValue): string {
  if (number === null) return '';
  if (isHorsepower(other)) {
    const horsepower = horsepowerOf(number / 1000);
    return horsepower === undefined ? '' : `${horsepower} hp`;
  }
  if (other.factor === INCH && other.base === 'mm') return `${inInches(number / INCH)} in`;
  return `${Number((number / other.factor).toPrecision(4))} ${other.unit}`;
}

/** The readings of one label, with what helps to compare those that differ. */
function withOthers(all: readonly Read[]): SpecReading[] {
  const shown = ({ id, label, specs, means }: Read, also = ''): SpecReading => ({
    ...{ id, label, specs, means, also },
  });
  const differs = new Set(all.map(({ means }) => means)).size > 1;
  if (!differs) return all.map((one) => shown(one));
  const pipes = all.map(({ specs }) => pipeInches(fold(specs).trim()));
  if (pipes.some(Boolean) || NOMINAL.test(all[0]?.key ?? '')) {
    return all.map((one, at) => shown(one, pipes[at] ?? ''));
  }
  const base = all[0]?.value.base ?? '';
  const isOfOne = all.every(({ value }) => value.base === base && value.number !== null);
  // Degrees of two scales have another zero.
  if (!isOfOne || base === '' || base === '°C') return all.map((one) => shown(one));
  const first = all.find(isWritten)?.value ?? all[0]?.value;
  return all.map((one) => {
    const { value } = one;
    const isPlain = !first || (isWritten(one) && areAlike(first, value));
    return shown(one, isPlain || isConverted(one) ? '' : inUnitOf(first, value));
  });
}

/** @param goods in the order in which they stand beside each other */
export function specReadings(goods: readonly ComparedGoods[]): SpecReading[] {
  const read = goods.flatMap(({ id, name, specs: own }) =>
    own.flatMap(({ label, specs }): Read[] => {
      const key = keyOfLabel(label);
      const value = valueOfGoods(name, key, specs);
      return value.order === null ? [] : [{ id, label, specs, means: value.value, key, value }];
    }),
  );
  return [...new Set(read.map(({ key }) => key))].flatMap((key) =>
    withOthers(read.filter((one) => one.key === key)),
  );
}
