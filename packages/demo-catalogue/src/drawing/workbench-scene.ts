import { mix } from './colour';
import { lettering } from './lettering';
import { drawSheet, within } from './sheet';
import { createWorkbench } from './solid/workbench';
import { createEasel } from './solid/easel';
import type { Livery } from './solid/materials';
import { shoot, type Box, type Subject } from './solid/scene';

/** The places of one, two or three products to the left of the card. */
const onTheWorkbench: readonly (readonly Box[])[] = [
  [[150, 110, 800, 660]],
  [
    [70, 170, 560, 600],
    [690, 330, 390, 440],
  ],
  [
    [60, 230, 440, 540],
    [520, 370, 290, 400],
    [830, 430, 270, 340],
  ],
];

function standing([, , w, h]: Box, [fx, fy, fw, fh]: Box): Box {
  const scale = Math.min(fw / w, fh / h);
  return [fx, fy + fh - h * scale, fw, h * scale];
}

function gathered(
  subjects: readonly Subject[],
  frames: readonly Box[],
  livery: Livery,
  slack: number,
): { art: string; defs: string } {
  // A scene shows more products instead of the grain of their metal.
  const easel = createEasel(livery, 'shaded', slack, false);
  const art = subjects
    .map((build, at) => {
      const bench = createWorkbench();
      const pose = build(bench);
      const frame = frames[at] ?? [0, 0, 1, 1];
      const loose = shoot(bench.parts(), pose, 'whole', frame, createEasel(livery, 'outline'));
      return shoot(bench.parts(), pose, 'whole', standing(loose.box, frame), easel).art;
    })
    .join('');
  return { art, defs: easel.defs() };
}

/** Hidden but in the dark. It stands between wall and products. */
const VEIL = '<path class="e" opacity="0" d="M0 0h1600v900H0z" fill="url(#veil)"/>';
const VEIL_LIGHT =
  '<radialGradient id="veil" cx=".36" cy=".4" r=".75"><stop stop-color="#12181c" stop-opacity=".55"/><stop offset="1" stop-color="#0c1114" stop-opacity=".86"/></radialGradient>';

const MOST = 12_200;

/** As many of the subjects as fit into a picture, and always the first one. */
function fitting(
  subjects: readonly Subject[],
  draw: (subjects: readonly Subject[]) => string,
): string {
  for (let count = Math.min(3, subjects.length); count > 1; count--) {
    const drawn = draw(subjects.slice(0, count));
    if (drawn.length <= MOST) return drawn;
  }
  return draw(subjects.slice(0, 1));
}

/** The article's figures on a card that leans against the wall. */
function card(lines: readonly string[], colour: string): string {
  const size = Math.min(38, 520 / Math.max(...lines.map(({ length }) => length)));
  const rows = lines.map((text, at) => lettering(1172, 330 + at * 92, text, { size, weight: 700 }));
  return (
    `<rect x="1146" y="206" width="400" height="500" rx="10" fill="#10151b" fill-opacity=".3" filter="url(#blur)"/>` +
    `<rect x="1136" y="186" width="400" height="500" rx="10" class="k" fill="#fff" stroke="#c9ced3" stroke-width="2"/>` +
    `<path d="M1136 196q0-10 10-10h380q10 0 10 10v50h-400z" fill="${colour}"/><path d="M1170 350h332M1170 442h332M1170 534h332" stroke="#d5dade" stroke-width="3"/>${rows.join('')}`
  );
}

/** A wide picture for an article: products on a bench, and its figures on a card. */
export function workbenchScene(
  subjects: readonly Subject[],
  lines: readonly string[],
  livery: Livery,
): string {
  return fitting(subjects, (some) =>
    within(MOST, (slack) => {
      const { art, defs } = gathered(some, onTheWorkbench[some.length - 1] ?? [], livery, slack);
      const wall = mix(livery.main, '#f6f6f4', 0.84);
      const body =
        `<path d="M0 0h1600v900H0z" fill="${wall}"/><circle cx="520" cy="420" r="350" fill="${mix(livery.main, '#f6f6f4', 0.72)}"/>` +
        `<path d="M0 690h1600v210H0z" fill="#e6dfd1"/><path d="M0 690h1600v8H0z" fill="#cbc2ae"/>${VEIL}${card(lines, livery.main)}${art}`;
      return drawSheet({
        height: 900,
        tint: livery.main,
        dark: 'scene',
        defs: defs + VEIL_LIGHT,
        body,
      });
    }),
  );
}
