import { mix } from './colour';
import { page, within } from './page';
import { createBench } from './solid/bench';
import { createEasel } from './solid/easel';
import type { Livery } from './solid/materials';
import { shoot, type Box, type Subject } from './solid/scene';

/** Where things stand when there are one, two or three of them. */
const onTheBench: readonly (readonly Box[])[] = [
  [[420, 130, 760, 640]],
  [
    [130, 190, 720, 580],
    [950, 310, 500, 460],
  ],
  [
    [90, 230, 640, 540],
    [760, 340, 400, 430],
    [1190, 400, 340, 370],
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
  const easel = createEasel(livery, 'shaded', slack);
  const art = subjects
    .map((build, at) => {
      const bench = createBench();
      const pose = build(bench);
      const frame = frames[at] ?? [0, 0, 1, 1];
      const loose = shoot(bench.parts(), pose, 'whole', frame, createEasel(livery, 'outline'));
      return shoot(bench.parts(), pose, 'whole', standing(loose.box, frame), easel).art;
    })
    .join('');
  return { art, defs: easel.defs() };
}

const MOST = 11_800;

/** As many of the subjects as a picture has room for, the first one always. */
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

/** A wide picture for an article: products on a bench before a wall. */
export function benchScene(subjects: readonly Subject[], livery: Livery): string {
  return fitting(subjects, (some) =>
    within(MOST, (slack) => {
      const { art, defs } = gathered(some, onTheBench[some.length - 1] ?? [], livery, slack);
      const wall = mix(livery.main, '#f6f6f4', 0.84);
      const body =
        `<path d="M0 0h1600v900H0z" fill="${wall}"/><circle cx="430" cy="430" r="360" fill="${mix(livery.main, '#f6f6f4', 0.72)}"/>` +
        `<path d="M0 690h1600v210H0z" fill="#e6dfd1"/><path d="M0 690h1600v8H0z" fill="#cbc2ae"/>${art}`;
      return page({ height: 900, tint: livery.main, defs, body });
    }),
  );
}

const inTheAisle: readonly Box[] = [
  [160, 150, 1280, 780],
  [180, 1000, 580, 440],
  [860, 1000, 580, 440],
];

/** A square picture for a category: one product large, two small. */
export function aisleScene(subjects: readonly Subject[], livery: Livery): string {
  return fitting(subjects, (some) =>
    within(MOST, (slack) => {
      const frames = some.length === 1 ? [[180, 250, 1240, 1100] as const] : inTheAisle;
      const { art, defs } = gathered(some, frames, livery, slack);
      return page({ tint: livery.main, defs, body: art });
    }),
  );
}
