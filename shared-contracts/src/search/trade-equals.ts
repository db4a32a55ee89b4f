/** Sizes that the trade sells as one, though they aren't exactly the same: who orders one may be asked. */
import { horsepowerOf, kilowattsOf } from '../sizes/motor-powers';
import { gaugeOf } from '../sizes/wire-sizes';
import { sameSizes, valueOf } from './units';

/** The steps in which pressures are told. */
const STEPS: Readonly<Record<string, number>> = { psi: 5, bar: 1, mpa: 1 };
/** A told pressure is so near to the converted one, as a share of it. */
const NEAR = 0.05;

/** The power of a motor in the other of the trade's two units: '1 hp' for 0.75 kW or 750 W. */
function powers(value: number, unit: string): string[] {
  if (unit === 'hp') {
    const kilowatts = kilowattsOf(value);
    return kilowatts === undefined ? [] : [`${kilowatts} kw`, `${Number(kilowatts) * 1000} w`];
  }
  if (unit !== 'kw' && unit !== 'w') return [];
  const horsepower = horsepowerOf(unit === 'w' ? value / 1000 : value);
  return horsepower === undefined ? [] : [`${horsepower} hp`];
}

/** A pressure in another unit, as it is told: '150 psi' for 10 bar is not, '145 psi' is. */
function pressures(number: string, unit: string): string[] {
  if (STEPS[unit] === undefined) return [];
  return sameSizes(number, unit).flatMap((same) => {
    const [text = '', other = ''] = same.split(' ');
    const step = STEPS[other];
    if (step === undefined) return [];
    const exact = Number(text);
    const told = Math.round(exact / step) * step;
    return told > 0 && Math.abs(told - exact) <= NEAR * exact ? [`${told} ${other}`] : [];
  });
}

/**
 * What a size is also sold as: '1 hp' for 0.75 kW, '145 psi' for 10 bar, '5.5 mm2' for the '5.5 mm' of an
 * electrician's wire.
 * @param number as it was typed
 * @param unit a value of UNITS
 */
export function tradeEquals(number: string, unit: string): string[] {
  const isWire = unit === 'mm' && gaugeOf(Number(number)) !== undefined;
  return [
    ...powers(valueOf(number), unit),
    ...pressures(number, unit),
    ...(isWire ? [`${number} mm2`] : []),
  ];
}
