/** Threads and the nominal sizes of pipes, by the tables of `shared-contracts/sizes`. */
import { inchSeries, threadsPerInch } from 'shared-contracts/sizes/inch-threads';
import { coarsePitch } from 'shared-contracts/sizes/metric-threads';
import {
  dnOf,
  inchesOfDn,
  pipeThreadNamed,
  type PipeThread,
} from 'shared-contracts/sizes/pipe-sizes';
import { fold } from 'shared-contracts/search/fold';
import { measureOf } from './measures';
import { scaleOf, type Scale, type Standing } from './scale';

const flat = (text: string): string =>
  fold(text)
    .replaceAll(/[×*]/g, 'x')
    .replaceAll(/["″”]|\binch(?:es)?\b|\bin\b/g, ' ')
    .replaceAll(/\s*([x-])\s*/g, '$1')
    .replaceAll(/\s+/g, ' ')
    .trim();

const METRIC = /^m ?(\d+(?:\.\d+)?)(?:[x-](\d+(?:\.\d+)?))?$/;
const INCH = /^((?:\d[ -])?\d{1,2}\/\d{1,2}|#\d{1,2}|\d)(?:-(\d{1,2}))?(?: ?(unc|unf))?$/;
const LEFT = /\b(?:lh|left(?:-| )?hand(?:ed)?|left)\b/;

type Fastening = { thread: string; left: boolean };

/** 'M10x1.5' and '1/4-20' in one spelling, the coarse pitch filled in; null for any other text. */
function fasteningOf(text: string): Fastening | null {
  const spelled = flat(text);
  const left = LEFT.test(spelled);
  const bare = spelled
    .replace(LEFT, '')
    .replaceAll(/[()-]+$/g, '')
    .trim();
  const [whole, diameter = '', pitch] = METRIC.exec(bare) ?? [];
  if (whole !== undefined) {
    const known = pitch === undefined ? coarsePitch(diameter) : Number(pitch);
    return known === undefined ? null : { thread: `m${diameter}x${known}`, left };
  }
  const [inch, size = '', perInch, series] = INCH.exec(bare) ?? [];
  if (inch === undefined) return null;
  const spelling = size.replace(' ', '-');
  const threads =
    perInch === undefined
      ? series && threadsPerInch(spelling, series as 'unc' | 'unf')
      : Number(perInch);
  if (!threads || (series && inchSeries(spelling, threads) !== series)) return null;
  return { thread: `${spelling}-${threads}`, left };
}

const sameOrDiffers = (same: boolean): Standing => (same ? 'same' : 'differs');

/** Threads of fasteners (ISO 261, ASME B1.1): the same diameter, pitch and hand, or another. */
export const fasteningThread: Scale = scaleOf(fasteningOf, (wanted, offered) =>
  sameOrDiffers(wanted.thread === offered.thread && wanted.left === offered.left),
);

/** The diameter for which a washer or a socket is made. */
export const forThread: Scale = scaleOf(
  (text) => fasteningOf(text)?.thread.split('x')[0] ?? null,
  (wanted, offered) => sameOrDiffers(wanted === offered),
);

type PipeEnd = { system: PipeThread; gender: 'male' | 'female' | null };

function pipeEndOf(text: string): PipeEnd | null {
  const spelled = flat(text).split(' ');
  for (const word of spelled) {
    const system = pipeThreadNamed(word);
    if (system === undefined) continue;
    const male = word === 'mnpt' || word === 'r' || spelled.includes('male');
    const female = word === 'fnpt' || word === 'rc' || spelled.includes('female');
    return { system, gender: male === female ? null : male ? 'male' : 'female' };
  }
  return null;
}

/** Systems of pipe threads (ASME B1.20.1, ISO 7-1, ISO 228-1): NPT never goes with BSP. */
export const pipeThread: Scale = scaleOf(pipeEndOf, (wanted, offered) => {
  if (wanted.system === offered.system) {
    if (wanted.gender === offered.gender) {
      return wanted.system === 'bsp' ? 'unknown' : 'same';
    }
    return wanted.gender === null || offered.gender === null ? 'unknown' : 'differs';
  }
  const bothBsp = wanted.system !== 'npt' && offered.system !== 'npt';
  return bothBsp && (wanted.system === 'bsp' || offered.system === 'bsp') ? 'unknown' : 'differs';
});

const INCHES = /^((?:\d[ -])?\d{1,2}\/\d{1,2}|\d{1,2})$/;

/** 'DN 15' and '1/2 in' are one size; millimetres are a size of their own, the outside of a tube. */
function nominalOf(text: string): string | null {
  const spelled = flat(text);
  const [, dn = ''] = /^dn ?(\d+)$/.exec(spelled) ?? [];
  if (dn !== '') {
    const inches = inchesOfDn(Number(dn));
    return inches === undefined ? null : `${inches}in`;
  }
  const millimetres = /\d ?mm$/.test(spelled) ? measureOf(spelled) : null;
  if (millimetres) return `${millimetres.number}mm`;
  const bare = spelled
    .split(' ')
    .filter((word) => pipeThreadNamed(word) === undefined && word !== 'male' && word !== 'female')
    .join(' ');
  const [, inches = ''] = INCHES.exec(bare) ?? [];
  const size = inches.replace(' ', '-');
  return dnOf(size) === undefined ? null : `${size}in`;
}

/** Nominal sizes of pipes, fittings and valves (ASME B36.10, ISO 6708). */
export const nominalSize: Scale = scaleOf(nominalOf, (wanted, offered) => {
  if (wanted === offered) return 'same';
  return wanted.endsWith('mm') === offered.endsWith('mm') ? 'differs' : 'unknown';
});
