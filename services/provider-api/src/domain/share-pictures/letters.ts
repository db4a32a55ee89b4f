/**
 * The outlines of the shop's letters, made by make-letters.py: what draws a picture has no fonts of
 * its own, and a service takes nothing from the shop's pages.
 */
import { readFileSync } from 'node:fs';

/** The shop's weights. */
export type FaceName = 'regular' | 'strong' | 'heavy';

type Letter = {
  /** How far the next one stands, in thousandths of the size. */
  advance: number;
  /** In SVG's words, with y downwards. */
  outline: string;
  /** How much nearer some stand after it. */
  nearer: ReadonlyMap<string, number>;
};
type Face = ReadonlyMap<string, Letter>;

const charOf = (hex: string) => String.fromCodePoint(Number.parseInt(hex, 16));

function pairsOf(text: string): Map<string, number> {
  if (text === '') return new Map();
  const pairs = text.split(' ').map((pair) => pair.split(':'));
  return new Map(pairs.map(([hex = '', by]) => [charOf(hex), Number(by)]));
}

function readFace(name: FaceName): Face {
  const lines = readFileSync(new URL(`letters/${name}.tsv`, import.meta.url), 'utf8').split('\n');
  const letters = lines.filter(Boolean).map((line) => {
    const [hex = '', advance, outline = '', nearer = ''] = line.split('\t');
    return [charOf(hex), { advance: Number(advance), outline, nearer: pairsOf(nearer) }] as const;
  });
  return new Map(letters);
}

const read = new Map<FaceName, Face>();

/** Read when it is first needed: most processes of a command never draw. */
function faceOf(name: FaceName): Face {
  const known = read.get(name);
  if (known) return known;
  const face = readFace(name);
  read.set(name, face);
  return face;
}

/** A text on one line, with its letters and accents in one sign each where there is such a sign. */
export const onOneLine = (text: string): string =>
  text.normalize('NFC').replaceAll(/\s+/g, ' ').trim();

/** Whether a face has every letter of a text. */
export function hasLetters(name: FaceName, text: string): boolean {
  const face = faceOf(name);
  return [...onOneLine(text)].every((char) => face.has(char));
}

/** How a text is set: which letters, how large in pixels, how much closer in thousandths of that. */
export type Type = { face: FaceName; size: number; tracking?: number };

type Placed = { letter: Letter; at: number };

/** The letters of a text with their places, in thousandths of the size; what a face lacks is left out. */
function placed(
  text: string,
  { face: name, tracking = 0 }: Type,
): { letters: Placed[]; end: number } {
  const face = faceOf(name);
  const letters: Placed[] = [];
  let at = 0;
  let before: Letter | undefined;
  for (const char of text) {
    const letter = face.get(char);
    if (!letter) continue;
    at += before ? tracking + (before.nearer.get(char) ?? 0) : 0;
    letters.push({ letter, at });
    at += letter.advance;
    before = letter;
  }
  return { letters, end: at };
}

/** In pixels. */
export const widthOf = (text: string, type: Type): number =>
  (placed(text, type).end * type.size) / 1000;

/** A text as SVG from its left edge on its baseline; numbers and outlines only, nothing to escape. */
export function outlined(text: string, x: number, y: number, type: Type, color: string): string {
  const { letters } = placed(text, type);
  const paths = letters
    .filter(({ letter }) => letter.outline !== '')
    .map(({ letter, at }) => `<path transform="translate(${at})" d="${letter.outline}"/>`);
  return `<g fill="${color}" transform="translate(${x} ${y}) scale(${type.size / 1000})">${paths.join('')}</g>`;
}
