/**
 * What else a name is found by, where it says what kind of goods it is: 20 mm of a conduit are 3/4", a
 * rod of 2.5 mm has 3/32", an elbow turns by 90°, and 'RED' of a bushing is reducing.
 * Drills and sheets of metal have files of their own.
 */
import { fold } from 'shared-contracts/search/fold';
import { spelledNumber } from 'shared-contracts/search/quantity';
import { tokensOf, type Token } from 'shared-contracts/search/tokens';
import { electrodeInches, electrodeMillimetres } from 'shared-contracts/sizes/electrode-sizes';
import { inchesOfDn } from 'shared-contracts/sizes/pipe-sizes';
import { drillWords } from './drill-words';
import { sheetWords } from './sheet-words';

/** Goods whose millimetres are a nominal size: 20 mm is 3/4", whatever it measures. */
const NOMINAL = /\b(?:emt|imc|rsc|conduits?|valves?|bv|gv|cv|nipples?)\b/;
/** Pipes are sold by their outer diameter too; none has one of 15 mm. */
const PIPE = /\b(?:pipes?|elbows?|tees?|couplings?|cplg|fittings?|union)\b/;
const PIPE_DN = new Set(['15']);
const WELDING = /\b(?:electrodes?|welding|wldg|mig|tig|rods?|tungsten|er?\d{2,5}\w*)\b/;
/** 'RED' beside the name of a fitting is no colour. */
const REDUCING =
  /\bred (?:bush\w*|bshg|cplg|couplings?|tees?|elb\w*)\b|\b(?:bush\w*|bshg|cplg|couplings?|tees?|elb\w*) red\b/;
/** An elbow is one of 90° where it says no other angle. */
const ELBOW = /\b(?:elbows?|elb|ell)\b/;
const ANGLE = /\b(?:22|30|45|60|90|180)\b(?! ?(?:mm|x))/;
/** A belt's section and length, of which 'A' would be read as a word: 'BELT V A 42'. */
const BELT = /\bbelts?\b.*?\ba (\d{2,3})\b/;
const GRIT = /\bgrit ?#?(\d{2,4})\b|\b(\d{2,4}) ?-?grit\b/;
/** Sheets of plywood by the inches that they are asked by, in millimetres as they are made. */
const PLYWOOD: Readonly<Record<string, string>> = {
  ...{ '5': '1/4', '6': '1/4', '9': '3/8', '12': '1/2', '15': '5/8', '18': '3/4', '25': '1' },
};
/** Sizes of clothes, in full. */
const WORN: Readonly<Record<string, string>> = {
  s: 'small',
  m: 'medium',
  l: 'large',
  xl: 'xlarge',
};

const inInches = (inches: string) => [spelledNumber(inches), `${spelledNumber(inches)}in`];
const mixed = (inches: string) => {
  const [whole, part] = inches.split('-');
  const [over, under] = (part ?? '').split('/').map(Number);
  return part === undefined ? inches : String(Number(whole) + Number(over) / Number(under));
};

function nominal({ size }: Token, isAll: boolean): string[] {
  if (size?.unit !== 'mm' || !(isAll || PIPE_DN.has(size.number))) return [];
  const inches = inchesOfDn(Number(size.number));
  return inches === undefined ? [] : [...inInches(mixed(inches)), `dn${size.number}`];
}

/** A diameter in the other unit, and bare as it is typed: '3/32' and '2.4' for 2.5 mm. */
function diameters({ size }: Token): string[] {
  if (size === undefined || (size.unit !== 'mm' && size.unit !== 'in')) return [];
  const inches = size.unit === 'in' ? size.number : electrodeInches(size.number);
  const all = inches === undefined ? [] : electrodeMillimetres(inches);
  if (inches === undefined || all.length === 0) return [];
  const millimetres = all.map(spelledNumber);
  return [...inInches(inches), ...millimetres, ...millimetres.map((mm) => `${mm}mm`)];
}

function sheets({ size }: Token): string[] {
  const inches = size?.unit === 'mm' ? PLYWOOD[size.number] : undefined;
  return inches === undefined ? [] : inInches(inches);
}

/** Further words for the name of a variant: 'L' is large, and 'US 13' a size. */
export function variantWords(name: string): string[] {
  const folded = fold(name).trim();
  const [, number] = /^(?:us|uk|eu) ?(\d{1,2}(?:\.5)?)$/.exec(folded) ?? [];
  return [WORN[folded] ?? [], number === undefined ? [] : `size${spelledNumber(number)}`].flat();
}

/** Words for the index of a product, beside those of its name. */
export function tradeWords(name: string): string[] {
  const folded = fold(name);
  const [isNominal, isPipe, isWelding] = [NOMINAL, PIPE, WELDING].map((kind) => kind.test(folded));
  const isPlywood = /\bplywood\b/.test(folded);
  const reducing = REDUCING.test(folded) ? ['reducing'] : [];
  const sizes = tokensOf(name).flatMap((token) => [
    ...(isNominal || isPipe ? nominal(token, isNominal === true) : []),
    ...(isWelding ? diameters(token) : []),
    ...(isPlywood ? sheets(token) : []),
  ]);
  const angle = ELBOW.test(folded) && !ANGLE.test(folded) ? ['90'] : [];
  const belt = BELT.exec(folded)?.[1];
  const grit = GRIT.exec(folded)?.slice(1).find(Boolean);
  const section = belt === undefined ? [] : [`a${belt}`];
  return [
    ...reducing,
    ...angle,
    ...section,
    ...(grit === undefined ? [] : [`p${grit}`]),
    ...sizes,
    ...drillWords(name, [name]),
    ...sheetWords(name),
  ];
}
