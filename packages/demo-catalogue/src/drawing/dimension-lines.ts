import { figure } from '../figures';
import type { Spec } from '../kind';
import { lettering } from './lettering';
import { FAINT, INK } from './plate';
import type { Box, Measure, Shot } from './solid/scene';
import type { Spot } from './solid/trace';

const whole = Math.round;

/** The distance of a dimension line from the drawing, in sheet units. */
const AWAY = 64;
const SIZE = 46;
/** What is this many times as long as wide is long, and may lie or stand. */
const LONG = 1.6;
/** About the width of a letter. */
const LETTER = 24;

/** A dimension: its two points on the sheet, the side of its line, and its words. */
export type Dimension = { from: Spot; to: Spot; side: Measure['side']; words: string };

/** A diameter has its sign. */
function inWords(label: string, value: string): string {
  return /diameter|^bore$/i.test(label) ? `Ø ${value}` : value;
}

/** The measures of which the variant has a figure. */
function measured({ spot, measures }: Shot, specs: readonly Spec[]): Dimension[] {
  return measures.flatMap(({ spec, from, to, side }) => {
    const value = specs.find(([label]) => label === spec)?.[1];
    if (value === undefined) return [];
    return [{ from: spot(from), to: spot(to), side, words: inWords(spec, value) }];
  });
}

/** Swaps width and height where the drawing shows a long product lying and its figures standing. */
function asItLies([, , w, h]: Box, [wide, high]: readonly [number, number]): [number, number] {
  const isTurned = w > LONG * h ? high > LONG * wide : h > LONG * w && wide > LONG * high;
  return isTurned ? [high, wide] : [wide, high];
}

/**
 * The dimensions of a drawing: figures of the specs where the model says what they measure, else
 * the overall width and height in mm. What is as round as a disc has one diameter.
 */
export function dimensionsOf(
  shot: Shot,
  specs: readonly Spec[],
  span: readonly [number, number],
): Dimension[] {
  const [x, y, w, h] = shot.spans;
  const own = measured(shot, specs);
  const [wide, high] = asItLies(shot.spans, span);
  const has = (...sides: Measure['side'][]) => own.some(({ side }) => sides.includes(side));
  const isRound = Math.abs(w - h) < 0.03 * w && own.some(({ words }) => words.startsWith('Ø'));
  if (!has('above', 'below'))
    own.push({
      from: [x, y + h],
      to: [x + w, y + h],
      side: 'below',
      words: figure(whole(wide), 'mm'),
    });
  if (!has('left') && !isRound)
    own.push({ from: [x, y], to: [x, y + h], side: 'left', words: figure(whole(high), 'mm') });
  return own;
}

/** A dimension line along x from `a` to `b`, at the height `at`, with its words beside it. */
function line(a: number, b: number, at: number, words: string): string {
  // A dimension shorter than its words has its arrows outside.
  const short = b - a < words.length * LETTER;
  const head = (x: number, way: number) => `M${whole(x)} ${whole(at)}l${18 * way}-7v14z`;
  const [from, to] = short ? [a - 70, b + 70] : [a, b];
  const way = short ? -1 : 1;
  const text = short
    ? lettering(b + 84, at + 16, words, { size: SIZE })
    : lettering((a + b) / 2, at - 14, words, { size: SIZE, anchor: 'middle' });
  return `<path d="M${whole(from)} ${whole(at)}H${whole(to)}${head(a, way)}${head(b, -way)}" stroke="${INK}" stroke-width="3" fill="${INK}"/>${text}`;
}

function level({ from, to, side, words }: Dimension, [, y, , h]: Box): string {
  const at = side === 'below' ? y + h + AWAY + 20 : y - AWAY;
  const over = side === 'below' ? 20 : -20;
  const [a, b] = from[0] < to[0] ? [from, to] : [to, from];
  const extension = [a, b].map(
    ([px, py]) => `M${whole(px)} ${whole(py + over)}V${whole(at + over)}`,
  );
  return `<path d="${extension.join('')}" stroke="${FAINT}" stroke-width="2"/>${line(a[0], b[0], at, words)}`;
}

function upright({ from, to, words }: Dimension, [x]: Box): string {
  const at = x - AWAY;
  const [a, b] = from[1] < to[1] ? [from, to] : [to, from];
  const extension = [a, b].map(([px, py]) => `M${whole(px - 20)} ${whole(py)}H${whole(at - 20)}`);
  // Drawn lying and turned: x runs up the sheet.
  return `<path d="${extension.join('')}" stroke="${FAINT}" stroke-width="2"/><g transform="rotate(-90)">${line(-b[1], -a[1], at, words)}</g>`;
}

/** The dimensions around a drawing. */
export function dimensionLines(dimensions: readonly Dimension[], box: Box): string {
  return dimensions
    .map((each) => (each.side === 'left' ? upright(each, box) : level(each, box)))
    .join('');
}
