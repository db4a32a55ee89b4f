/** Codes such as 'IP 65' and 'B 52', wires by gauge, and what is shortened: words that say the same as others. */
import { gaugeOf, squareMmOf } from '../sizes/wire-sizes';
import { fullWord } from './abbreviations';
import type { Chunk } from './chunks';
import { spelledNumber } from './quantity';
import { CODES, UNITS } from './units';

/** An electrode, with the alloy that it is asked for by. */
const ELECTRODE = /^er?(\d{3,5})(?:\p{L}{1,2}\d*)?$/u;

/** A single letter is a code with the number after it: 'B 52' is a belt. */
export const codeOf = (word: string): string | undefined =>
  CODES[word] ?? (word.length === 1 && /[b-lnp-wyz]/.test(word) ? word : undefined);

/** Whether a word makes a code with the number after it. */
export function isCode(text: string, chunks: readonly Chunk[], at: number): boolean {
  const [word, number, after] = chunks.slice(at, at + 3);
  if (!word || !number || codeOf(word.text) === undefined) return false;
  const gap = text.slice(word.to, number.from);
  if (gap !== ' ' && gap !== '. ') return false;
  if (word.text.length > 1) return true;
  // A letter before a quantity is something else: 'L 30 cm'.
  const isUnit =
    after !== undefined && after.from - number.to <= 1 && UNITS[after.text] !== undefined;
  return gap === ' ' && /^\d+$/.test(number.text) && !isUnit;
}

/**
 * The word of a code: 'AWG 12' is '12 AWG', and a wire. The 10A of 'class 10A', by which a relay trips, is no
 * current, so that code has no parts.
 */
export function codeToken(
  word: string,
  number: string,
): { text: string; parts?: []; same?: string[] } {
  const text = (codeOf(word) ?? word) + number;
  if (/^cl\d+[a-z]/.test(text)) return { text, parts: [] };
  if (word !== 'awg') return { text };
  return { text: `${number}awg`, ...sameWires(number, 'awg') };
}

/** What an abbreviation stands for; 'ER308L' is also asked for as 308. */
export function inFull(word: string): { same?: string[] } {
  const full = fullWord(word);
  if (full !== undefined) return { same: [full] };
  const [, number] = ELECTRODE.exec(word) ?? [];
  return number === undefined ? {} : { same: [number] };
}

/** The same wire by the other of the trade's two measures, and as '#12'. */
export function sameWires(number: string, unit: string | undefined): { same?: string[] } {
  const gauge = unit === 'mm2' ? gaugeOf(Number(number)) : unit === 'awg' ? number : undefined;
  if (gauge === undefined) return {};
  const area = squareMmOf(gauge);
  const spelledGauge = spelledNumber(gauge);
  return {
    same: [
      `no${spelledGauge}`,
      `${spelledGauge}awg`,
      ...(area === undefined ? [] : [`${spelledNumber(area)}mm2`]),
    ],
  };
}
