/**
 * Wires that are sold by American gauge or by square millimetres: the trade's pairs (Philippine Electrical
 * Code, shared-contracts/sizes/wire-sizes). A list has one choice for both; a comparison has two values,
 * because 12 AWG are 3.31 mm² and what is sold for it has 3.5.
 */
import { gaugeOf, squareMmOf } from 'shared-contracts/sizes/wire-sizes';
import { specValueOf, type SpecValue } from './spec-value';

const CONVERSION = / ?\([^()]*\)$/;
const IN_GAUGE = /^(\S+)awg$/;

/** The square millimetres that are sold as a gauge, as a value; null for any other text. */
export function wireValueOf(text: string): SpecValue | null {
  const { value } = specValueOf(text.replace(CONVERSION, ''));
  const [, gauge = ''] = IN_GAUGE.exec(value) ?? [];
  const section = squareMmOf(gauge);
  return section === undefined ? null : specValueOf(`${section} mm²`);
}

/** A wire's size in both measures, '3.5 mm² (12 AWG)'; null where it isn't sold so. */
export function wireInBoth(text: string): string | null {
  const { number, base } = wireValueOf(text) ?? specValueOf(text);
  const gauge = base === 'mm²' && number !== null ? gaugeOf(number) : undefined;
  return gauge === undefined ? null : `${squareMmOf(gauge)} mm² (${gauge} AWG)`;
}

export const saysGauge = (text: string): boolean => /\d ?awg\b|\bawg ?#?\d/i.test(text);
