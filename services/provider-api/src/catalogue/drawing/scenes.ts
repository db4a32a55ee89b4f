import { mix } from './colour';
import { createPen, type Livery, type Pen } from './pen';
import { placed, sheet } from './sheet';
import type { Box, Sketch } from './sketch';

type Draw = (pen: Pen) => Sketch;

/** Where things stand on the bench when there are two of them, and when there are three. */
const pairFrames: readonly Box[] = [
  [170, 130, 480, 420],
  [720, 200, 330, 350],
];
const trioFrames: readonly Box[] = [
  [110, 150, 420, 400],
  [560, 230, 300, 320],
  [880, 270, 240, 280],
];

/** Three large machines together would pass the 12 KB that a picture may have. */
const MOST_ART = 7_600;

/** The first sketches that fit the size of a picture together. */
function chosen(draws: readonly Draw[], pen: Pen, most: number): Sketch[] {
  const kept: Sketch[] = [];
  let left = MOST_ART;
  for (const draw of draws) {
    const drawn = draw(pen);
    if (kept.length === most || drawn.art.length > left) continue;
    kept.push(drawn);
    left -= drawn.art.length;
  }
  return kept;
}

/** A wide picture for an article: up to three products on a bench. */
export function benchScene(draws: readonly Draw[], livery: Livery): string {
  const pen = createPen(livery, 'shaded');
  const kept = chosen(draws, pen, trioFrames.length);
  const frames = kept.length === trioFrames.length ? trioFrames : pairFrames;
  const things = kept.map((drawn, index) =>
    placed(pen, drawn, standing(drawn, frames[index] ?? [0, 0, 1, 1])),
  );
  const wall = mix(livery.main, '#f4f4f1', 0.86);
  const body =
    `<rect width="1200" height="675" fill="${wall}"/>` +
    `<circle cx="320" cy="330" r="270" fill="${mix(livery.main, '#f4f4f1', 0.76)}"/>` +
    `<rect y="540" width="1200" height="135" fill="#e3ddd0"/><rect y="540" width="1200" height="5" fill="#c9c1b0"/>` +
    things.join('');
  return sheet(1200, 675, pen.defs(), body);
}

/** Lets a thing stand on the frame's lower edge instead of floating in its middle. */
function standing({ box }: Sketch, [x, y, w, h]: Box): Box {
  const scale = Math.min(w / box[2], h / box[3]);
  const high = box[3] * scale;
  return [x, y + h - high + 40, w, high];
}

/** A square picture for a category: one product large, two small. */
export function aisleScene(draws: readonly Draw[], livery: Livery): string {
  const pen = createPen(livery, 'shaded');
  const places: readonly Box[] = [
    [90, 90, 620, 390],
    [90, 520, 290, 200],
    [430, 520, 290, 200],
  ];
  const things = chosen(draws, pen, places.length).map((drawn, index) =>
    placed(pen, drawn, places[index] ?? [0, 0, 1, 1]),
  );
  return sheet(800, 800, pen.defs(), things.join(''));
}
