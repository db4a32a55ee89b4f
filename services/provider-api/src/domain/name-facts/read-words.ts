/** Reads materials, colours, finishes and classes by the words and abbreviations of the trade. */
import { readClasses } from './read-classes';
import type { FactKind } from './fact-kinds';
import { BEGIN, END, type Scan } from './scan';
import { COLOURS, FINISHES, LOOKS, MATERIALS, OF_A_PART, type Words } from './words-of-goods';

const patternsOf = (words: Words, behind = '') =>
  words.map(
    ([value, spellings]) =>
      [value, new RegExp(`${BEGIN}(?:${spellings})${END}${behind}`, 'g')] as const,
  );
const COLOUR_WORDS = COLOURS.map(([, words]) => words).join('|');
const TWO_COLOURS = new RegExp(`${BEGIN}(${COLOUR_WORDS})/(${COLOUR_WORDS})${END}`, 'g');
const LIGHT = new RegExp(`${BEGIN}(?:warm|cool) (?:white|wht)${END}`, 'g');
const WORKED_ON = patternsOf(MATERIALS, OF_A_PART);
const PAINTED = patternsOf(COLOURS);
const COVERED = patternsOf(FINISHES);
const LOOKING = patternsOf(LOOKS);
/** Whether a text has any of the words, before each is looked for. */
const anyOf = (words: Words) =>
  new RegExp(`${BEGIN}(?:${words.map(([, spellings]) => spellings).join('|')})${END}`);
const ANY_MATERIAL = anyOf(MATERIALS);
const ANY_COLOUR = anyOf(COLOURS);
const ANY_FINISH = anyOf([...FINISHES, ...LOOKS]);

const colourNamed = (word: string) =>
  COLOURS.find(([, words]) => new RegExp(`^(?:${words})$`).test(word))?.[0] ?? word;

function readFinishes(scan: Scan): void {
  const { metal, noun } = scan.goods;
  if (!ANY_FINISH.test(scan.left)) return;
  for (const [value, pattern] of COVERED) {
    scan.take(pattern, (_, found) => {
      // Of a pump 'CP' is a type, and zinc is in many things.
      if (!metal && !value.includes('galvanized') && !value.includes('plated')) return false;
      if (!metal && /^zinc$|\bzn$/.test(found)) return false;
      if (found === 'cp' && !noun.includes('wrench')) return false;
      scan.add('finish', value, 0.95, `'${found}'`);
      return true;
    });
  }
  if (noun !== 'tile') return;
  for (const [value, pattern] of LOOKING) {
    scan.take(pattern, (_, found) => scan.add('finish', value, 0.93, `'${found}' of a tile`));
  }
}

/** Of these the trade says so little that they mean it of one kind of goods alone. */
const SHORT: Readonly<Record<string, (scan: Scan) => boolean>> = {
  gi: ({ goods }) => goods.nominal === 'iron' && goods.noun !== 'conduit',
  bi: ({ goods }) => goods.nominal === 'iron',
  ci: ({ goods }) => goods.nominal === 'iron',
  al: ({ goods }) => goods.noun === 'rivet',
  pp: ({ goods }) => goods.noun === 'rope',
  pu: ({ goods }) => goods.noun === 'caster',
  a2: ({ goods }) => goods.metal === true,
  a4: ({ goods }) => goods.metal === true,
};

/** Materials that a tool for other materials may be of. */
const OF_TOOLS = new Set(['high-speed steel', 'carbide', 'chrome vanadium']);

function readMaterials(scan: Scan): void {
  if (!ANY_MATERIAL.test(scan.left)) return;
  for (const [value, pattern] of WORKED_ON) {
    scan.take(pattern, (_, found) => {
      if (scan.goods.foreign && !OF_TOOLS.has(value)) return false;
      const short = SHORT[found.replace(/-\d+$/, '')];
      if (short && !short(scan)) return false;
      if (value === 'silicone' && scan.goods.noun !== 'sealant') return false;
      scan.add('material', value, found.length <= 3 ? 0.93 : 0.95, `'${found}'`);
      return true;
    });
  }
  if (!scan.goods.metal && scan.goods.nominal !== 'iron') return;
  scan.take(new RegExp(`${BEGIN}gi${END}`, 'g'), () => {
    scan.add('finish', 'galvanized', 0.92, `'gi' of a ${scan.goods.noun}`);
  });
}

function readColours(scan: Scan): void {
  if (!ANY_COLOUR.test(scan.left)) return;
  scan.take(LIGHT, () => true);
  scan.take(TWO_COLOURS, ([one = '', other = ''], found) => {
    scan.add('colour', `${colourNamed(one)}/${colourNamed(other)}`, 0.93, `'${found}'`);
  });
  if (scan.goods.colourless) return;
  for (const [value, pattern] of PAINTED) {
    scan.take(pattern, (_, found) => {
      // 'ORG VAPOR' is no colour, and of steel black is what covers it.
      if (found === 'dark' && scan.goods.noun !== 'eyewear') return false;
      // 'BUSHING RED' reduces.
      if (found === 'red' && scan.facts.some(({ kind }) => kind === 'pipe-thread')) return false;
      if (found === 'org' && /\borg vapou?r\b/.test(scan.name)) return false;
      const kind: FactKind = scan.goods.metal && value === 'black' ? 'finish' : 'colour';
      scan.add(kind, value, 0.94, `'${found}'`);
      return true;
    });
  }
}

/** Reads classes first, whose numbers are no sizes. */
export function readWords(scan: Scan): void {
  readClasses(scan);
  readFinishes(scan);
  readMaterials(scan);
  readColours(scan);
}
