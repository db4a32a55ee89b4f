/**
 * Stems English words as the provider's index does, by the rules of Snowball's English stemmer
 * (snowballstem.org/algorithms/english): 'batteries' and 'battery' become 'batteri'.
 */

/** Words that the index leaves out. */
const STOP = new Set(
  `i me my myself we our ours ourselves you your yours yourself yourselves he him his himself she her
  hers herself it its itself they them their theirs themselves what which who whom this that these
  those am is are was were be been being have has had having do does did doing a an the and but if or
  because as until while of at by for with about against between into through during before after
  above below to from up down in out on off over under again further then once here there when where
  why how all any both each few more most other some such no nor not only own same so than too very s
  t can will just don should now`.split(/\s+/),
);

const EXCEPTIONS: ReadonlyMap<string, string> = new Map(
  (
    'skis ski, skies sky, dying die, lying lie, tying tie, idly idl, gently gentl, ugly ugli, ' +
    'early earli, only onli, singly singl'
  )
    .split(', ')
    .map((pair) => pair.split(' ') as [string, string]),
);
const UNCHANGED = new Set('sky news howe atlas cosmos bias andes'.split(' '));
const DONE_EARLY = new Set(
  'inning outing canning herring earring proceed exceed succeed'.split(' '),
);

const VOWEL = '[aeiouy]';
const SHORT_END = /(?:^[aeiouy][^aeiouy]|[^aeiouy][aeiouy][^aeiouywxY])$/;
const HAS_VOWEL = new RegExp(VOWEL);

/** From where on a word is its first, and its second region. */
function regionsOf(word: string): [number, number] {
  const after = (from: number) => {
    const found = new RegExp(`${VOWEL}[^aeiouy]`).exec(word.slice(from));
    return found ? from + found.index + 2 : word.length;
  };
  const [prefix] = /^(?:gener|commun|arsen)/.exec(word) ?? [];
  const first = prefix === undefined ? after(0) : prefix.length;
  return [first, after(first)];
}

const STEP_2: readonly [string, string][] = [
  ['ization', 'ize'],
  ['ational', 'ate'],
  ['fulness', 'ful'],
  ['ousness', 'ous'],
  ['iveness', 'ive'],
  ['tional', 'tion'],
  ['biliti', 'ble'],
  ['lessli', 'less'],
  ['entli', 'ent'],
  ['ation', 'ate'],
  ['alism', 'al'],
  ['aliti', 'al'],
  ['ousli', 'ous'],
  ['iviti', 'ive'],
  ['fulli', 'ful'],
  ['enci', 'ence'],
  ['anci', 'ance'],
  ['abli', 'able'],
  ['izer', 'ize'],
  ['ator', 'ate'],
  ['alli', 'al'],
  ['bli', 'ble'],
];
const STEP_3: readonly [string, string][] = [
  ['ational', 'ate'],
  ['tional', 'tion'],
  ['alize', 'al'],
  ['icate', 'ic'],
  ['iciti', 'ic'],
  ['ical', 'ic'],
  ['ness', ''],
  ['ful', ''],
];
const STEP_4 =
  /(?:ement|ance|ence|able|ible|ment|ant|ent|ism|ate|iti|ous|ive|ize|(?<=[st])ion|al|er|ic)$/;

function withoutPlural(word: string): string {
  if (word.endsWith('sses')) return word.slice(0, -2);
  if (/(?:ied|ies)$/.test(word)) return word.slice(0, word.length > 4 ? -2 : -1);
  if (/(?:us|ss)$/.test(word) || !word.endsWith('s')) return word;
  return HAS_VOWEL.test(word.slice(0, -2)) ? word.slice(0, -1) : word;
}

function withoutPast(word: string, first: number): string {
  const eed = /(?:eedly|eed)$/.exec(word);
  if (eed) return eed.index >= first ? `${word.slice(0, eed.index)}ee` : word;
  const found = /(?:ingly|edly|ing|ed)$/.exec(word);
  if (!found || !HAS_VOWEL.test(word.slice(0, found.index))) return word;
  const rest = word.slice(0, found.index);
  if (/(?:at|bl|iz)$/.test(rest)) return `${rest}e`;
  if (/^[aeo](?:bb|dd|ff|gg|mm|nn|pp|rr|tt)$/.test(rest)) return rest;
  if (/(?:bb|dd|ff|gg|mm|nn|pp|rr|tt)$/.test(rest)) return rest.slice(0, -1);
  return first >= rest.length && SHORT_END.test(rest) ? `${rest}e` : rest;
}

function replaced(word: string, first: number, ends: readonly [string, string][]): string {
  const found = ends.find(([end]) => word.endsWith(end));
  if (!found || word.length - found[0].length < first) return word;
  return word.slice(0, -found[0].length) + found[1];
}

function step2(word: string, first: number): string {
  if (STEP_2.some(([end]) => word.endsWith(end))) return replaced(word, first, STEP_2);
  if (word.endsWith('logi')) return word.length - 3 > first ? word.slice(0, -1) : word;
  const isEnd = /[cdeghkmnrt]li$/.test(word) && word.length - 2 >= first;
  return isEnd ? word.slice(0, -2) : word;
}

function step3(word: string, first: number, second: number): string {
  if (word.endsWith('ative')) return word.length - 5 >= second ? word.slice(0, -5) : word;
  return replaced(word, first, STEP_3);
}

function withoutLast(word: string, first: number, second: number): string {
  const at = word.length - 1;
  if (word.endsWith('e')) {
    const isLast = at >= second || (at >= first && !SHORT_END.test(word.slice(0, -1)));
    return isLast ? word.slice(0, -1) : word;
  }
  return word.endsWith('ll') && at >= second ? word.slice(0, -1) : word;
}

function stemOf(word: string): string {
  if (word.length < 3 || UNCHANGED.has(word)) return word;
  const exception = EXCEPTIONS.get(word);
  if (exception !== undefined) return exception;
  // A 'y' that is a consonant is written 'Y'.
  let stem = word.replace(/^y/, 'Y').replaceAll(/([aeiouy])y/g, '$1Y');
  const [first, second] = regionsOf(stem);
  stem = withoutPlural(stem);
  if (DONE_EARLY.has(stem)) return stem;
  stem = withoutPast(stem, first);
  if (/[^aeiou][yY]$/.test(stem) && stem.length > 2) stem = `${stem.slice(0, -1)}i`;
  stem = step3(step2(stem, first), first, second);
  const last = STEP_4.exec(stem);
  if (last && last.index >= second) stem = stem.slice(0, last.index);
  return withoutLast(stem, first, second).toLowerCase();
}

/** A word as the index has it; null for one that it leaves out. Only words of letters have a stem. */
export function indexed(word: string): string | null {
  if (!/^\p{L}+$/u.test(word)) return word;
  return STOP.has(word) ? null : stemOf(word);
}
