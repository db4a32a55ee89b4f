import { apart, isLight, mix } from '../colour';
import { shade } from './light';
import { substance, type Livery, type Tone } from './materials';
import { unit, type Vec } from './space';
import type { Spot } from './trace';

/** `shaded` for pictures, `outline` for the dimensioned view. */
export type Style = 'shaded' | 'outline';

export const INK = '#2b3440';

/** A position along a gradient, and the surface's normal there as the viewer sees it. */
export type Ray = readonly [offset: number, normal: Vec];
type Stop = readonly [offset: number, colour: string];

/** A face narrower than this, in sheet units, has one colour, because a gradient is invisible. */
const SMALL = 70;

/** Ground metal: lines of uneven width and strength, as offset, white or black, and opacity. */
const GRAIN = [
  [0, 'fff', 0.09],
  [0.1, '000', 0],
  [0.3, 'fff', 0.06],
  [0.4, '000', 0.05],
  [0.7, 'fff', 0.09],
  [0.8, '000', 0.05],
] as const;
const grainStops = GRAIN.map(
  ([at, colour, opacity]) =>
    `<stop offset="${at}" stop-color="#${colour}" stop-opacity="${opacity}"/>`,
)
  .join('')
  .replaceAll('"0.', '".');
/** A picture that needs a coarser shading than this to be small has no grain. */
const FINE = 40;
/** Metal wider than this, in sheet units, shows its grain. */
const GROUND = 190;

/** The colours and gradients of one picture; equal ones are stored once. */
export type Easel = ReturnType<typeof createEasel>;

/** Leaves out stops that lie between the others (Douglas-Peucker on colours). */
function thinned(stops: readonly Stop[], slack: number): Stop[] {
  const first = stops[0];
  const last = stops.at(-1);
  if (first === undefined || last === undefined || stops.length < 3) return [...stops];
  let worst = 0;
  let where = 0;
  stops.forEach(([offset, colour], at) => {
    const span = last[0] - first[0] || 1;
    const off = apart(colour, mix(first[1], last[1], (offset - first[0]) / span));
    if (at > 0 && at < stops.length - 1 && off > worst) [worst, where] = [off, at];
  });
  if (worst <= slack) return [first, last];
  return [
    ...thinned(stops.slice(0, where + 1), slack),
    ...thinned(stops.slice(where), slack).slice(1),
  ];
}

function brief(value: number): string {
  return String(Math.round(value * 100) / 100).replace(/^(-?)0\./, '$1.');
}

function idOf(count: number): string {
  const letter = String.fromCharCode(97 + (count % 26));
  return count < 26 ? letter : letter + String(Math.floor(count / 26));
}

/**
 * @param slack the most that a colour may differ (of 255) by left-out stops; more is smaller
 * @param ground whether metal shows its grain
 */
export function createEasel(livery: Livery, style: Style, slack = 18, ground = true) {
  const kept = new Map<string, string>();
  let defs = '';
  let names = 0;

  function gradient(tag: 'linear' | 'radial', where: string, stops: readonly Stop[]): string {
    const list = stops
      .map(([at, c]) => `<stop${at > 0.004 ? ` offset="${brief(at)}"` : ''} stop-color="${c}"/>`)
      .join('');
    const key = `${tag}${where}>${list}`;
    let id = kept.get(key);
    if (id === undefined) {
      id = idOf(kept.size);
      kept.set(key, id);
      defs += `<${tag}Gradient id="${id}"${where}>${list}</${tag}Gradient>`;
    }
    return `url(#${id})`;
  }

  const line = style === 'outline';
  const plain = (tone: Tone) => {
    const [colour] = substance(tone, livery);
    return isLight(colour) ? '#fff' : mix(colour, '#ffffff', 0.84);
  };
  const tint = (tone: Tone, normal: Vec) => {
    const [colour, surface] = substance(tone, livery);
    return shade(colour, surface, normal);
  };

  const isMetal = (tone: Tone) => !line && substance(tone, livery)[1] === 'metal';

  return {
    style,
    isMetal,
    /**
     * The grain over a metal's face or side, its lines at an angle to the sheet in degrees; null for
     * other surfaces, and where none would be seen.
     */
    grain(tone: Tone, wide: number, degrees: number): string | null {
      if (!ground || slack > FINE || !isMetal(tone) || wide < GROUND) return null;
      // A few directions are enough.
      const turn = ((Math.round(degrees / 30) * 30 + 90) % 180) - 90;
      const id = `g${turn}`;
      const shape = (name: string, rest: string) => {
        if (kept.has(name)) return;
        kept.set(name, name);
        defs += `<linearGradient id="${name}"${rest}`;
      };
      shape(
        'grain',
        ` gradientUnits="userSpaceOnUse" x2="0" y2="64" spreadMethod="repeat">${grainStops}</linearGradient>`,
      );
      shape(id, ` href="#grain" gradientTransform="rotate(${turn})"/>`);
      return `url(#${id})`;
    },
    colour: (tone: Tone) => substance(tone, livery)[0],
    /** A name for a shape that is drawn more than once. */
    name: () => `u${(names += 1)}`,
    /** A plane face `wide` sheet units wide, slightly lighter near the lamp. */
    face(tone: Tone, normal: Vec, wide = Infinity): string {
      if (line) return plain(tone);
      const tilt = (by: number) =>
        tint(tone, unit([normal[0] - by, normal[1] + by * 1.2, normal[2]]));
      const [high, low] = [tilt(0.16), tilt(-0.1)];
      if (wide < SMALL || apart(high, low) < slack) return mix(high, low, 0.5);
      return gradient('linear', ' x2=".5" y2="1"', [
        [0, high],
        [1, low],
      ]);
    },
    /** A rounded edge around a face: light on the lamp's side, dark on the other. */
    edge(tone: Tone, normal: Vec, wide: number): string {
      if (line) return plain(tone);
      const tilt = (by: number) => tint(tone, unit([normal[0] - by, normal[1] + by, normal[2]]));
      if (wide < 9) return tilt(0.45);
      return gradient('linear', ' x2=".75" y2="1"', [
        [0, tilt(0.75)],
        ...(wide < SMALL / 4 ? [] : [[0.5, tilt(0)] as const]),
        [1, tilt(-0.8)],
      ]);
    },
    /** The side of a round body, from the top to the bottom of its bounding box. */
    barrel(tone: Tone, rays: readonly Ray[]): string {
      if (line) return plain(tone);
      return gradient(
        'linear',
        ' x2="0" y2="1"',
        thinned(
          rays.map(([at, n]) => [at, tint(tone, n)]),
          slack,
        ),
      );
    },
    /** A curved wall, between two points of the sheet. */
    wall(tone: Tone, from: Spot, to: Spot, rays: readonly Ray[]): string {
      if (line) return plain(tone);
      const [x1, y1, x2, y2] = [...from, ...to].map(Math.round);
      const where = ` gradientUnits="userSpaceOnUse" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}"`;
      return gradient(
        'linear',
        where,
        thinned(
          rays.map(([at, n]) => [at, tint(tone, n)]),
          slack,
        ),
      );
    },
    ball(tone: Tone): string {
      if (line) return plain(tone);
      return gradient('radial', ' cx=".37" cy=".3" r=".78"', [
        [0, tint(tone, unit([-0.3, 0.45, 0.9]))],
        [0.35, tint(tone, unit([0, 0.2, 0.95]))],
        [0.75, tint(tone, unit([0.5, -0.3, 0.75]))],
        [1, tint(tone, unit([0.6, -0.75, 0.15]))],
      ]);
    },
    /** A colour without shading, for prints and lights. */
    flat: (tone: Tone) => (line ? plain(tone) : substance(tone, livery)[0]),
    tint: (tone: Tone, normal: Vec) => (line ? plain(tone) : tint(tone, normal)),
    /** A colour for lettering that is readable on a tone. */
    inkOn: (tone: Tone) => (line || isLight(substance(tone, livery)[0]) ? INK : '#fff'),
    defs: () => defs,
  };
}
