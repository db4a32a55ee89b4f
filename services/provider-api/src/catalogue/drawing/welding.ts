import { carton, gauge, knob, vents } from './parts';
import { n, type Pen } from './pen';
import { sketch, type Drawing } from './sketch';

function cabinet(pen: Pen, x: number, y: number, w: number, h: number): string {
  return [
    pen.path(`M${x} ${y}l60-34h${w - 10}l-50 34z`, 'main.'),
    pen.gleam(`M${x} ${y}l60-34h${w - 10}l-50 34z`, 0.25),
    pen.path(`M${x + w} ${y}l50-34v${h}l-50 34z`, 'rubber|'),
    vents(pen, x + w + 12, y + h * 0.25, 3, 12, h * 0.5),
    pen.rect(x, y, w, h, 10, 'main'),
  ].join('');
}

function socket(pen: Pen, x: number, y: number, sign: string): string {
  return (
    pen.disc(x, y, 30, 'black*') +
    pen.disc(x, y, 17, 'brass*') +
    pen.label(x, y - 38, 30, sign, 'black')
  );
}

/** Ammeter window with the machine's rated current. */
function display(pen: Pen, x: number, y: number, w: number, text: string): string {
  return pen.rect(x, y, w, 62, 6, 'black.') + pen.label(x + w / 2, y + 46, 44, text, 'black');
}

/** Stick inverter: a small box on a strap, electrode holder and earth clamp in front. */
export const stickWelder: Drawing<{ amps: number }> = (pen, { amps }, brand) =>
  sketch(
    [110, 150, 600, 500],
    pen.tube('M240 240C250 140 520 140 540 240', 26, 'rubber'),
    cabinet(pen, 190, 250, 370, 300),
    pen.rect(206, 268, 338, 262, 8, 'black'),
    display(pen, 230, 296, 140, String(amps)),
    pen.label(300, 388, 24, 'A', 'black'),
    knob(pen, 470, 340, 46, 30),
    pen.label(376, 436, 40, brand, 'black'),
    pen.rect(206, 448, 338, 8, 0, 'accent.'),
    socket(pen, 270, 506, ''),
    socket(pen, 480, 506, ''),
    pen.tube('M270 508C270 600 210 600 160 620', 16, 'black'),
    pen.path('M190 590l-70 40-10 16 22 6 76-38z', 'orange'),
    pen.tube('M122 646L118 560', 8, 'grey'),
    pen.tube('M480 508C480 610 560 610 600 624', 16, 'black'),
    pen.path('M590 600l90 0 30 20-36 4-60 2 60 8 32 18-34 0-86-16z', 'copper'),
  );

/** MIG machine on wheels with its cylinder behind and torch hung in front. */
export const migWelder: Drawing<{ amps: number }> = (pen, { amps }, brand) =>
  sketch(
    [140, 90, 560, 610],
    pen.rect(560, 130, 110, 500, 46, 'green|'),
    pen.rect(590, 90, 50, 50, 8, 'brass|'),
    gauge(pen, 575, 112, 26, 0.5),
    gauge(pen, 655, 112, 26, 0.7),
    pen.mark('M560 330h110M560 346h110', 6, 0.4),
    cabinet(pen, 180, 210, 370, 420),
    pen.tube('M210 210v-56q0-14 14-14h280q14 0 14 14v56', 20, 'iron'),
    pen.rect(200, 232, 330, 150, 8, 'black'),
    display(pen, 224, 252, 132, String(amps)),
    display(pen, 376, 252, 132, '22.5'),
    knob(pen, 270, 346, 26, -30),
    knob(pen, 365, 346, 26, 20),
    knob(pen, 460, 346, 26, 60),
    pen.label(365, 440, 50, brand),
    pen.rect(200, 456, 330, 12, 2, 'accent.'),
    pen.disc(270, 530, 34, 'brass*'),
    socket(pen, 450, 530, ''),
    pen.tube('M270 530C220 640 420 660 420 560S300 480 330 600 480 640 500 600', 24, 'black'),
    pen.path('M490 570l60 40 44 2 6 18-54 2-74-34z', 'rubber'),
    pen.tube('M598 622l40 20', 16, 'copper'),
    pen.disc(220, 656, 38, 'rubber*'),
    pen.disc(220, 656, 16, 'steel*'),
    pen.disc(530, 656, 44, 'rubber*'),
    pen.disc(530, 656, 18, 'steel*'),
  );

/** TIG machine, its slim torch with the long cap in front. */
export const tigWelder: Drawing<{ amps: number }> = (pen, { amps }, brand) =>
  sketch(
    [110, 150, 610, 520],
    pen.rect(300, 180, 190, 28, 12, 'rubber'),
    pen.rect(310, 196, 26, 40, 4, 'rubber'),
    pen.rect(454, 196, 26, 40, 4, 'rubber'),
    cabinet(pen, 180, 250, 420, 300),
    pen.rect(196, 266, 388, 200, 8, 'black'),
    display(pen, 214, 282, 124, String(amps)),
    pen.path('M360 350h20l24-50h70l16 50h60l10 12H360z', 'screen.'),
    pen.mark('M366 344l24-50h72l18 50h70', 4, 0.8),
    knob(pen, 270, 412, 34, -20),
    knob(pen, 390, 412, 26, 40),
    knob(pen, 480, 412, 26, 10),
    pen.label(390, 516, 40, brand),
    socket(pen, 240, 510, ''),
    socket(pen, 540, 510, ''),
    pen.tube('M540 512C560 640 420 650 330 620', 18, 'black'),
    pen.path('M340 596l-130 22-20 14 8 20 146-20z', 'rubber'),
    pen.path('M214 610l-40-66 22-12 46 72z', 'black'),
    pen.path('M186 650l-18 20 24 8 16-26z', 'red'),
    pen.tube('M182 668l-22 34', 5, 'steel'),
  );

/** Auto-darkening helmet from the front, three-quarter. */
export const weldingHelmet: Drawing<{ flames: boolean }> = (pen, { flames }, brand) =>
  sketch(
    [180, 110, 440, 560],
    pen.tube('M190 330Q160 420 200 500', 26, 'black'),
    pen.path(
      'M400 110q170 0 204 150 20 110-10 250-20 90-90 130-50 28-104 30-54-2-104-30-70-40-90-130-30-140-10-250 34-150 204-150z',
      flames ? 'black' : 'main',
    ),
    flames
      ? pen.path(
          'M230 620q20-70 0-120 40 20 50 60 0-80-30-130 60 30 80 110 10-60-10-100 60 50 70 120 0-50 20-90 20 60 10 110 40-50 40-110 30 60 10 130 40-40 50-100 20 70-30 130-30 34-90 40-100 0-170-50z',
          'main.',
        )
      : pen.path('M206 470q190 60 388 0-10 90-60 140l-44-60H310l-44 60q-50-50-60-140z', 'accent'),
    pen.rect(240, 250, 320, 190, 22, 'black'),
    pen.rect(280, 284, 240, 120, 10, 'green.'),
    pen.shade('M280 284h240v120H280z', 0.45),
    pen.gleam('M292 294h90l-50 100h-40z', 0.25),
    pen.rect(330, 258, 140, 14, 4, 'blue.'),
    pen.label(400, 200, 42, brand, flames ? 'black' : 'main'),
    pen.mark('M330 600h140M344 622h112', 8, 0.5),
    pen.disc(598, 330, 26, 'black*'),
    pen.gleam('M250 170q60-46 130-46-100 30-150 120-4-40 20-74z', 0.3),
  );

/** Electrodes fanned out of their carton. */
export const electrodes: Drawing<{ code: string; mm: number }> = (pen, { code, mm }, brand) => {
  const rods = Array.from({ length: 9 }, (_, i) => {
    const x = 250 + i * 34;
    const lean = (i - 4) * 2.2;
    const w = 8 + mm * 2.2;
    return pen.moved(
      `rotate(${n(lean)} ${x} 620)`,
      pen.rect(n(x - 3 - mm * 0.5), 110, 6 + mm, 90, 2, 'steel|'),
      pen.rect(n(x - w / 2), 160, w, 340, 3, 'grey|'),
      pen.rect(n(x - w / 2), 166, w, 12, 1, i % 2 === 0 ? 'accent.' : 'main.'),
    );
  });
  return sketch(
    [150, 110, 500, 560],
    ...rods,
    carton(pen, 190, 440, 400, 220, brand, `${code}  ${mm.toFixed(1)} mm`),
  );
};
