import { circle, hole, toothed } from './parts';
import { n, type Pen, type Tone } from './pen';
import { sketch, type Drawing } from './sketch';

function point(cx: number, cy: number, r: number, degrees: number): string {
  const a = (degrees * Math.PI) / 180;
  return `${n(cx + Math.cos(a) * r)} ${n(cy + Math.sin(a) * r)}`;
}

function ringLabel(
  pen: Pen,
  cx: number,
  cy: number,
  r: number,
  brand: string,
  size: string,
): string {
  return [
    pen.disc(cx, cy, r, 'main*'),
    pen.path(circle(cx, cy, r) + hole(cx, cy, r * 0.9), 'accent.'),
    pen.label(cx, n(cy - r * 0.42), n(r * 0.3), brand.slice(0, 9)),
    pen.label(cx, n(cy + r * 0.66), n(r * 0.24), size),
    pen.disc(cx, cy, r * 0.25, 'steel*'),
    pen.disc(cx, cy, r * 0.16, 'light.'),
  ].join('');
}

/** Thin cutting disc with its paper label and a second one behind, edge showing. */
export const cuttingDisc: Drawing<{ size: string; inox: boolean }> = (pen, { size, inox }, brand) =>
  sketch(
    [110, 110, 590, 580],
    pen.disc(424, 392, 272, 'iron*'),
    pen.disc(394, 404, 282, inox ? 'grey*' : 'black*'),
    pen.mark(
      `${circle(394, 404, 262)}${circle(394, 404, 240)}${circle(394, 404, 218)}${circle(394, 404, 196)}`,
      2,
      0.35,
    ),
    ringLabel(pen, 394, 404, 168, brand, size),
  );

/** Grinding disc, depressed centre, thick edge. */
export const grindingDisc: Drawing<{ size: string }> = (pen, { size }, brand) =>
  sketch(
    [110, 130, 590, 560],
    pen.oval(400, 440, 286, 250, 'black'),
    pen.oval(400, 400, 286, 250, 'iron*'),
    pen.mark(`M160 400a240 210 0 0 1 480 0M180 470a240 210 0 0 0 440 0`, 2, 0.4),
    pen.oval(400, 396, 170, 146, 'main'),
    pen.oval(400, 404, 96, 80, 'black'),
    pen.oval(400, 410, 86, 70, 'main'),
    pen.oval(400, 412, 30, 25, 'light.'),
    pen.label(400, 312, 46, brand.slice(0, 9)),
    pen.label(400, 524, 36, size),
  );

/** Flap disc: overlapping coated flaps around a backing plate. */
export const flapDisc: Drawing<{ grit: number; zirconia: boolean }> = (
  pen,
  { grit, zirconia },
  brand,
) => {
  const count = grit < 50 ? 26 : grit < 90 ? 32 : 38;
  const tone: Tone = zirconia ? 'blue' : 'sand';
  const flaps = Array.from({ length: count }, (_, i) => {
    const a = (360 / count) * i;
    return pen.path(
      `M${point(400, 400, 150, a)}L${point(400, 400, 286, a + 2)}A286 286 0 0 1 ${point(400, 400, 284, a + 15)}L${point(400, 400, 148, a + 17)}z`,
      tone,
    );
  });
  return sketch(
    [112, 112, 576, 576],
    pen.disc(400, 400, 270, 'black'),
    ...flaps,
    ringLabel(pen, 400, 400, 158, brand, `P${grit}`),
  );
};

/** Sanding sheets fanned out, the grit printed on the back of one. */
export const sandingSheet: Drawing<{ grit: number; wet: boolean }> = (
  pen,
  { grit, wet },
  brand,
) => {
  const tone: Tone = wet ? 'iron' : grit < 100 ? 'grit' : 'sand';
  let grain = '';
  const dots = Math.max(14, 44 - grit / 14);
  for (let i = 0; i < dots; i++)
    grain += `M${n(290 + ((i * 83) % 290))} ${n(490 + ((i * 37) % 100))}h1`;
  return sketch(
    [130, 110, 540, 580],
    pen.moved('rotate(-14 400 640)', pen.rect(240, 150, 330, 450, 3, tone)),
    pen.moved(
      'rotate(-4 400 640)',
      pen.rect(240, 150, 330, 450, 3, 'tan.'),
      pen.label(405, 260, 52, brand.slice(0, 9), 'tan'),
      pen.label(405, 370, 96, `P${grit}`, 'tan'),
      pen.label(405, 440, 30, wet ? 'WATERPROOF' : 'ALUMINIUM OXIDE', 'tan'),
    ),
    pen.moved(
      'rotate(9 400 640)',
      pen.path('M260 420v180h330V380q-150 60-330 40z', tone),
      pen.mark(grain, 6, 0.3),
      pen.path('M260 420q180 20 330-40-60 90-150 100t-180-60z', 'tan'),
    ),
  );
};

/** Knotted wire cup brush. */
export const wireBrush: Drawing<{ shape: 'cup' | 'wheel' }> = (pen, { shape }, brand) => {
  if (shape === 'wheel') {
    const knots = Array.from({ length: 24 }, (_, i) => {
      const a = i * 15;
      return pen.path(
        `M${point(400, 400, 130, a)}L${point(400, 400, 280, a - 4)}L${point(400, 400, 288, a + 3)}L${point(400, 400, 278, a + 9)}L${point(400, 400, 130, a + 9)}z`,
        'brass',
      );
    });
    return sketch(
      [112, 112, 576, 576],
      pen.disc(400, 400, 240, 'iron'),
      ...knots,
      ringLabel(pen, 400, 400, 140, brand, 'WIRE'),
    );
  }
  const knots = Array.from({ length: 11 }, (_, i) =>
    pen.path(`M${250 + i * 27} 380l${(i - 5) * 9} 220q20 14 36 0l${35 - i * 9} -220z`, 'brass|'),
  );
  return sketch(
    [180, 150, 440, 480],
    pen.rect(360, 150, 80, 90, 6, 'chrome|'),
    pen.mark('M362 170h76M362 186h76M362 202h76M362 218h76', 3, 0.5),
    ...knots,
    pen.path('M300 240h200q70 20 80 150H220q10-130 80-150z', 'main'),
    pen.rect(214, 376, 372, 24, 8, 'steel'),
    pen.label(400, 336, 44, brand),
  );
};

/** Circular saw blade with carbide teeth and expansion slots. */
export const sawBlade: Drawing<{ teeth: number; mm: number }> = (pen, { teeth, mm }, brand) =>
  sketch(
    [112, 112, 576, 576],
    pen.path(
      toothed(400, 400, 288, teeth, teeth > 50 ? 14 : 24, 0.75) + hole(400, 400, 40),
      'chrome*',
    ),
    pen.path(circle(400, 400, 190) + hole(400, 400, 40), 'main*'),
    ...[20, 110, 200, 290].map((a) =>
      pen.mark(`M${point(400, 400, 262, a)}L${point(400, 400, 226, a - 3)}`, 6, 0.7),
    ),
    pen.path(circle(400, 400, 150) + hole(400, 400, 142), 'accent.'),
    pen.label(400, 330, 48, brand.slice(0, 9)),
    pen.label(400, 508, 38, `${mm} × ${teeth}T`),
  );

/** Hole saw: a toothed cup on its arbor with the pilot drill. */
export const holeSaw: Drawing<{ mm: number }> = (pen, { mm }, brand) => {
  const w = 120 + Math.min(220, mm * 2.2);
  const x = 400 - w / 2;
  const teeth = Math.round(w / 18);
  return sketch(
    [x, 110, w, 580],
    pen.rect(378, 110, 44, 120, 4, 'iron|'),
    pen.path('M350 220h100v60H350z', 'steel|'),
    pen.rect(390, 500, 20, 160, 2, 'steel|'),
    pen.path('M390 660h20l-10 30z', 'steel|'),
    pen.mark('M392 560l16 14M392 590l16 14M392 620l16 14M392 650l16 14', 4, 0.5),
    pen.path(
      `M${x} 300h${w}v280${`l${n(-w / teeth / 2)} 22 ${n(-w / teeth / 2)}-22`.repeat(teeth)}z`,
      'main|',
    ),
    pen.oval(400, 300, w / 2, w * 0.09, 'accent'),
    pen.oval(400, 298, 52, 12, 'iron'),
    pen.rect(n(x + w * 0.16), 400, n(w * 0.2), 110, n(w * 0.09), 'black.'),
    pen.label(400, 372, n(Math.min(44, w / 5)), brand.slice(0, 9)),
    pen.label(n(400 + w * 0.12), 470, n(Math.min(50, w / 5)), `${mm}`),
  );
};

function flutes(x: number, top: number, bottom: number, w: number): string {
  let d = '';
  for (let y = top; y < bottom - w * 0.8; y += w * 1.5)
    d += `M${n(x - w / 2)} ${n(y + w * 1.1)}L${n(x + w / 2)} ${n(y)}`;
  return d;
}

/** Twist drills standing in their metal case by size. */
export const drillSet: Drawing<{ pieces: number; cobalt: boolean }> = (
  pen,
  { pieces, cobalt },
  brand,
) => {
  const shown = Math.min(13, pieces);
  const drills = Array.from({ length: shown }, (_, i) => {
    const w = 10 + i * 2.1;
    const x = 140 + i * (520 / (shown - 1));
    const top = 400 - i * 10;
    return (
      pen.path(
        `M${n(x - w / 2)} ${top}l${n(w / 2)}-${n(w * 0.6)} ${n(w / 2)} ${n(w * 0.6)}V520h-${w}z`,
        cobalt ? 'brass|' : 'steel|',
      ) + pen.mark(flutes(x, top, 460, w), Math.max(3, w * 0.22), 0.5)
    );
  });
  return sketch(
    [96, 130, 608, 560],
    pen.path('M110 180h580v250H110z', 'iron'),
    pen.rect(130, 200, 540, 60, 4, 'main'),
    pen.label(400, 244, 40, `${brand} ${cobalt ? 'HSS-Co' : 'HSS'}`),
    ...drills,
    pen.rect(100, 470, 600, 30, 4, 'accent'),
    pen.rect(96, 496, 608, 150, 8, 'main'),
    pen.label(400, 590, 54, `1–${shown === 13 && pieces > 13 ? (pieces > 20 ? 13 : 10) : 6.5} mm`),
    pen.rect(170, 640, 50, 12, 2, 'black'),
    pen.rect(580, 640, 50, 12, 2, 'black'),
  );
};

/** Masonry bit with a slotted SDS shank and carbide head. */
export const sdsBit: Drawing<{ mm: number; max: boolean }> = (pen, { mm, max }, brand) => {
  const w = 26 + mm * 1.6;
  return sketch(
    [225, 130, 350, 560],
    pen.moved(
      'rotate(32 400 400)',
      pen.rect(378, 90, 44, 150, 8, 'steel|'),
      pen.rect(384, max ? 110 : 120, 10, 70, 5, 'black.'),
      pen.rect(406, max ? 110 : 120, 10, 70, 5, 'black.'),
      pen.path(`M378 236h44l${n(w / 2 - 22)} 34h-${n(w)}z`, 'steel|'),
      pen.rect(n(400 - w / 2), 270, n(w), 380, 3, 'grey|'),
      pen.mark(flutes(400, 290, 650, w), w * 0.26, 0.55),
      pen.path(
        `M${n(400 - w * 0.62)} 640h${n(w * 1.24)}l-6 26-${n(w * 0.56)} 34-${n(w * 0.56)}-34z`,
        'brass',
      ),
      pen.rect(368, 196, 64, 26, 4, 'main.'),
      pen.label(400, 215, 14, brand.slice(0, 9)),
    ),
  );
};

/** Bolt cutter, handles spread. */
export const boltCutter: Drawing<{ inches: number }> = (pen, { inches }, brand) => {
  const side = (flip: boolean) =>
    pen.moved(
      flip ? 'matrix(-1 0 0 1 800 0)' : '',
      pen.tube('M424 330C470 380 490 480 500 620', 30, 'iron'),
      pen.path('M484 520h36q10 100 6 176-4 14-22 14t-20-14q-2-80 0-176z', 'main|'),
      pen.path('M400 130q60 20 66 110l-14 80-52 20-8-60q30-60 8-150z', 'steel'),
      pen.path('M408 280l70 30-20 60-60-20z', 'iron'),
    );
  return sketch(
    [262, 120, 276, 590],
    side(false),
    side(true),
    pen.disc(446, 312, 15, 'chrome*'),
    pen.disc(354, 312, 15, 'chrome*'),
    pen.disc(400, 348, 18, 'chrome*'),
    pen.rect(366, 226, 68, 36, 4, 'accent.'),
    pen.label(400, 253, 26, `${inches} in`, 'accent'),
    pen.moved('rotate(88 502 620)', pen.label(502, 628, 24, brand)),
  );
};
