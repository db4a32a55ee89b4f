import { mix } from './colour';

/** Sheets are this wide and high in their own units; the SVG's size in pixels is half of it. */
const SIZE = 1600;

const STYLE =
  'g{stroke-linejoin:round}text{stroke:none;font-family:sans-serif}.n{stroke:none}.l,.s{fill:none;stroke-opacity:1}.s{stroke:#000;stroke-opacity:.45}';
/** For sheets with a table: labels, figures, and right-aligned figures. */
const TABLE_STYLE =
  '.f{font-size:34px;fill:#56616c}.v,.ve{font-size:40px;font-weight:700;fill:#2b3440}.ve{text-anchor:end}';
const BLUR =
  '<filter id="blur" x="-30%" y="-30%" width="160%" height="160%"><feGaussianBlur stdDeviation="24"/></filter>';

export type Sheet = {
  /** Sheet units; square unless said. */
  height?: number;
  /** A brand's colour tints the paper a little. */
  tint?: string;
  defs: string;
  body: string;
};

/** A whole picture: paper, light from above, and what is drawn on it. */
export function drawSheet({ height = SIZE, tint = '#5b6b78', defs, body }: Sheet): string {
  const [high, low] = [mix('#ffffff', tint, 0.02), mix('#eef0f1', tint, 0.05)];
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIZE} ${height}" width="${SIZE / 2}" height="${height / 2}">` +
    `<style>${STYLE}${body.includes('class="f"') ? TABLE_STYLE : ''}</style><defs><radialGradient id="paper" cx=".5" cy=".4" r=".75"><stop stop-color="${high}"/><stop offset="1" stop-color="${low}"/></radialGradient>` +
    `${body.includes('#blur') ? BLUR : ''}${defs}</defs>` +
    `<path d="M0 0h${SIZE}v${height}H0z" fill="url(#paper)"/>${body}</svg>\n`
  );
}

// A picture that is larger than its limit is drawn again with the next, coarser shading.
const COARSER = [28, 40, 56, 80, 110];

/** The drawing with the finest shading of at most `most` characters, else with the coarsest. */
export function within(most: number, draw: (slack: number) => string): string {
  let drawn = '';
  for (const slack of COARSER) {
    drawn = draw(slack);
    if (drawn.length <= most) break;
  }
  return drawn;
}
