import { mix } from './colour';

/** Sheets are this wide and high in their own units; the SVG's size in pixels is half of it. */
const SIZE = 1600;

const STYLE =
  'g{stroke-linejoin:round}.b{stroke:#10151b57;stroke-width:2}text,.n{stroke:none}text{font-family:sans-serif}.l,.s{fill:none}.s{stroke:#0007}';
/** For sheets with a table: labels, figures, and right-aligned figures. */
const TABLE_STYLE =
  '.f{font-size:34px;fill:#56616c}.v,.ve{font-size:40px;font-weight:700;fill:#2b3440}.ve{text-anchor:end}';
const BLUR =
  '<filter id="blur" x="-30%" y="-30%" width="160%" height="160%"><feGaussianBlur stdDeviation="24"/></filter>';

/**
 * On the dark scheme, which an image takes from the page around it, a product stands in a lamp's
 * light on dark paper: its edges are light, so that black parts stand out, and its shadow is darker.
 * Words and line drawings (`.i`) are inverted, and keep their hues. A scene has its evening: a veil
 * (`.e`) over wall and bench, thinnest where the lamp is, and less light on its card (`.k`).
 */
const INVERTED = '.i{filter:invert(.92)hue-rotate(180deg)brightness(1.35)}';
const EDGES = '.b{stroke:#fff4}[filter]{fill-opacity:.55}';
const DARK = {
  lamp: `#paper stop{stop-color:#93a0a9}#paper stop+stop{stop-color:#2d353b}${EDGES}`,
  scene: `.e{opacity:1}.k{fill:#c6cbcd}${EDGES}`,
  lines: `#paper stop{stop-color:#46515a}#paper stop+stop{stop-color:#262d32}${EDGES}`,
};

function darkStyle(dark: Sheet['dark'], body: string): string {
  if (dark === undefined) return '';
  const inverted = body.includes('class="i"') ? INVERTED : '';
  return `@media(prefers-color-scheme:dark){${DARK[dark]}${inverted}}`;
}

export type Sheet = {
  /** Sheet units; square unless said. */
  height?: number;
  /** How it looks on the dark scheme; a sheet without it stays as it is. */
  dark?: keyof typeof DARK;
  /** A brand's colour tints the paper a little. */
  tint?: string;
  defs: string;
  body: string;
};

/** A whole picture: paper, light from above, and what is drawn on it. */
export function drawSheet({ height = SIZE, tint = '#5b6b78', dark, defs, body }: Sheet): string {
  const [high, low] = [mix('#ffffff', tint, 0.02), mix('#eef0f1', tint, 0.05)];
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIZE} ${height}" width="${SIZE / 2}" height="${height / 2}">` +
    `<style>${STYLE}${body.includes('class="f"') ? TABLE_STYLE : ''}${darkStyle(dark, body)}</style><defs><radialGradient id="paper" cx=".5" cy=".4" r=".75"><stop stop-color="${high}"/><stop offset="1" stop-color="${low}"/></radialGradient>` +
    `${body.includes('#blur') ? BLUR : ''}${defs}</defs>` +
    `<path d="M0 0h${SIZE}v${height}H0z" fill="url(#paper)"/>${body}</svg>\n`
  );
}

// A picture that is larger than its limit is drawn again with the next, coarser shading.
const COARSER = [32, 40, 56, 80, 110];

/** The drawing with the finest shading of at most `most` characters, else with the coarsest. */
export function within(most: number, draw: (slack: number) => string): string {
  let drawn = '';
  for (const slack of COARSER) {
    drawn = draw(slack);
    if (drawn.length <= most) break;
  }
  return drawn;
}
