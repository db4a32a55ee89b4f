/** What else a drill bit is found by: '#7', 0.201 in and 5.11 mm are one drill, 'F' and 0.257 in another. */
import { fold } from 'shared-contracts/search/fold';
import { spelledNumber } from 'shared-contracts/search/quantity';
import { tokensOf } from 'shared-contracts/search/tokens';
import { valueOf } from 'shared-contracts/search/units';
import { drillInches, drillNames } from 'shared-contracts/sizes/drill-sizes';
import { isDrill } from '../specs/drills';

/** A letter is a size only where the text says so: 'Drill bit A' may be anything. */
const LETTERED = /\b(?:letter|ltr\.?|size)[ -]?([a-z])\b|\b([a-z])[ -](?:letter|size)\b/g;
const NUMBERED = /^no(\d{1,2})$/;
const MM = 25.4;

/** A number as the index has it, without the noughts at its end. */
const spelled = (number: number, digits: number) =>
  spelledNumber(String(Number(number.toFixed(digits))));

/** The words for each name of the drill of so many inches, and for its size in either unit. */
function wordsOf(inches: number): string[] {
  const mm = inches * MM;
  const names = drillNames(mm).flatMap((name) => {
    if (name.startsWith('#')) return [`no${name.slice(1)}`];
    if (/[a-z]/.test(name)) return ['letter', name];
    return [spelledNumber(name), `${spelledNumber(name)}in`];
  });
  const inInches = `${spelled(inches, 4)}in`;
  return [...names, inInches, `${spelled(mm, 3)}mm`, `${spelled(mm, 2)}mm`];
}

/** The inches of the drills that a text speaks of. */
function inchesIn(text: string): number[] {
  const lettered = [...fold(text).matchAll(LETTERED)].map(([, after, before]) => after ?? before);
  const told = tokensOf(text).flatMap(({ text: word, size }) => {
    const [, number] = NUMBERED.exec(word) ?? [];
    if (number !== undefined) return drillInches(`#${number}`) ?? [];
    if (size?.unit !== 'mm' && size?.unit !== 'in') return [];
    const mm = valueOf(size.number) * (size.unit === 'in' ? MM : 1);
    const [same = ''] = drillNames(mm);
    return drillInches(same) ?? [];
  });
  return [...told, ...lettered.flatMap((letter) => drillInches(letter ?? '') ?? [])];
}

/** Words for the index of a drill bit; none for other goods. @param texts its name, and values of its specs */
export function drillWords(name: string, texts: readonly string[]): string[] {
  if (!isDrill(name)) return [];
  return [...new Set(texts.flatMap(inchesIn).flatMap(wordsOf))];
}
