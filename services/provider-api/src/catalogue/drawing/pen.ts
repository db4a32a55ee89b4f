import { isLight, mix } from './colour';
import { escapeMarkup } from '../escape-markup';

/** The brand's own two colours; every other tone is a material and the same for all. */
export type Livery = { main: string; accent: string };

export type Material = keyof Livery | keyof typeof materials;

/**
 * A material with the way light falls on it: bare = lit from above, `|` = an upright cylinder,
 * `*` = a disc or ball, `.` = flat.
 */
export type Tone = Material | `${Material}${'|' | '*' | '.'}`;

/** `shaded` is the shop-window picture, `outline` the draughtsman's. */
export type PenStyle = 'shaded' | 'outline';

const materials = {
  rubber: '#33383d',
  black: '#1e2226',
  steel: '#a9b1b8',
  chrome: '#cfd5da',
  iron: '#6b737a',
  light: '#e9eaec',
  white: '#fafafa',
  wood: '#c08a4e',
  brass: '#c99a3b',
  copper: '#b8693a',
  glass: '#8fb3c4',
  red: '#c0322b',
  orange: '#df7322',
  yellow: '#e8b520',
  green: '#3d8a4c',
  blue: '#2b62a8',
  grit: '#8a5a3c',
  sand: '#b5774a',
  tan: '#b98d5e',
  screen: '#b9c7a6',
  grey: '#858c92',
} as const;

const INK = '#2b3440';

/** Draws shapes as SVG fragments in one style and remembers which gradients they need. */
export type Pen = ReturnType<typeof createPen>;

/** A pen for one picture. */
export function createPen(livery: Livery, style: PenStyle) {
  const used = new Map<string, string>();
  const colourOf = (material: Material): string =>
    material === 'main' || material === 'accent' ? livery[material] : materials[material];

  function split(tone: Tone): [Material, string] {
    const last = tone.slice(-1);
    if (last === '|' || last === '*' || last === '.') {
      return [tone.slice(0, -1) as Material, last];
    }
    return [tone as Material, ''];
  }

  function fill(tone: Tone): string {
    const [material, light] = split(tone);
    const colour = colourOf(material);
    if (style === 'outline') return isLight(colour) ? '#fff' : mix(colour, '#ffffff', 0.78);
    if (light === '.') return colour;
    const id = material + (light === '|' ? '-x' : light === '*' ? '-o' : '');
    if (!used.has(id)) used.set(id, gradient(id, colour, light));
    return `url(#${id})`;
  }

  const open = (tone: Tone, shape: string) => `<${shape} fill="${fill(tone)}"/>`;

  return {
    style,
    path: (d: string, tone: Tone) => open(tone, `path d="${d}"`),
    rect: (x: number, y: number, w: number, h: number, r: number, tone: Tone) =>
      open(tone, `rect x="${x}" y="${y}" width="${n(w)}" height="${n(h)}" rx="${r}"`),
    disc: (cx: number, cy: number, r: number, tone: Tone) =>
      open(tone, `circle cx="${n(cx)}" cy="${n(cy)}" r="${n(r)}"`),
    oval: (cx: number, cy: number, rx: number, ry: number, tone: Tone) =>
      open(tone, `ellipse cx="${n(cx)}" cy="${n(cy)}" rx="${n(rx)}" ry="${n(ry)}"`),
    /** A hose, cable or bent bar: a thick line with an edge and a gleam. */
    tube(d: string, width: number, tone: Tone): string {
      const colour = colourOf(split(tone)[0]);
      const stroke = (w: number, c: string, more = '') =>
        `<path d="${d}" stroke="${c}" stroke-width="${n(w)}"${more}/>`;
      const strokes =
        style === 'outline'
          ? stroke(width + 3, INK) + stroke(width - 1, '#fff')
          : stroke(width, mix(colour, '#000000', 0.35)) +
            stroke(width * 0.76, colour) +
            stroke(width * 0.24, mix(colour, '#ffffff', 0.45), ' stroke-opacity=".7"');
      return `<g fill="none" stroke-linecap="round" stroke-linejoin="round" stroke-opacity="1">${strokes}</g>`;
    },
    /** A thin detail line: seams, vents, scale marks. */
    mark: (d: string, width = 3, opacity = 0.45) =>
      `<path d="${d}" fill="none" stroke="${style === 'outline' ? INK : '#000'}" stroke-opacity="${opacity}" stroke-width="${width}" stroke-linecap="round"/>`,
    /** A soft reflection; the draughtsman leaves it out. */
    gleam: (d: string, opacity = 0.35) =>
      style === 'outline'
        ? ''
        : `<path d="${d}" fill="#fff" fill-opacity="${opacity}" stroke="none"/>`,
    shade: (d: string, opacity = 0.2) =>
      style === 'outline'
        ? ''
        : `<path d="${d}" fill="#000" fill-opacity="${opacity}" stroke="none"/>`,
    /** Lettering on the product, centred on (x, y); its colour suits the tone it stands on. */
    label(x: number, y: number, size: number, text: string, on: Material = 'main'): string {
      const ink = style === 'outline' || isLight(colourOf(on)) ? INK : '#fff';
      return `<text x="${n(x)}" y="${n(y)}" font-family="sans-serif" font-weight="700" font-size="${size}" text-anchor="middle" fill="${ink}" stroke="none">${escapeMarkup(text)}</text>`;
    },
    /** Parts moved together: any SVG transform. */
    moved: (transform: string, ...parts: string[]) =>
      `<g transform="${transform}">${parts.join('')}</g>`,
    /** The gradients that the shapes so far asked for. */
    defs: () => [...used.values()].join(''),
    /** Stroke attributes for the group that holds the shapes. */
    stroke: (scale = 1) =>
      style === 'outline'
        ? `stroke="${INK}" stroke-width="${n(2.2 / scale)}" stroke-linejoin="round"`
        : 'stroke="#14181c" stroke-opacity=".45" stroke-width="2" stroke-linejoin="round"',
  };
}

function gradient(id: string, colour: string, light: string): string {
  const pale = mix(colour, '#ffffff', 0.38);
  const deep = mix(colour, '#0b1118', 0.38);
  const stops = (list: [number, string][]) =>
    list.map(([at, c]) => `<stop offset="${at}" stop-color="${c}"/>`).join('');
  if (light === '*') {
    return `<radialGradient id="${id}" cx=".36" cy=".3" r=".8">${stops([
      [0, pale],
      [0.5, colour],
      [1, deep],
    ])}</radialGradient>`;
  }
  const direction = light === '|' ? '' : ' x2="0" y2="1"';
  return `<linearGradient id="${id}"${direction}>${stops([
    [0, mix(colour, '#0b1118', 0.08)],
    [0.22, pale],
    [0.55, colour],
    [1, deep],
  ])}</linearGradient>`;
}

/** Coordinates to a tenth keep the files small. */
export function n(value: number): number {
  return Math.round(value * 10) / 10;
}
