import { mix } from '../colour';
import { INK } from './easel';
import type { Tone } from './materials';
import { part, type Part } from './part';
import type { Vec } from './space';
import { smooth, trace } from './trace';
import { flat } from './view';

export type StrandShape = {
  closed?: boolean;
  straight?: boolean;
  butt?: boolean;
  /** The lengths of dashes and gaps, in mm. */
  dash?: readonly [on: number, off: number];
};

/** A hose, cable or bent bar through points: an edge, a body and a gleam. */
export function strand(
  points: readonly Vec[],
  width: number,
  tone: Tone,
  how: StrandShape = {},
): Part {
  const paint: Part['paint'] = (view, easel) => {
    const spots = points.map((p) => flat(view, p));
    const pen = trace();
    if (how.straight === true) {
      spots.forEach((p, at) => (at === 0 ? pen.move(p) : pen.line(p)));
      if (how.closed === true) pen.close();
    } else smooth(pen, spots, how.closed);
    const w = width * view.scale;
    const colour = easel.colour(tone);
    const line = easel.style === 'outline';
    const looks = (wide: number, c: string) =>
      ` stroke="${c}" stroke-width="${Math.max(1, Math.round(wide))}"`;
    const cap = how.butt === true ? '' : ' stroke-linecap="round"';
    const dash =
      how.dash === undefined
        ? ''
        : ` stroke-dasharray="${how.dash.map((mm) => Math.round(mm * view.scale)).join(' ')}"`;
    const gleam = ` transform="translate(${-Math.round(w * 0.12)} ${-Math.round(w * 0.16)})"`;
    // A long path is written once and repeated by its id.
    const again = pen.d.length > 60 ? easel.name() : null;
    const first = again === null ? `<path d="${pen.d}"/>` : `<path id="${again}" d="${pen.d}"/>`;
    const next = (attributes: string) =>
      again === null ? `<path d="${pen.d}"${attributes}/>` : `<use href="#${again}"${attributes}/>`;
    const [under, body] = line
      ? [looks(w + 5, INK), looks(w - 2, '#fff')]
      : [looks(w, mix(colour, '#06080b', 0.5)), looks(w * 0.74, colour)];
    const light = line || w < 7 ? '' : next(looks(w * 0.24, mix(colour, '#ffffff', 0.5)) + gleam);
    return `<g class="l"${cap}${dash}><g${under}>${first}</g>${next(body)}${light}</g>`;
  };
  return part(points, paint, { girth: width / 2, castsShadow: width > 6 });
}
