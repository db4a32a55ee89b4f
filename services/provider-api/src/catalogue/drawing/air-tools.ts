import { coil, gauge, knob, vents } from './parts';
import { sketch, type Drawing } from './sketch';

/** Air impact wrench: pistol shape, square drive, air inlet in the grip. */
export const airImpactWrench: Drawing<{ drive: string }> = (pen, { drive }, brand) =>
  sketch(
    [110, 180, 500, 500],
    pen.rect(400, 630, 44, 50, 4, 'brass|'),
    pen.path('M370 350h110l20 270q2 20-20 20h-84q-18 0-18-20z', 'rubber'),
    pen.mark('M392 440h80M394 470h80M396 500h82M398 530h82M400 560h82', 4, 0.5),
    pen.rect(110, 274, 60, 44, 4, 'chrome'),
    pen.mark('M140 274v44', 3, 0.5),
    pen.path('M168 262l26-40h70v150h-70l-26-40z', 'iron'),
    pen.path('M262 200h90v196h-90q-12-98 0-196z', 'steel'),
    pen.path('M350 196h150q90 4 100 100-6 96-100 104H350z', 'main'),
    pen.rect(494, 190, 26, 214, 8, 'rubber'),
    pen.disc(560, 296, 26, 'black*'),
    pen.path('M372 400q-44 10-36 60 6 24 26 24l20-4z', 'accent'),
    pen.label(424, 292, 34, brand.slice(0, 9)),
    pen.label(424, 340, 30, `${drive} in`),
  );

/** Coiled or rolled air hose with couplers at both ends. */
export const airHose: Drawing<{ spiral: boolean; mm: number }> = (pen, { spiral, mm }, brand) => {
  const ends = (x: number, y: number, turn: number) =>
    pen.moved(
      `rotate(${turn} ${x} ${y})`,
      pen.rect(x - 14, y, 28, 46, 4, 'brass|'),
      pen.rect(x - 22, y + 40, 44, 30, 4, 'chrome|'),
      pen.rect(x - 11, y + 68, 22, 34, 3, 'brass|'),
    );
  if (spiral) {
    const loops = Array.from({ length: 13 }, (_, i) =>
      pen.tube(`M${190 + i * 34} 470c-30-300 90-300 50 0`, 24, 'blue'),
    );
    return sketch(
      [110, 220, 610, 420],
      pen.tube('M190 470C180 560 150 560 140 560', 22, 'blue'),
      ...loops,
      pen.tube('M648 470C660 560 690 540 700 530', 22, 'blue'),
      ends(150, 540, 30),
      ends(690, 520, -20),
    );
  }
  return sketch(
    [130, 140, 550, 530],
    coil(pen, 400, 380, 230, 6, 22 + mm * 0.6, 'main'),
    pen.disc(400, 380, 72, 'white.'),
    pen.label(400, 374, 28, brand.slice(0, 9), 'white'),
    pen.label(400, 412, 28, `${mm} mm`, 'white'),
    pen.tube('M630 390C650 520 600 560 620 570', 26, 'main'),
    pen.tube('M200 500C150 560 170 580 160 580', 26, 'main'),
    ends(620, 566, 0),
    ends(160, 570, 10),
  );
};

/** Blow gun with its nozzle and lever. */
export const blowGun: Drawing<{ nozzle: number }> = (pen, { nozzle }, brand) =>
  sketch(
    [90, 210, 540, 460],
    pen.tube(`M${330 - Math.min(230, nozzle)} 330H350`, 18, 'chrome'),
    pen.rect(320 - Math.min(230, nozzle), 318, 26, 24, 4, 'brass'),
    pen.rect(490, 600, 40, 66, 4, 'brass|'),
    pen.path(
      'M340 290h150q50 4 70 60l40 220q4 40-30 44h-70q-24-2-30-30l-34-170q-10-34-40-34h-56q-20-4-20-46 0-40 20-44z',
      'main',
    ),
    pen.path('M400 400q-40 40-10 190 6 24 26 14 20-12 14-40-12-90 10-150z', 'accent'),
    pen.tube('M420 260q70-60 150 10l40 90', 16, 'chrome'),
    pen.moved('rotate(76 530 480)', pen.label(530, 490, 34, brand)),
  );

/** HVLP gravity gun with its cup on top. */
export const sprayGun: Drawing<{ tip: string }> = (pen, { tip }, brand) =>
  sketch(
    [140, 90, 470, 600],
    pen.path(
      'M300 110h180q14 0 14 16l-20 150q-4 30-34 50l-10 40h-80l-10-40q-30-20-34-50l-20-150q0-16 14-16z',
      'light|',
    ),
    pen.rect(284, 92, 212, 34, 8, 'rubber'),
    pen.mark('M300 180h176M304 220h168M310 260h156', 2, 0.4),
    pen.rect(360, 360, 60, 40, 4, 'chrome|'),
    pen.path('M170 394l40-30h70v120h-70l-40-30z', 'main'),
    pen.rect(146, 400, 30, 50, 4, 'brass'),
    pen.path(
      'M280 384h230q60 8 66 40l24 190q4 40-30 44h-50q-24-2-28-30l-16-110-40-34H280z',
      'chrome',
    ),
    pen.path('M384 484q-50 40-34 130 6 20 22 14 14-8 12-30 0-70 40-110z', 'steel'),
    pen.disc(560, 400, 24, 'brass*'),
    pen.disc(588, 452, 20, 'brass*'),
    pen.rect(524, 652, 40, 40, 4, 'brass|'),
    pen.label(390, 446, 32, brand.slice(0, 9), 'chrome'),
    pen.label(388, 214, 40, `${tip}`, 'light'),
  );

/** Filter regulator lubricator: two bowls under a head with gauge. */
export const filterRegulator: Drawing<{ bowls: number }> = (pen, { bowls }, brand) => {
  const unit = (x: number, last: boolean) =>
    [
      pen.rect(x, 310, 170, 110, 10, 'steel'),
      pen.path(`M${x + 20} 420h130v150q0 70-65 70t-65-70z`, 'glass|'),
      last ? pen.shade(`M${x + 20} 510h130v60q0 70-65 70t-65-70z`, 0.28) : '',
      pen.mark(`M${x + 40} 440v120M${x + 85} 440v140M${x + 130} 440v120`, 3, 0.3),
      pen.rect(x + 70, 636, 30, 30, 4, 'brass|'),
      last && bowls > 1
        ? pen.disc(x + 85, 296, 30, 'glass*') + pen.rect(x + 60, 300, 50, 24, 4, 'black')
        : pen.rect(x + 45, 200, 80, 90, 10, 'main|') +
          vents(pen, x + 56, 214, 5, 14, 60) +
          pen.rect(x + 35, 284, 100, 28, 4, 'black'),
    ].join('');
  const x = bowls > 1 ? 200 : 315;
  return sketch(
    [x - 60, 190, bowls > 1 ? 520 : 290, 480],
    pen.rect(x - 56, 345, 60, 40, 4, 'brass'),
    pen.rect(x + (bowls > 1 ? 390 : 166), 345, 60, 40, 4, 'brass'),
    unit(x, bowls === 1),
    ...(bowls > 1 ? [unit(x + 224, true), pen.rect(x + 166, 330, 62, 70, 4, 'iron')] : []),
    gauge(pen, x + 85, 372, 46, 0.55),
    bowls > 1 ? pen.label(x + 309, 380, 30, brand.slice(0, 9), 'steel') : '',
    bowls > 1 ? '' : knob(pen, x + 85, 196, 1),
  );
};
