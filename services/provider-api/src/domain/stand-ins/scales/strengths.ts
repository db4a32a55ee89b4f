/** What a fastener bears, and what its steel is. */
import { byNumber, scaleOf, together, type Scale, type Standing } from './scale';
import { plain, wordOf } from './words';

/** Tensile and yield strength in MPa: the figures of the class say them (ISO 898-1). */
const METRIC_CLASSES: ReadonlySet<string> = new Set(
  '4.6, 4.8, 5.6, 5.8, 6.8, 8.8, 9.8, 10.9, 12.9'.split(', '),
);
/** Grades of inch bolts (SAE J429), ascending. */
const SAE_GRADES = ['2', '5', '8'];
/** Resistance to corrosion, ascending (ISO 3506-1); 303, 304 and 316 are the steels (ASTM). */
const STAINLESS: Readonly<Record<string, number>> = { a1: 1, 303: 1, a2: 2, 304: 2, a4: 4, 316: 4 };

type Strength =
  | { system: 'metric'; tensile: number; yields: number; brittle: boolean }
  | { system: 'inch'; grade: number }
  | { system: 'stainless'; steel: number; class: number };

const stripped = (text: string) =>
  plain(text)
    .replaceAll(/\b(?:grade|gr|class|property|strength|sae)\b\.?/g, ' ')
    .trim();

function stainlessOf(text: string): Strength | null {
  const bare = plain(text)
    .replaceAll(/\b(?:stainless|steel|ss|aisi|inox)\b/g, ' ')
    .replaceAll(/\bss(?=\d)/g, '')
    .trim();
  const [, steel = '', strength = '0'] =
    /^(a[124]|303|304|316)l?(?:[ /](50|70|80))?$/.exec(bare) ?? [];
  const rank = STAINLESS[steel];
  return rank === undefined ? null : { system: 'stainless', steel: rank, class: Number(strength) };
}

function strengthOf(text: string): Strength | null {
  const bare = stripped(text);
  if (METRIC_CLASSES.has(bare)) {
    const [hundreds = 0, tenths = 0] = bare.split('.').map(Number);
    const [tensile, yields] = [hundreds * 100, hundreds * tenths * 10];
    return { system: 'metric', tensile, yields, brittle: bare === '12.9' };
  }
  const grade = SAE_GRADES.indexOf(bare);
  return grade < 0 ? stainlessOf(text) : { system: 'inch', grade };
}

/** What is stronger in one respect and weaker in another is less, both ways round. */
function dominates(standings: readonly Standing[]): Standing {
  return together(standings);
}

/**
 * Strengths of bolts and screws. 12.9 doesn't stand in for a lower class: it is brittle where it is
 * plated (ISO 4042).
 */
export const boltStrength: Scale = scaleOf(strengthOf, (wanted, offered) => {
  if (wanted.system === 'metric' && offered.system === 'metric') {
    const standing = dominates([
      byNumber(wanted.tensile, offered.tensile),
      byNumber(wanted.yields, offered.yields),
    ]);
    return standing === 'more' && offered.brittle ? 'differs' : standing;
  }
  if (wanted.system === 'inch' && offered.system === 'inch') {
    return byNumber(wanted.grade, offered.grade);
  }
  if (wanted.system === 'stainless' && offered.system === 'stainless') {
    return compareStainless(wanted, offered);
  }
  return 'differs';
});

function compareStainless(
  wanted: Extract<Strength, { system: 'stainless' }>,
  offered: Extract<Strength, { system: 'stainless' }>,
): Standing {
  const steel = byNumber(wanted.steel, offered.steel);
  if ((wanted.class === 0) !== (offered.class === 0)) return steel === 'less' ? 'less' : 'unknown';
  return dominates([steel, byNumber(wanted.class, offered.class)]);
}

/** Classes of nuts (ISO 898-2), ascending; of stainless ones the steel. */
const NUT_CLASSES: readonly number[] = [4, 5, 6, 8, 9, 10, 12];
export const nutClass: Scale = (wanted, offered) => {
  const [one, other] = [wanted, offered].map((text) => Number(stripped(text)));
  if (NUT_CLASSES.includes(one ?? 0) && NUT_CLASSES.includes(other ?? 0)) {
    return byNumber(one ?? 0, other ?? 0);
  }
  const [steel, another] = [stainlessOf(wanted), stainlessOf(offered)];
  if (steel?.system !== 'stainless' || another?.system !== 'stainless') return 'unknown';
  return compareStainless(steel, another);
};

/** A material: of stainless steels the more resistant is more; else the same or another. */
export const material: Scale = (wanted, offered) => {
  const [steel, another] = [stainlessOf(wanted), stainlessOf(offered)];
  if (steel?.system === 'stainless' && another?.system === 'stainless') {
    return compareStainless(steel, another);
  }
  return wordOf(wanted) === wordOf(offered) ? 'same' : 'differs';
};

/** Coatings: names of one coating; which is better for what only a person knows (ISO 4042, ISO 10684). */
const COATINGS: readonly (readonly [RegExp, string])[] = [
  [/^(?:zinc(?: (?:plated|pltd))?|zp|electro ?galvani[sz]ed|electroplated zinc|zn)$/, 'zinc'],
  [/^(?:yellow zinc|zinc yellow|yzp|yellow zinc plated)$/, 'yellow zinc'],
  [/^(?:hot ?dip(?:ped)? galv(?:ani[sz]ed)?|hdg|h\.d\.g\.?)$/, 'hot-dip'],
  [/^(?:galv|galvani[sz]ed|gi)$/, 'galvanised'],
  [/^(?:plain|self colou?r|none|bare)$/, 'plain'],
  [/^(?:black|blk|black oxide)$/, 'black'],
];
const coatingOf = (text: string) => {
  const word = plain(text);
  return COATINGS.find(([pattern]) => pattern.test(word))?.[1] ?? word;
};
export const finish: Scale = (wanted, offered) =>
  coatingOf(wanted) === coatingOf(offered) ? 'same' : 'differs';

/** Grades of chains, ascending (EN 818, ASTM A391): 8, 80 and G80 are one. */
const CHAIN_GRADES = [30, 43, 70, 80, 100, 120];
export const chainGrade: Scale = scaleOf((text) => {
  const [, figures = ''] = /^[gt]? ?(\d+)$/.exec(stripped(text)) ?? [];
  const grade = Number(figures) < 20 ? Number(figures) * 10 : Number(figures);
  return CHAIN_GRADES.includes(grade) ? grade : null;
}, byNumber);
