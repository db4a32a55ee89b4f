import { escapeMarkup } from '../escape-markup';

const n = (value: number) => Math.round(value * 10) / 10;

const INK = '#2b3440';

export type LetteringStyle = {
  size: number;
  weight?: number;
  fill?: string;
  anchor?: 'start' | 'middle' | 'end';
  /** Squeezes or stretches the words to this width, because the reader's font may differ. */
  width?: number;
};

/** A line of words on the sheet. */
export function lettering(x: number, y: number, text: string, style: LetteringStyle): string {
  const { size, weight = 400, fill = INK, anchor = 'start', width } = style;
  const bold = weight === 400 ? '' : ` font-weight="${weight}"`;
  const anchored = anchor === 'start' ? '' : ` text-anchor="${anchor}"`;
  const fitted =
    width === undefined ? '' : ` textLength="${n(width)}" lengthAdjust="spacingAndGlyphs"`;
  return `<text x="${n(x)}" y="${n(y)}" font-size="${n(size)}"${bold} fill="${fill}"${anchored}${fitted}>${escapeMarkup(text)}</text>`;
}

/**
 * A label (`f`), a figure (`v`) or a right-aligned figure (`ve`) of a table, by the sheet's styles.
 */
export function row(style: 'f' | 'v' | 've', x: number, y: number, text: string): string {
  return `<text class="${style}" x="${n(x)}" y="${n(y)}">${escapeMarkup(text)}</text>`;
}

/** Words broken into lines of at most `most` characters. */
export function wrapped(text: string, most: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= most)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

/** At most `most` characters, with an ellipsis when something is left out. */
export function clipped(text: string, most: number): string {
  return text.length <= most ? text : `${text.slice(0, most - 1).trimEnd()}…`;
}
