import { coil } from './parts';
import { n, type Pen, type Tone } from './pen';
import { sketch, type Drawing } from './sketch';

/** Miniature or moulded-case breaker, one block per pole. */
export const circuitBreaker: Drawing<{ amps: number; poles: number }> = (
  pen,
  { amps, poles },
  brand,
) => {
  const w = 150;
  const x0 = 400 - (w * poles) / 2;
  const blocks = Array.from({ length: poles }, (_, i) => {
    const x = x0 + i * w;
    return [
      pen.path(`M${x} 200h${w}v110h14v180h-14v110H${x}V490h-2V310h2z`, 'light'),
      pen.rect(x + 4, 312, w - 2, 176, 4, 'white'),
      pen.disc(x + w / 2, 244, 26, 'steel*'),
      pen.mark(`M${x + w / 2 - 14} 230l28 28M${x + w / 2 + 14} 230l-28 28`, 5, 0.7),
      pen.disc(x + w / 2, 556, 26, 'steel*'),
      pen.mark(`M${x + w / 2 - 14} 542l28 28M${x + w / 2 + 14} 542l-28 28`, 5, 0.7),
      pen.rect(x + 44, 330, 62, 100, 6, 'black'),
      pen.rect(x + 50, 334, 50, 46, 5, 'main'),
      pen.label(x + w / 2, 366, 26, 'ON'),
      pen.label(x + w / 2, 470, 34, `${amps} A`, 'white'),
    ].join('');
  });
  return sketch(
    [x0 - 4, 190, w * poles + 20, 420],
    ...blocks,
    pen.rect(x0, 284, w * poles, 24, 0, 'accent.'),
    pen.label(400, 304, 20, brand, 'accent'),
  );
};

/** Colours of building wire. */
const wireColours = {
  Black: 'black',
  Red: 'red',
  Blue: 'blue',
  White: 'white',
  Green: 'green',
  Yellow: 'yellow',
} as const satisfies Record<string, Tone>;
export type WireColour = keyof typeof wireColours;

/** A roll of THHN building wire with a stripped end. */
export const thhnWire: Drawing<{ colour: WireColour; mm2: number }> = (
  pen,
  { colour, mm2 },
  brand,
) => {
  const tone = wireColours[colour];
  const w = 18 + Math.sqrt(mm2) * 2.4;
  return sketch(
    [130, 150, 570, 500],
    coil(pen, 390, 380, 228, Math.round(170 / w), w, tone),
    pen.tube('M610 400C640 520 560 610 650 612', w, tone),
    pen.tube('M650 612l40 0', w * 0.55, 'copper'),
    pen.rect(330, 130 + 40, 30, 110, 4, 'yellow.'),
    pen.rect(330, 520, 30, 100, 4, 'yellow.'),
    pen.rect(280, 320, 220, 120, 8, 'main'),
    pen.label(390, 372, 40, brand.slice(0, 9)),
    pen.label(390, 420, 34, `${n(mm2)} mm²`),
  );
};

/** Extension reel: drum with sockets in its hub, on a stand. */
export const extensionReel: Drawing<{ metres: number }> = (pen, { metres }, brand) =>
  sketch(
    [130, 120, 540, 560],
    pen.tube('M220 660L290 180Q300 130 400 130T510 180L580 660', 26, 'iron'),
    pen.tube('M190 666H610', 26, 'rubber'),
    pen.disc(400, 400, 210, 'main*'),
    coil(pen, 400, 400, 186, 4, 22, 'orange'),
    pen.disc(400, 400, 116, 'black*'),
    ...[
      [355, 365],
      [445, 365],
      [355, 445],
      [445, 445],
    ].map(
      ([x = 0, y = 0]) =>
        pen.disc(x, y, 34, 'grey*') +
        pen.mark(`M${x - 9} ${y - 9}v18M${x + 9} ${y - 9}v18`, 6, 0.9),
    ),
    pen.rect(388, 382, 24, 34, 4, 'red'),
    pen.disc(540, 300, 22, 'rubber*'),
    pen.rect(310, 590, 180, 46, 6, 'accent.'),
    pen.label(400, 623, 28, `${brand.slice(0, 9)} ${metres} m`, 'accent'),
    pen.tube('M586 420C660 470 640 560 650 620', 18, 'orange'),
    pen.rect(634, 610, 34, 50, 6, 'black|'),
  );

/** LED flood light on its bracket. */
export const floodLight: Drawing<{ watts: number }> = (pen, { watts }, brand) => {
  const rows = watts > 60 ? 5 : 4;
  const leds: string[] = [];
  for (let y = 0; y < rows; y++)
    for (let x = 0; x < 7; x++)
      leds.push(pen.disc(226 + x * 58, 276 + y * (220 / rows), 13, 'yellow.'));
  return sketch(
    [140, 190, 520, 490],
    pen.tube('M170 380V620H630V380', 26, 'iron'),
    pen.rect(340, 606, 120, 66, 8, 'iron'),
    pen.mark(
      'M180 210v-20M220 210v-20M260 210v-20M300 210v-20M340 210v-20M380 210v-20M420 210v-20M460 210v-20M500 210v-20M540 210v-20M580 210v-20M620 210v-20',
      12,
      0.7,
    ),
    pen.rect(150, 204, 500, 350, 22, 'rubber'),
    pen.rect(180, 236, 440, 250, 10, 'light.'),
    pen.gleam('M190 240h200l-120 240h-80z', 0.5),
    ...leds,
    pen.label(400, 532, 34, `${brand}  ${watts} W`, 'rubber'),
    pen.disc(150, 390, 24, 'main*'),
    pen.disc(650, 390, 24, 'main*'),
  );
};

/** Roller cabinet with drawers. */
export const toolChest: Drawing<{ drawers: number }> = (pen, { drawers }, brand) => {
  const top = 170;
  const each = 400 / drawers;
  return sketch(
    [150, 130, 520, 550],
    pen.path('M170 160l40-30h420l-20 30z', 'rubber.'),
    pen.rect(160, 156, 460, 24, 6, 'black'),
    pen.path('M614 180l46-26v440l-46 16z', 'main|'),
    pen.rect(168, 178, 448, 440, 4, 'main'),
    ...Array.from({ length: drawers }, (_, i) => {
      const y = n(top + 24 + i * each);
      return (
        pen.rect(184, y, 416, n(each - 8), 4, 'main') +
        pen.rect(200, n(y + 6), 384, 13, 4, 'chrome')
      );
    }),
    pen.rect(330, 600, 120, 14, 2, 'accent.'),
    pen.tube('M640 250v120', 14, 'chrome'),
    ...[200, 580].map(
      (x) =>
        pen.rect(x - 22, 616, 44, 14, 2, 'iron') +
        pen.disc(x, 652, 28, 'rubber*') +
        pen.disc(x, 652, 10, 'chrome*'),
    ),
    pen.rect(290, top + 380, 200, 46, 4, 'black'),
    pen.label(390, top + 413, 30, brand, 'black'),
  );
};

/** Hand-carried tool box, cantilever or plain. */
export const toolBox: Drawing<{ plastic: boolean }> = (pen, { plastic }, brand) =>
  sketch(
    [100, 200, 600, 420],
    pen.tube('M290 300V250q0-40 40-40H470q40 0 40 40V300', 30, plastic ? 'rubber' : 'chrome'),
    pen.path('M130 300h540l30 90H100z', plastic ? 'rubber' : 'main'),
    pen.path('M100 390h600v200q0 24-24 24H124q-24 0-24-24z', plastic ? 'main' : 'main'),
    pen.mark('M102 410h596', 4, 0.5),
    plastic
      ? pen.rect(150, 320, 140, 50, 6, 'accent') + pen.rect(510, 320, 140, 50, 6, 'accent')
      : pen.mark('M102 470h596M102 530h596', 4, 0.4),
    pen.rect(220, 372, 60, 60, 8, plastic ? 'accent' : 'chrome'),
    pen.rect(520, 372, 60, 60, 8, plastic ? 'accent' : 'chrome'),
    pen.label(400, 500, 58, brand),
  );

/** Boltless shelving with loads on it. */
export const shelving: Drawing<{ levels: number }> = (pen: Pen, { levels }, brand) => {
  const gap = 500 / (levels - 1);
  const parts: string[] = [];
  for (let i = 0; i < levels; i++) {
    const y = n(140 + i * gap);
    parts.push(
      pen.path(`M150 ${y}l50-24h450l-50 24z`, 'wood.'),
      pen.rect(150, y, 450, 20, 2, 'main'),
      pen.path(`M600 ${y}l50-24v20l-50 24z`, 'main|'),
    );
    if (i > 0) {
      const h = Math.min(90, gap * 0.6);
      if (i % 2 === 1)
        parts.push(
          pen.rect(190, n(y - h), 120, n(h), 3, 'tan'),
          pen.rect(330, n(y - h * 0.7), 100, n(h * 0.7), 3, 'tan'),
          pen.rect(470, n(y - h * 0.8), 90, n(h * 0.8), 6, 'accent'),
        );
      else
        parts.push(
          pen.rect(210, n(y - h * 0.75), 150, n(h * 0.75), 6, 'blue'),
          pen.rect(420, n(y - h), 130, n(h), 3, 'tan'),
        );
    }
  }
  const post = (x: number, y: number) => pen.rect(x, y, 22, 560, 2, 'main|');
  return sketch(
    [140, 90, 520, 580],
    post(196, 90),
    post(630, 90),
    ...parts,
    post(146, 112),
    post(584, 112),
    pen.label(376, 157, 18, brand),
  );
};
