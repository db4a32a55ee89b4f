import { BadFile } from '../row';
import { textOf } from './text';

/** Longer lines are no rows of a catalogue. */
const LINE_MOST = 32 * 1024 * 1024;

/** A file's lines with their numbers, from 1; empty ones are left out. */
export async function* linesOf(file: string): AsyncGenerator<{ text: string; line: number }> {
  let rest = '';
  let line = 0;
  for await (const piece of textOf(file)) {
    if (!piece.includes('\n')) {
      rest += piece;
      if (rest.length > LINE_MOST)
        throw new BadFile(`has a line of more than ${LINE_MOST} letters`);
      continue;
    }
    const lines = `${rest}${piece}`.split('\n');
    rest = lines.pop() ?? '';
    for (const text of lines) {
      line += 1;
      if (text.trim() !== '') yield { text, line };
    }
  }
  if (rest.trim() !== '') yield { text: rest, line: line + 1 };
}
