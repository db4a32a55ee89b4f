/** Supplies, ratings, wires and enclosures. */
import { gaugeOf, squareMmOf } from 'shared-contracts/sizes/wire-sizes';
import { fold } from 'shared-contracts/search/fold';
import { measureOf } from './measures';
import { byNumber, scaleOf, together, type Scale, type Standing } from './scale';
import { plain } from './words';

type Voltage = { from: number; to: number; several: string; current: 'ac' | 'dc' | null };

/** '220 V ~ 60 Hz', '100–240 V AC', '220/380 V', '18 V DC'; null for any other text. */
function voltageOf(text: string): Voltage | null {
  const said = fold(text).replaceAll(/[–—−]/g, '-');
  const [, figures = '', unit = ''] =
    /(\d[\d.,]*(?:\s?[-/]\s?\d[\d.,]*)*)\s?(k?v)(?:ac|dc)?\b/.exec(said) ?? [];
  if (figures === '') return null;
  const factor = unit === 'kv' ? 1000 : 1;
  const numbers = figures
    .split(/\s?[-/]\s?/)
    .map((each) => Number(each.replaceAll(',', '')) * factor);
  const dc = /\bdc\b|vdc/.test(said);
  const ac = /\bac\b|vac|~/.test(said);
  return {
    from: Math.min(...numbers),
    to: Math.max(...numbers),
    several: figures.includes('/') ? numbers.join('/') : '',
    current: ac === dc ? null : ac ? 'ac' : 'dc',
  };
}

/** The one supply of 230 V, ± 10 % (IEC 60038), as plates name it. */
const MAINS = new Set([220, 230, 240]);
const isMains = ({ from, to }: Voltage) => from === to && MAINS.has(from);

function currents(wanted: Voltage, offered: Voltage): Standing {
  if (wanted.current === offered.current) return 'same';
  return wanted.current === null || offered.current === null ? 'unknown' : 'differs';
}

/** What something is run from: the offered supply must hold the wanted one. */
export const supply: Scale = scaleOf(voltageOf, (wanted, offered) => {
  if (wanted.several !== '' || offered.several !== '') {
    const same = wanted.several === offered.several;
    return together([same ? 'same' : 'differs', currents(wanted, offered)]);
  }
  if (wanted.from === offered.from && wanted.to === offered.to) return currents(wanted, offered);
  if (isMains(wanted) && isMains(offered)) return 'unknown';
  const within = (outer: Voltage, inner: Voltage) =>
    outer.from <= inner.from && outer.to >= inner.to;
  const standing = within(offered, wanted) ? 'more' : within(wanted, offered) ? 'less' : 'differs';
  const current = currents(wanted, offered);
  // A point of one current within a range of another says nothing of the range's.
  return current === 'differs' ? 'differs' : together([standing, current]);
});

/** What something bears: a higher voltage of the same current is more. */
export const ratedVoltage: Scale = scaleOf(voltageOf, (wanted, offered) => {
  if (wanted.several !== '' || offered.several !== '') {
    return wanted.several === offered.several ? currents(wanted, offered) : 'unknown';
  }
  return together([byNumber(wanted.to, offered.to), currents(wanted, offered)]);
});

/**
 * What a breaker, a fuse or a contactor breaks: a direct current is harder to break than an
 * alternating one (IEC 60947-2), so another voltage is more only where both say of which.
 */
export const brokenVoltage: Scale = (wanted, offered) => {
  const standing = ratedVoltage(wanted, offered);
  const silent = [wanted, offered].some((text) => voltageOf(text)?.current === null);
  return standing === 'more' && silent ? 'unknown' : standing;
};

/** Frequencies of a supply: 50/60 Hz holds 60 Hz. */
export const frequency: Scale = scaleOf(
  (text) => {
    const [, figures = ''] = /(\d\d(?:\s?[-/–]\s?\d\d)?)\s?hz/.exec(fold(text)) ?? [];
    return figures === '' ? null : new Set(figures.split(/\D+/));
  },
  (wanted, offered) => {
    const holds = (one: ReadonlySet<string>, other: ReadonlySet<string>) =>
      [...other].every((each) => one.has(each));
    if (holds(offered, wanted)) return holds(wanted, offered) ? 'same' : 'more';
    return holds(wanted, offered) ? 'less' : 'differs';
  },
);

/** Contacts of a contactor: '1 NO + 1 NC'. */
export const contacts: Scale = scaleOf(
  (text) => {
    const said = [...plain(text).matchAll(/(\d+) ?(no|nc)\b/g)];
    const of = (kind: string) =>
      said.reduce((sum, [, number, each]) => sum + (each === kind ? Number(number) : 0), 0);
    return said.length === 0 ? null : { open: of('no'), closed: of('nc') };
  },
  (wanted, offered) =>
    together([byNumber(wanted.open, offered.open), byNumber(wanted.closed, offered.closed)]),
);

type Wire = { cores: number; area: number; gauge: string | null };

/** The area of a gauge in mm² (ASTM B258). */
function areaOfGauge(gauge: string): number {
  const [, aught] = /^(\d)\/0$/.exec(gauge) ?? [];
  const number = aught === undefined ? Number(gauge) : 1 - Number(aught);
  return (Math.PI / 4) * (0.127 * 92 ** ((36 - number) / 39)) ** 2;
}

/** '3.5 mm²', '2 × 2.0 mm²', '#12 AWG', '2.0 mm² (14 AWG)'; null for any other text. */
function wireOf(text: string): Wire | null {
  const said = fold(text.replaceAll('²', '2'))
    .replaceAll(/[×*]/g, 'x')
    .replace(/\(.*\)/, '')
    .trim();
  const [, more, area = ''] =
    /^(?:(\d+)\s?(?:c\s?)?x\s?)?(\d+(?:\.\d+)?)\s?(?:mm2|sq\.?\s?mm|mm\^2)$/.exec(said) ?? [];
  if (area !== '') return { cores: Number(more ?? 1), area: Number(area), gauge: null };
  const [, cores, gauge = ''] =
    /^(?:(\d+)\s?x\s?)?(?:awg\s?)?#?\s?(\d{1,2}(?:\/0)?)\s?(?:awg)?$/.exec(said) ?? [];
  if (gauge === '' || !/#|awg/.test(said)) return null;
  return { cores: Number(cores ?? 1), area: areaOfGauge(gauge), gauge };
}

/** Whether two are sold as each other: #12 AWG beside 3.5 mm² (Philippine Electrical Code). */
const arePaired = ({ gauge }: Wire, { area }: Wire) =>
  gauge !== null && (Number(squareMmOf(gauge)) === area || gaugeOf(area) === gauge);

/**
 * Sizes of wires. Only the other of a trade's pair is more; what is thicker by a size or more
 * differs, since its terminals and conduit do.
 */
export const wireSize: Scale = scaleOf(wireOf, (wanted, offered) => {
  if (wanted.cores !== offered.cores) return 'differs';
  if (wanted.area === offered.area) return 'same';
  if (arePaired(wanted, offered)) return offered.area > wanted.area ? 'more' : 'unknown';
  if (arePaired(offered, wanted)) return offered.area > wanted.area ? 'more' : 'unknown';
  return offered.area > wanted.area ? 'differs' : 'less';
});

/**
 * IP codes digit by digit (IEC 60529). The second is ordered up to 6; 7 and 8, immersion, hold
 * nothing of the jets of 5 and 6. An X says nothing, and other letters must be the same.
 */
export const ipCode: Scale = scaleOf(
  (text) => {
    const [, solids = '', water = '', letters = ''] =
      /^ip ?([0-6x])([0-8x])([a-z]{0,2})$/.exec(plain(text)) ?? [];
    return solids === '' ? null : { solids, water, letters };
  },
  (wanted, offered) => {
    const digit = (one: string, other: string): Standing =>
      one === other
        ? 'same'
        : one === 'x' || other === 'x'
          ? 'unknown'
          : byNumber(Number(one), Number(other));
    const solids = digit(wanted.solids, offered.solids);
    if (wanted.letters !== offered.letters) return 'unknown';
    const [low, high] = [wanted.water, offered.water].toSorted();
    const unordered = /[56]/.test(low ?? '') && /[78]/.test(high ?? '');
    if (unordered) return solids === 'less' ? 'less' : 'differs';
    return together([solids, digit(wanted.water, offered.water)]);
  },
);

/** A meter's safety category with its voltage (IEC 61010): both must be at least as high. */
export const safetyCategory: Scale = scaleOf(
  (text) => {
    const [, roman = '', volts = ''] = /\bcat ?(iv|i{1,3}) ?(\d+) ?v/.exec(plain(text)) ?? [];
    return volts === ''
      ? null
      : { category: ['i', 'ii', 'iii', 'iv'].indexOf(roman), volts: Number(volts) };
  },
  (wanted, offered) => {
    const category = byNumber(wanted.category, offered.category);
    const volts = byNumber(wanted.volts, offered.volts);
    const mixed = new Set([category, volts]);
    return mixed.has('more') && mixed.has('less') ? 'differs' : together([category, volts]);
  },
);

/** Currents of a breaker, in amperes or kiloamperes. */
export const amperes: Scale = scaleOf((text) => {
  const read = measureOf(text);
  return read?.base === 'A' ? read.number : null;
}, byNumber);
