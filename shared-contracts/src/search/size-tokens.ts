/**
 * Reads the sizes of the trade that are no number with a unit: threads, pipes, cables by gauge and
 * wires ('12/2'), and sizes by number ('#12').
 */
import type { Chunk } from './chunks';
import { pipeThreadNamed } from '../sizes/pipe-sizes';
import { pipeFrom } from './pipe-tokens';
import { isDigit } from './quantity';
import { near, NUMBER, spelledSize, type SizeToken } from './size-token';
import { inchThreadFrom, metricFrom } from './thread-tokens';
import { UNITS } from './units';

/** A cable of two to four wires: '12/2'. */
const CABLE = /^(18|16|14|12|10|8|6)\/([234])$/;

/** Whether a size may begin with a word of letters: 'M 10', 'NPT 1/2'. */
export const namesSize = (word: string): boolean =>
  word === 'm' || word === 'dn' || pipeThreadNamed(word) !== undefined;

/** The size that begins at a chunk; null where none does. */
export function sizeFrom(text: string, chunks: readonly Chunk[], at: number): SizeToken | null {
  const chunk = chunks[at] as Chunk;
  const [first = ''] = chunk.text;
  if (first === 'm') return metricFrom(chunks, at);
  const isNumbered = text[chunk.from - 1] === '#';
  if (isDigit(chunk.text)) {
    const thread = inchThreadFrom(chunks, at, isNumbered) ?? pipeFrom(chunks, at);
    if (thread) return thread;
    const [, gauge, cores] = CABLE.exec(chunk.text) ?? [];
    if (gauge !== undefined) {
      return {
        text: `no${gauge}c${cores}`,
        parts: [`no${gauge}`, `${cores}c`],
        same: [`${gauge}awg`],
        end: at,
      };
    }
    if (!isNumbered || !NUMBER.test(chunk.text)) return null;
    const next = near(chunks, at);
    // '#12 AWG' is a quantity.
    if (next !== undefined && UNITS[next.text] !== undefined) return null;
    return {
      text: `no${spelledSize(chunk.text)}`,
      parts: [spelledSize(chunk.text)],
      same: [],
      end: at,
    };
  }
  return /^[bdgnpr]/.test(first) ? pipeFrom(chunks, at) : null;
}
