/** Reads threads and nominal sizes of pipes: '1/2 NPT', 'G1/2', 'DN 15'. */
import { dnOf, inchesOfDn, pipeThreadNamed, type PipeThread } from '../sizes/pipe-sizes';
import type { Chunk } from './chunks';
import { INCHES, near, NUMBER, spelledSize, withInchSign, type SizeToken } from './size-token';

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

type Named = { name: string; size: string; end: number };

/** A size and the name of its system, before or after it, together or apart; null where there is none. */
function namedSize(chunks: readonly Chunk[], at: number): Named | null {
  const { text } = chunks[at] as Chunk;
  const [, name, size] = NAMED_SIZE.exec(text) ?? [];
  if (name !== undefined && size !== undefined)
    return { name, size, end: withInchSign(chunks, at) };
  const [, own, system] = SIZE_NAMED.exec(text) ?? [];
  if (own !== undefined && system !== undefined) return { name: system, size: own, end: at };
  if (text === 'dn' || pipeThreadNamed(text) !== undefined) {
    const next = near(chunks, at);
    return next ? { name: text, size: next.text, end: withInchSign(chunks, at + 1) } : null;
  }
  if (!INCHES.test(text)) return null;
  const last = withInchSign(chunks, at);
  const after = near(chunks, last)?.text;
  // Behind a number, a letter is a unit.
  return after === undefined || LETTER_NAMES.has(after)
    ? null
    : { name: after, size: text, end: last + 1 };
}

/** '1/2 NPT', 'NPT 1/2"', 'G1/2', 'Rc 3/8', 'DN 15'. */
export function pipeFrom(chunks: readonly Chunk[], at: number): SizeToken | null {
  const named = namedSize(chunks, at);
  if (!named) return null;
  const { name, size, end } = named;
  if (name === 'dn') return NUMBER.test(size) ? nominal(size, end) : null;
  const system = pipeThreadNamed(name);
  if (system === undefined || !INCHES.test(size)) return null;
  // 'R 12' and '100 pt' are no threads.
  return name.length > 2 || size.includes('/') ? pipeThread(system, size, end) : null;
}
