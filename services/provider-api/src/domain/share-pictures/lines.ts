/** Breaks a text into lines of a width. */
import { onOneLine, widthOf, type Type } from './letters';

const MORE = '…';
/** More than any lines of a sheet have room for: a text's length must not cost more than its room. */
const SIGNS_MOST = 400;

/** As much of a line's beginning as has room with the sign that there is more; whole words where most stay. */
function shortened(line: string, width: number, type: Type): string {
  let kept = [...line];
  while (kept.length > 0 && widthOf(`${kept.join('').trimEnd()}${MORE}`, type) > width) {
    kept = kept.slice(0, -1);
  }
  const fits = kept.join('').trimEnd();
  const words = fits.slice(0, fits.lastIndexOf(' '));
  return `${words.length > fits.length / 2 ? words : fits}${MORE}`;
}

/** How much of a word that is wider than a line stands in it; one letter at least. */
function broken(word: string, width: number, type: Type): [string, string] {
  const chars = [...word];
  let fit = chars.length;
  while (fit > 1 && widthOf(chars.slice(0, fit).join(''), type) > width) fit -= 1;
  return [chars.slice(0, fit).join(''), chars.slice(fit).join('')];
}

/**
 * @param width in pixels
 * @param most how many lines there is room for; the last one ends with '…' where there is more
 */
export function linesOf(text: string, width: number, most: number, type: Type): string[] {
  const lines: string[] = [];
  let line = '';
  const words = [...onOneLine(text)].slice(0, SIGNS_MOST).join('').split(' ');
  for (let at = 0; at < words.length && lines.length < most; at += 1) {
    const word = words[at] ?? '';
    const longer = line === '' ? word : `${line} ${word}`;
    if (widthOf(longer, type) <= width) {
      line = longer;
    } else if (line === '') {
      const [fits, rest] = broken(word, width, type);
      lines.push(fits);
      words[at] = rest;
      at -= 1;
    } else {
      lines.push(line);
      line = '';
      at -= 1;
    }
    if (lines.length === most) {
      const rest = [lines.pop() ?? '', ...words.slice(at + 1)].filter(Boolean).join(' ');
      lines.push(widthOf(rest, type) <= width ? rest : shortened(rest, width, type));
      return lines;
    }
  }
  return line === '' ? lines : [...lines, line];
}

/** How much narrower balanced lines are tried, in pixels. */
const STEP = 8;

/** The same in about equal lines, as the shop's headings are: no word alone on the last one. */
export function balancedLines(text: string, width: number, most: number, type: Type): string[] {
  let lines = linesOf(text, width, most, type);
  if (lines.length < 2 || lines.at(-1)?.endsWith(MORE)) return lines;
  for (let narrower = width - STEP; narrower > width / 2; narrower -= STEP) {
    const tried = linesOf(text, narrower, most, type);
    if (tried.length > lines.length || tried.join(' ') !== lines.join(' ')) return lines;
    lines = tried;
  }
  return lines;
}
