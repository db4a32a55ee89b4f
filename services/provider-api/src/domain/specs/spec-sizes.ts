/**
 * Reads what the trade writes without a unit that converts: threads, pipes, gauges of wire, strength
 * classes and degrees of protection. Each is a text that is equal for equal sizes, with its order.
 */
import {
  inchDiameter,
  inchSeries,
  threadsPerInch,
  type InchSeries,
} from 'shared-contracts/sizes/inch-threads';
import { coarsePitch } from 'shared-contracts/sizes/metric-threads';
import { dnOf, inchesOfDn, pipeThreadNamed } from 'shared-contracts/sizes/pipe-sizes';
import { isBoltClass, isProtection } from 'shared-contracts/sizes/strengths';
import { sectionOf } from 'shared-contracts/sizes/wire-sizes';

/** `number` is a size that may be compared; `order` only says what stands before what. */
export type Size = { value: string; number: number | null; order: number };

const METRIC = /^m ?(\d{1,3}(?:\.\d+)?)(?:\s?[×x-]\s?(\d(?:\.\d+)?)(?: ?mm)?)?$/;
const INCHES = String.raw`\d{1,2}[- ]\d{1,2}/\d{1,2}|\d{1,2}/\d{1,2}|\d{1,2}`;
const INCH_SIGN = String.raw`\s?(?:"|in(?:ch)?)?`;
const PER_INCH = new RegExp(
  String.raw`^(#?(?:${INCHES}))${INCH_SIGN}\s?-\s?(\d{1,2}(?:\.5)?)(?: ?tpi)?(?: ?(unc|unf))?$`,
);
const SERIES = new RegExp(String.raw`^(#?(?:${INCHES}))${INCH_SIGN} ?(unc|unf)$`);
const PIPE = new RegExp(String.raw`^(${INCHES})${INCH_SIGN} ?-? ?(nptf?|bsp[pt]?)$`);
const PIPE_NAMED = new RegExp(String.raw`^(nptf?|bsp[pt]?|g|rc?) ?(${INCHES})${INCH_SIGN}$`);
const NOMINAL = /^dn ?(\d{1,3})$/;
const GAUGE = /^(?:#?(\d{1,2}(?:\/0)?) ?awg|awg ?#?(\d{1,2}(?:\/0)?))$/;
const PROTECTION = /^ip ?([0-6x])([0-9x])(k?)$/;
const CLASS = /^(?:(?:class|cl|grade|gr)\.? ?)?(\d{1,2}\.\d)$/;
const GRADE = /^(?:grade|gr)\.? ?(\d{1,2})$/;
const FRACTION = /^(\d{1,2}[- ])?(\d{1,2})\/(\d{1,2})$/;

/** '1 1/4' as '1-1/4'. */
const joined = (inches: string) => inches.replace(' ', '-');
const MM = 25.4;

function metric(text: string): Size | null {
  const [, diameter, pitch] = METRIC.exec(text) ?? [];
  if (diameter === undefined) return null;
  const isCoarse = pitch === undefined || Number(pitch) === coarsePitch(diameter);
  const value = isCoarse ? `m${diameter}` : `m${diameter}x${Number(pitch)}`;
  // A fine thread stands after the coarse one of its diameter.
  return { value, number: Number(diameter), order: Number(diameter) + (isCoarse ? 0 : 1e-3) };
}

function inchThread(text: string): Size | null {
  const [, size = '', perInch = '', said] = PER_INCH.exec(text) ?? [];
  const [, named = '', series] = SERIES.exec(text) ?? [];
  const plain = joined(size === '' ? named : size);
  // '10-24' is #10, because no thread is 10 inches wide.
  const key = size === '' || inchSeries(plain, Number(perInch)) ? plain : `#${plain}`;
  const known = size === '' ? (series as InchSeries) : inchSeries(key, Number(perInch));
  if (key === '' || !known || (said !== undefined && said !== known)) return null;
  const threads = threadsPerInch(key, known);
  if (threads === undefined) return null;
  return { value: `${key}-${threads}${known}`, number: null, order: inchDiameter(key) * MM };
}

function pipe(text: string): Size | null {
  const [, after, name] = PIPE.exec(text) ?? [];
  const [, first, size] = PIPE_NAMED.exec(text) ?? [];
  const inches = joined(after ?? size ?? '');
  const system = pipeThreadNamed(name ?? first ?? '');
  // 'R 12' and 'G 5' are no threads.
  if (!system || dnOf(inches) === undefined) return null;
  if (first !== undefined && first.length < 3 && !inches.includes('/')) return null;
  return { value: `${inches}${system}`, number: null, order: inchDiameter(inches) * MM };
}

function gauge(text: string): Size | null {
  const [, before, after] = GAUGE.exec(text) ?? [];
  const known = before ?? after;
  return known === undefined
    ? null
    : { value: `${known}awg`, number: null, order: sectionOf(known) };
}

function strength(text: string): Size | null {
  const [, bolts = ''] = CLASS.exec(text) ?? [];
  if (isBoltClass(bolts)) return { value: bolts, number: Number(bolts), order: Number(bolts) };
  const [, grade] = GRADE.exec(text) ?? [];
  return grade === undefined
    ? null
    : { value: `grade ${grade}`, number: null, order: Number(grade) };
}

function protection(text: string): Size | null {
  const [, dust = '', water = '', jet = ''] = PROTECTION.exec(text) ?? [];
  if (!isProtection(dust, water)) return null;
  const digit = (one: string) => (one === 'x' ? 0 : Number(one));
  return {
    value: `ip${dust}${water}${jet}`,
    number: null,
    order: digit(dust) * 10 + digit(water) + (jet === '' ? 0 : 0.5),
  };
}

function fraction(text: string): Size | null {
  const [, , , under = '0'] = FRACTION.exec(text) ?? [];
  const order = inchDiameter(joined(text));
  return Number(under) > 0 && Number.isFinite(order) ? { value: text, number: null, order } : null;
}

/** @param text folded, its spaces single; null where it is none of these sizes */
export function sizeOf(text: string): Size | null {
  for (const read of [metric, inchThread, pipe, gauge, strength, protection, fraction]) {
    const size = read(text);
    if (size) return size;
  }
  return null;
}

/** The inches of a pipe's nominal diameter, as the trade writes it: '1/2 in' for 'dn 15'. */
export function pipeInches(text: string): string | null {
  const [, dn] = NOMINAL.exec(text) ?? [];
  const inches = dn === undefined ? undefined : inchesOfDn(Number(dn));
  return inches === undefined ? null : `${inches} in`;
}
