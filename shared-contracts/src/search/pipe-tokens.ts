/** Reads threads and nominal sizes of pipes: '1/2 NPT', 'G1/2', 'DN 15'. */
import { dnOf, inchesOfDn, pipeThreadNamed, type PipeThread } from '../sizes/pipe-sizes';
import type { Chunk } from './chunks';
import { near, spelledSize, type SizeToken } from './size-token';

const NUMBER = /^\d+(?:\.\d+)?$/;
const INCHES = /^(?:\d{1,2}-)?\d{1,2}\/\d{1,2}$|^\d{1,2}$/;
const NAMED_SIZE = /^(nptf?|bsp[pt]?|g|rc?|p[ft]|dn)(\d.*)$/;
const SIZE_NAMED = /^(\d[\d/.-]*)(nptf?|bsp[pt]?|dn)$/;
/** Letters that stand for a thread only before a fraction: '5 g' are grams. */
const LETTER_NAMES = new Set(['g', 'r']);

function pipeThread(system: PipeThread, inches: string, end: number): SizeToken | null {
  const dn = dnOf(inches);
  if (dn === undefined) return null;
  const size = spelledSize(inches);
  // 'BSP' alone may be either of the two.
  const others = { npt: [], bsp: ['bspp', 'bspt'], bspp: ['bsp'], bspt: ['bsp'] }[system];
  return {
    text: `${system}${size}`,
    parts: [size, system],
    same: [`${size}in`, `dn${dn}`, ...others.map((other) => other + size)],
    end,
  };
}

function nominal(dn: string, end: number): SizeToken | null {
  const inches = inchesOfDn(Number(dn));
  if (inches === undefined) return null;
  const size = spelledSize(inches);
  return { text: `dn${dn}`, parts: [`${size}in`], same: [size, dn], end };
}

/** '1/2 NPT', 'NPT 1/2"', 'G1/2', 'Rc 3/8', 'DN 15'. */
export function pipeFrom(chunks: readonly Chunk[], at: number): SizeToken | null {
  const chunk = chunks[at] as Chunk;
  const joined = NAMED_SIZE.exec(chunk.text);
  const turned = SIZE_NAMED.exec(chunk.text);
  const inchSign = (end: number) => {
    const next = near(chunks, end)?.text;
    return next === '"' || next === 'in' || next === 'inch' ? end + 1 : end;
  };
  let [name, size] = joined ? [joined[1], joined[2]] : turned ? [turned[2], turned[1]] : [];
  let end = at;
  if (name === undefined) {
    if (chunk.text === 'dn' || pipeThreadNamed(chunk.text) !== undefined) {
      name = chunk.text;
      size = near(chunks, at)?.text;
      end = inchSign(at + 1);
    } else if (INCHES.test(chunk.text)) {
      const last = inchSign(at);
      name = near(chunks, last)?.text;
      // Behind a number, a letter is a unit, and 'pt' is a point.
      if (name === undefined || LETTER_NAMES.has(name)) return null;
      size = chunk.text;
      end = last + 1;
    }
  } else end = inchSign(at);
  if (name === undefined || size === undefined) return null;
  if (name === 'dn') return NUMBER.test(size) ? nominal(size, end) : null;
  const system = pipeThreadNamed(name);
  if (system === undefined || !INCHES.test(size)) return null;
  if ((LETTER_NAMES.has(name) || name.length === 2) && !size.includes('/')) return null;
  return pipeThread(system, size, end);
}
