/**
 * What the names of the clerks' catalogues truly say, by the facts of their families, and whether a
 * fact that was read is one of them. It shares no table and no function with the reader.
 *
 * A line of name-facts.tsv is a family, then what each of its facts is, `axis: kind value` with `#`
 * for the family's own value, or its values one by one, `a=b, c=d`. A `"text"` is said where a name has it.
 * `a|b` accepts either kind, `1@2` either value.
 */
import { readFileSync } from 'node:fs';
import type { ClerkName } from '../../bench/messy/clerks';
import type { Item } from '../../bench/messy/write-items';

export type TrueFact = { kinds: readonly string[]; values: readonly string[] };

type Rule = { axis: string; isText: boolean; kinds: readonly string[]; template: string };

/** Said of a part of the goods, or of what they are for: wrong as a fact of the goods, and not asked for. */
const CONTEXT = new Set(['handle', 'insert', 'for']);

function readRule(text: string): Rule {
  const [, quoted, axis, kinds = '', template = ''] =
    /^(?:"(.+)"|(\w+)): (\S+) (.+)$/.exec(text) ?? [];
  if (kinds === '') throw new Error(`no fact: ${text}`);
  return {
    axis: quoted ?? axis ?? '',
    isText: quoted !== undefined,
    kinds: kinds.split('|'),
    template,
  };
}

const RULES = new Map(
  readFileSync(new URL('name-facts.tsv', import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .map((line) => {
      const [family = '', ...rules] = line.split('\t');
      return [family, rules.map(readRule)] as const;
    }),
);

/** The families that a line is about: 'hardware/hex-bolt'. */
export const judgedFamilies = [...RULES.keys()];

function valueIn(template: string, value: string): string | undefined {
  if (!template.includes('=')) {
    return template.replace(/##?/, (sign) => (sign === '##' ? `#${value}` : value));
  }
  const pairs = template.split(', ').map((pair) => pair.split('='));
  return pairs.find(([of]) => of === value)?.[1];
}

/** Whether a name has a text between other characters than letters and digits. */
const says = (name: string, text: string) =>
  ` ${name} `
    .toLowerCase()
    .split(text.toLowerCase())
    .some((before, at, all) => {
      const after = all[at + 1];
      return after !== undefined && /[^a-z0-9]$/.test(before) && /^[^a-z0-9]/.test(after);
    });

function factsBy({ axis, isText, kinds, template }: Rule, item: Item): TrueFact[] {
  const said = isText ? (says(item.name, axis) ? [''] : []) : (item.facts[axis] ?? []);
  const values = said.flatMap((value) => (isText ? template : (valueIn(template, value) ?? [])));
  return values.map((one) => ({ kinds, values: one.split('@') }));
}

const familyOf = (catalogue: string, { facts }: Item) => `${catalogue}/${facts.kind?.[0]}`;

/** @param catalogue its clerk's name */
export function trueFacts(catalogue: string, item: Item): TrueFact[] {
  const rules = RULES.get(familyOf(catalogue, item));
  if (!rules) throw new Error(`nobody has judged ${familyOf(catalogue, item)}`);
  return rules.flatMap((rule) => factsBy(rule, item));
}

/** The rules about a catalogue by which none of its items has a fact. */
export function unusedRules(catalogue: string, items: readonly Item[]): string[] {
  return judgedFamilies
    .filter((family) => family.startsWith(`${catalogue}/`))
    .flatMap((family) => {
      const own = items.filter((item) => familyOf(catalogue, item) === family);
      const rules = RULES.get(family) ?? [];
      return rules
        .filter((rule) => !own.some((item) => factsBy(rule, item).length > 0))
        .map(({ axis }) => `${family}: ${axis}`);
    });
}

export const isAskedFor = ({ kinds }: TrueFact) => !kinds.some((kind) => CONTEXT.has(kind));

/** Spellings of the families' own values that mean the same. */
const SPELLINGS: readonly (readonly [RegExp, string])[] = [
  [/[–—]/g, '-'],
  [/×/g, 'x'],
  [/²/g, '2'],
  [/aluminium/g, 'aluminum'],
  [/fibreglass/g, 'fiberglass'],
  [/galvanised/g, 'galvanized'],
  [/^hot-dip (?=galv)/g, ''],
  [/^zinc.*/g, 'zinc'],
  [/grey/g, 'gray'],
  [/grade-/g, 'grade '],
  [/polyurethane|^pu$/g, 'polyurethane'],
  [/\s+/g, ''],
];
/** Of each unit what it measures and how many of the first of its kind it is. */
const MEASURES: Readonly<Record<string, readonly [string, number]>> = {
  mm: ['length', 1],
  cm: ['length', 10],
  m: ['length', 1000],
  in: ['length', 25.4],
  ft: ['length', 304.8],
  w: ['power', 1],
  kw: ['power', 1000],
  kva: ['power', 1000],
  hp: ['power', 746],
  psi: ['pressure', 0.069],
  bar: ['pressure', 1],
  oz: ['mass', 28.35],
  lb: ['mass', 453.6],
  kg: ['mass', 1000],
  t: ['mass', 1_000_000],
  ml: ['volume', 1],
  l: ['volume', 1000],
  gal: ['volume', 3785],
};
/** 1/4 in is sold as 6 mm. */
const NEAR = 0.06;
/** The section that is sold for an American gauge, in mm². */
const SECTIONS: Readonly<Record<string, string>> = {
  '18': '0.75',
  '16': '1.25',
  '14': '2.0',
  '12': '3.5',
  '10': '5.5',
  '8': '8.0',
  '6': '14',
  '4': '22',
  '2': '30',
  '1': '38',
  '1/0': '50',
  '2/0': '60',
};

function spelled(text: string): string {
  let plain = text.toLowerCase();
  for (const [sign, word] of SPELLINGS) plain = plain.replaceAll(sign, word);
  const [, gauge = ''] = /^#?(\S+)awg$/.exec(plain) ?? [];
  return SECTIONS[gauge] === undefined ? plain : `${SECTIONS[gauge]}mm2`;
}

const numberOf = (text: string) => {
  const [, whole = '0', over = '', under = ''] = /^(?:(\d+)-)?(\d+)\/(\d+)$/.exec(text) ?? [];
  return over === '' ? Number(text) : Number(whole) + Number(over) / Number(under);
};

const NUMBER = String.raw`\d+-\d+\/\d+|\d+\/\d+|\d+(?:\.\d+)?`;
const ONE = new RegExp(`^()(${NUMBER})([a-z]+)$`);
const RANGE = new RegExp(`^(${NUMBER})-(${NUMBER})([a-z]+)$`);

function measured(text: string): { of: string; numbers: number[] } | null {
  const [, from = '', to = '', unit = ''] = ONE.exec(text) ?? RANGE.exec(text) ?? [];
  const measure = MEASURES[unit];
  if (!measure) return null;
  const [of, factor] = measure;
  const numbers = (from === '' ? [to] : [from, to]).map((one) => numberOf(one) * factor);
  return { of, numbers };
}

function isSame(truth: string, read: string): boolean {
  const [one, other] = [spelled(truth), spelled(read)];
  if (one === other) return true;
  // A family may leave open of which current a voltage is.
  if (/^\d+v$/.test(one) && other.replace(/(?:ac|dc|ac\/dc)$/, '') === one) return true;
  if (/^[\d.]+(?:mm2|a|k)?$/.test(one)) return parseFloat(one) === parseFloat(other);
  const [a, b] = [measured(one), measured(other)];
  if (!a || !b || a.of !== b.of || a.numbers.length !== b.numbers.length) return false;
  return a.numbers.every((number, at) => Math.abs(number - (b.numbers[at] ?? 0)) <= NEAR * number);
}

/** Whether a fact that was read is a true one. */
export const isTrue = (truth: TrueFact, read: { kind: string; value: string }): boolean =>
  truth.kinds.includes(read.kind) && truth.values.some((value) => isSame(value, read.value));

/** The catalogues whose names are judged. */
export const JUDGED_CATALOGUES = [
  'hardware',
  'retail',
  'wholesale',
] as const satisfies readonly ClerkName[];
