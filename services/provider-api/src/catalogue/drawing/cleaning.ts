import { coil, gauge, mainsLead, vents, wheel } from './parts';
import { sketch, type Drawing } from './sketch';

/** Pressure washer, upright on wheels, lance beside it. */
export const pressureWasher: Drawing<{ bar: number; engine: boolean }> = (
  pen,
  { bar, engine },
  brand,
) =>
  sketch(
    [130, 90, 560, 590],
    pen.tube('M290 640V160q0-40 40-40H470q40 0 40 40V640', 26, 'rubber'),
    pen.path(
      'M250 300q0-50 50-50h200q50 0 50 50v310q0 30-30 30H280q-30 0-30-30z',
      engine ? 'iron' : 'main',
    ),
    pen.path('M250 420h300v60q-150 50-300 0z', engine ? 'main' : 'black'),
    pen.label(400, 350, 50, brand.slice(0, 9), engine ? 'iron' : 'main'),
    pen.label(400, 470, 38, `${bar} bar`, engine ? 'main' : 'black'),
    engine
      ? pen.disc(400, 560, 62, 'accent*') + pen.disc(400, 560, 26, 'black*')
      : vents(pen, 310, 520, 9, 22, 70),
    coil(pen, 400, 190, 62, 3, 15, 'black'),
    pen.tube('M460 190C600 190 640 330 610 470', 15, 'black'),
    pen.path('M590 440l40-8 16 70q0 20-20 20-18 0-22-20z', 'accent'),
    pen.tube('M606 440L640 110', 14, 'chrome'),
    pen.path('M630 90h24l6 40h-34z', 'yellow'),
    gauge(pen, 300, 288, 26, 0.7),
    wheel(pen, 250, 620, 58, 'accent*'),
    wheel(pen, 550, 620, 58, 'accent*'),
  );

/** Wet and dry vacuum: drum on castors, hose and floor nozzle. */
export const wetDryVacuum: Drawing<{ litres: number; steel: boolean }> = (
  pen,
  { litres, steel },
  brand,
) =>
  sketch(
    [110, 130, 590, 550],
    pen.tube('M300 210q0-60 100-60t100 60', 22, 'rubber'),
    pen.path('M250 300q0-110 150-110t150 110z', 'main'),
    pen.rect(370, 230, 60, 34, 6, 'red'),
    vents(pen, 456, 232, 4, 18, 44),
    pen.rect(236, 296, 328, 40, 10, 'black'),
    pen.path('M250 336h300l-14 250q-4 24-30 24H294q-26 0-30-24z', steel ? 'chrome|' : 'main|'),
    pen.rect(258, 400, 284, 70, 0, 'accent.'),
    pen.label(400, 448, 40, `${brand.slice(0, 9)} ${litres} L`, 'accent'),
    pen.rect(228, 310, 28, 70, 4, 'chrome'),
    pen.rect(544, 310, 28, 70, 4, 'chrome'),
    pen.disc(290, 530, 32, 'black*'),
    pen.tube('M290 530C120 520 110 240 200 180S640 60 650 330V560', 30, 'rubber'),
    pen.tube('M650 420V600', 24, 'chrome'),
    pen.path('M600 610l40-20h30l30 40v24H590z', 'black'),
    ...[280, 400, 520].map(
      (x) =>
        pen.disc(x, 640, 24, 'rubber*') +
        pen.disc(x, 640, 9, 'chrome*') +
        pen.rect(x - 20, 606, 40, 14, 3, 'black'),
    ),
  );

/** Hand blower with a long flat nozzle. */
export const blower: Drawing<{ cordless: boolean }> = (pen, { cordless }, brand) =>
  sketch(
    [70, 200, 670, 400],
    cordless
      ? pen.rect(560, 480, 140, 70, 10, 'rubber') + pen.rect(570, 505, 100, 18, 3, 'accent.')
      : mainsLead(pen, 630, 420, 90),
    pen.path('M70 430l20-20 270-40v130l-270-40-20-10z', 'black'),
    pen.mark('M110 410v46M350 376v118', 4, 0.5),
    pen.path(
      'M340 360q30-100 140-100 130 4 150 120 4 60-20 100-40 60-130 60-120-10-140-90z',
      'main',
    ),
    pen.disc(480, 410, 84, 'rubber*'),
    pen.mark('M420 410h120M428 380h104M428 440h104M446 354h68M446 466h68', 6, 0.7),
    pen.disc(480, 410, 26, 'accent*'),
    pen.tube('M400 270C430 190 600 190 620 330', 34, 'rubber'),
    pen.path('M590 240q20 20 24 50l-26 6q-6-26-20-40z', 'accent'),
    pen.label(286, 446, 30, brand.slice(0, 9), 'black'),
  );
