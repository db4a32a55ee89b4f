import { knob } from './parts';
import { n } from './pen';
import { sketch, type Drawing } from './sketch';

/** Tape measure with the blade drawn out to the left. */
export const tapeMeasure: Drawing<{ metres: number }> = (pen, { metres }, brand) => {
  let scale = '';
  for (let i = 0; i < 22; i++) scale += `M${80 + i * 13} 600v-${i % 5 === 0 ? 26 : 14}`;
  return sketch(
    [60, 190, 620, 440],
    pen.rect(70, 562, 310, 40, 2, 'yellow.'),
    pen.mark(scale, 3, 0.8),
    pen.path('M62 548h14v80H62z', 'steel|'),
    pen.path('M320 300q10-100 120-106h120q110 8 116 120l4 240q0 56-60 60H350q-34-2-32-40z', 'main'),
    pen.path('M318 440l-4 140q0 34 36 36h270q60-2 60-60v-60q-180 50-362-56z', 'rubber'),
    pen.disc(490, 400, 130, 'accent*'),
    pen.disc(490, 400, 112, 'white.'),
    pen.label(490, 390, 40, brand.slice(0, 9), 'white'),
    pen.label(490, 452, 58, `${metres} m`, 'white'),
    pen.path('M352 226l60-24 20 40-58 30z', 'rubber'),
    pen.gleam('M440 210h110q80 4 100 70-60-50-230-40z', 0.25),
  );
};

/** Vernier or digital calliper. */
export const calliper: Drawing<{ digital: boolean; range: number }> = (
  pen,
  { digital, range },
  brand,
) => {
  let scale = '';
  for (let i = 0; i < 48; i++)
    scale += `M${190 + i * 10.6} 372v-${i % 10 === 0 ? 24 : i % 5 === 0 ? 18 : 11}`;
  return sketch(
    [80, 240, 660, 330],
    pen.rect(170, 326, 560, 50, 3, 'chrome'),
    pen.mark(scale, 2, 0.8),
    pen.path('M100 330h80v46l-22 4-4 190-26-40-28-150z', 'steel|'),
    pen.path('M150 330l-10-70 20-20 20 90z', 'steel|'),
    pen.path('M330 330l-50-90-4 90zM270 384h110v-8H262v194l26-50z', 'steel|'),
    digital
      ? pen.rect(262, 296, 250, 112, 12, 'main') +
          pen.rect(286, 312, 150, 66, 4, 'screen.') +
          pen.label(361, 362, 44, '25.00', 'screen') +
          pen.disc(470, 328, 12, 'accent*') +
          pen.disc(470, 362, 12, 'red*') +
          pen.label(361, 400, 19, brand)
      : pen.path('M262 306h240v86H262zM284 330h200v46H284z', 'steel') +
          pen.rect(284, 372, 196, 20, 1, 'light') +
          pen.mark(`M290 372v14${'m18 -14v14'.repeat(10)}`, 2, 0.8) +
          pen.label(382, 326, 18, brand, 'steel'),
    pen.disc(420, 290, 18, 'steel*'),
    pen.rect(500, 408, 50, 26, 8, digital ? 'rubber' : 'steel'),
    pen.label(650, 318, 22, `0–${range} mm`, 'light'),
  );
};

function leads(pen: Parameters<Drawing<object>>[0], x1: number, x2: number, y: number): string {
  const lead = (x: number, tone: 'red' | 'black', out: number) =>
    pen.tube(`M${x} ${y}c0 70 ${out * 150} 40 ${out * 170}-60`, 11, tone) +
    pen.moved(
      `rotate(${out * 14} ${x + out * 170} ${y - 200})`,
      pen.rect(x + out * 170 - 13, y - 220, 26, 160, 10, tone === 'red' ? 'red|' : 'black|'),
      pen.rect(x + out * 170 - 4, y - 290, 8, 72, 3, 'chrome|'),
    );
  return lead(x1, 'black', -1) + lead(x2, 'red', 1);
}

/** Digital multimeter, dial in the middle, leads to both sides. */
export const multimeter: Drawing<{ counts: number }> = (pen, { counts }, brand) =>
  sketch(
    [150, 110, 500, 600],
    leads(pen, 350, 460, 640),
    pen.rect(270, 110, 260, 580, 40, 'main'),
    pen.rect(290, 130, 220, 540, 28, 'rubber'),
    pen.rect(306, 160, 188, 116, 8, 'screen.'),
    pen.label(400, 246, 74, counts > 10_000 ? '230.14' : '230.1', 'screen'),
    pen.label(466, 268, 20, 'V~', 'screen'),
    pen.label(400, 306, 24, brand, 'rubber'),
    ...[324, 375, 426].map((x) => pen.rect(x - 10, 322, 48, 24, 6, 'accent')),
    pen.disc(400, 460, 92, 'grey*'),
    ...Array.from({ length: 10 }, (_, i) => {
      const a = Math.PI * (0.8 + (1.4 * i) / 9);
      return pen.disc(
        400 + Math.cos(a) * 106,
        460 + Math.sin(a) * 106,
        5,
        i % 3 === 0 ? 'yellow.' : 'white.',
      );
    }),
    knob(pen, 400, 460, 66, -50),
    pen.disc(350, 640, 19, 'black*'),
    pen.disc(460, 640, 19, 'red*'),
    pen.disc(405, 640, 19, 'black*'),
  );

/** Clamp meter: jaws on top, trigger at the side. */
export const clampMeter: Drawing<{ amps: number }> = (pen, { amps }, brand) =>
  sketch(
    [250, 90, 300, 620],
    pen.path(
      'M400 90q120 4 124 130 2 80-70 120l-20-40q46-24 44-80-4-84-78-86t-78 86q-2 56 44 80l-20 40q-72-40-70-120 4-126 124-130z',
      'accent',
    ),
    pen.mark('M400 92v40', 4, 0.8),
    pen.path('M300 330q100-60 200 0l14 60-10 260q-4 60-104 60t-104-60l-10-260z', 'main'),
    pen.path('M286 400q-40 0-34 60l34 20z', 'rubber'),
    knob(pen, 400, 430, 58, 20),
    pen.rect(324, 520, 152, 92, 8, 'screen.'),
    pen.label(400, 590, 60, amps > 500 ? '182.4' : '18.24', 'screen'),
    pen.label(400, 650, 30, brand),
    pen.rect(340, 664, 40, 20, 6, 'accent'),
    pen.rect(420, 664, 40, 20, 6, 'accent'),
    pen.label(400, 352, 24, `${amps} A`),
  );

/** Laser distance meter with its beam and a spot. */
export const laserMeter: Drawing<{ metres: number }> = (pen, { metres }, brand) =>
  sketch(
    [296, 170, 208, 524],
    pen.path('M350 190l-8-64h8l8 64z', 'red.'),
    pen.rect(310, 190, 180, 500, 34, 'main'),
    pen.path(
      'M310 330q-14 80 0 300v20q0 40 34 40h30V330zM490 330q14 80 0 300v20q0 40-34 40h-30V330z',
      'rubber|',
    ),
    pen.rect(334, 178, 50, 24, 8, 'black'),
    pen.rect(414, 178, 50, 24, 8, 'black'),
    pen.rect(332, 222, 136, 150, 10, 'screen.'),
    pen.label(400, 268, 30, '2.140 m', 'screen'),
    pen.label(400, 308, 30, '3.405 m', 'screen'),
    pen.mark('M340 322h120', 2, 0.6),
    pen.label(400, 360, 36, `${(metres * 0.18).toFixed(3)}`, 'screen'),
    pen.label(400, 408, 26, brand),
    pen.disc(400, 470, 40, 'red*'),
    ...[0, 1, 2].flatMap((row) =>
      [350, 400, 450].map((x) =>
        row === 0 && x === 400 ? '' : pen.disc(x, n(470 + row * 66), 22, 'grey*'),
      ),
    ),
  );

/** Spirit level with three vials. */
export const spiritLevel: Drawing<{ cm: number }> = (pen, { cm }, brand) => {
  const vial = (x: number, turn: number) =>
    pen.moved(
      `rotate(${turn} ${x} 400)`,
      pen.rect(x - 52, 376, 104, 48, 14, 'white.'),
      pen.rect(x - 44, 384, 88, 32, 14, 'green.'),
      pen.gleam(`M${x - 40} 388h80v6h-80z`, 0.5),
      pen.oval(x, 400, 20, 12, 'light*'),
      pen.mark(`M${x - 24} 384v32M${x + 24} 384v32`, 3, 0.9),
    );
  return sketch(
    [60, 330, 680, 140],
    pen.rect(60, 330, 680, 140, 8, 'main'),
    pen.rect(60, 330, 680, 24, 4, 'light'),
    pen.rect(60, 446, 680, 24, 4, 'light'),
    pen.rect(50, 326, 26, 148, 6, 'rubber|'),
    pen.rect(724, 326, 26, 148, 6, 'rubber|'),
    vial(400, 0),
    pen.disc(170, 400, 42, 'black.'),
    vial(170, 90),
    pen.disc(630, 400, 42, 'black.'),
    vial(630, 45),
    pen.label(285, 414, 36, brand.slice(0, 9)),
    pen.label(518, 414, 34, `${cm} cm`),
  );
};
