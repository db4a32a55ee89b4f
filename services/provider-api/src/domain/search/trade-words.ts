/**
 * What else a name is found by, where it says what kind of goods it is: 20 mm of a conduit are 3/4", a
 * rod of 2.5 mm has 3/32", a relay of 9–13 A is one for 10 A, and 'RED' of a bushing is reducing.
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
const CURRENT_RANGE = /^(\d{1,4})to(\d{1,4})a$/;
/** 'RED' beside the name of a fitting is no colour. */
const REDUCING =
  /\bred (?:bush\w*|bshg|cplg|couplings?|tees?|elb\w*)\b|\b(?:bush\w*|bshg|cplg|couplings?|tees?|elb\w*) red\b/;
/** A range with more whole amperes says little. */
const RANGE_MOST = 40;

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

function within({ text }: Token): string[] {
  const [, from, to] = CURRENT_RANGE.exec(text) ?? [];
  const count = Number(to) - Number(from) - 1;
  if (!(count > 0 && count <= RANGE_MOST)) return [];
  return Array.from({ length: count }, (_, at) => `${Number(from) + 1 + at}a`);
}

/** Words for the index of a product, beside those of its name. */
export function tradeWords(name: string): string[] {
  const folded = fold(name);
  const [isNominal, isPipe, isWelding] = [NOMINAL, PIPE, WELDING].map((kind) => kind.test(folded));
  const reducing = REDUCING.test(folded) ? ['reducing'] : [];
  const sizes = tokensOf(name).flatMap((token) => [
    ...(isNominal || isPipe ? nominal(token, isNominal === true) : []),
    ...(isWelding ? diameters(token) : []),
    ...within(token),
  ]);
  return [...reducing, ...sizes, ...drillWords(name, [name]), ...sheetWords(name)];
}
