import { chain, hexagon, hook, wheel } from './parts';
import { n } from './pen';
import { sketch, type Drawing } from './sketch';

function tons(t: number): string {
  return `${t} t`;
}

/** Hand chain hoist: body between two hooks, load chain and hand chain. */
export const chainHoist: Drawing<{ tonnes: number }> = (pen, { tonnes }, brand) =>
  sketch(
    [230, 60, 340, 670],
    pen.moved('rotate(180 400 150)', hook(pen, 400, 90, 100)),
    chain(pen, 330, 360, 590, 34),
    chain(pen, 470, 360, 700, 28, 'chrome'),
    chain(pen, 520, 340, 640, 28, 'chrome'),
    chain(pen, 430, 380, 560, 34),
    pen.disc(400, 300, 128, 'main*'),
    pen.disc(400, 300, 96, 'iron*'),
    pen.disc(400, 300, 80, 'main*'),
    ...[30, 90, 150, 210, 270, 330].map((a) =>
      pen.disc(
        400 + Math.cos((a * Math.PI) / 180) * 112,
        300 + Math.sin((a * Math.PI) / 180) * 112,
        8,
        'chrome*',
      ),
    ),
    pen.label(400, 290, 30, brand.slice(0, 9)),
    pen.label(400, 336, 44, tons(tonnes)),
    pen.path('M290 580h200l-40 34H330z', 'main'),
    hook(pen, 385, 590, 84),
  );

/** Lever block: short hoist with a ratchet lever. */
export const leverBlock: Drawing<{ tonnes: number }> = (pen, { tonnes }, brand) =>
  sketch(
    [220, 70, 480, 660],
    pen.moved('rotate(180 360 150)', hook(pen, 360, 90, 90)),
    chain(pen, 330, 380, 600, 34),
    chain(pen, 410, 370, 520, 34),
    pen.path('M400 250l230 150q40 30 50 70 4 40-30 34-30-4-60-44L370 330z', 'main'),
    pen.path('M600 410q80 40 84 80 0 26-34 20-50-20-80-70z', 'rubber'),
    pen.path(hexagon(360, 300, 124, 30), 'main'),
    pen.disc(360, 300, 88, 'iron*'),
    pen.disc(360, 300, 62, 'accent*'),
    pen.label(360, 312, 36, tons(tonnes), 'accent'),
    pen.label(360, 232, 26, brand.slice(0, 9)),
    pen.rect(300, 590, 60, 40, 8, 'main'),
    hook(pen, 330, 610, 78),
  );

/** Hydraulic bottle jack with its handle socket. */
export const bottleJack: Drawing<{ tonnes: number }> = (pen, { tonnes }, brand) => {
  const w = 130 + Math.min(90, tonnes * 3.4);
  return sketch(
    [180, 120, 440, 550],
    pen.moved(
      'rotate(-38 520 520)',
      pen.rect(500, 120, 34, 400, 10, 'iron|'),
      pen.rect(494, 120, 46, 120, 12, 'rubber|'),
    ),
    pen.rect(364, 130, 72, 130, 6, 'chrome|'),
    pen.mark('M366 160h68M366 176h68M366 192h68M366 208h68', 3, 0.4),
    pen.rect(346, 116, 108, 28, 6, 'iron|'),
    pen.path(`M${n(400 - w / 2)} 290q0-40 40-44h${n(w - 80)}q40 4 40 44v320h-${n(w)}z`, 'main|'),
    pen.rect(n(400 - w / 2 + 18), 232, n(w - 36), 24, 6, 'iron'),
    pen.rect(n(400 - w / 2), 340, w, 120, 0, 'accent|'),
    pen.label(400, 392, n(Math.min(34, w / 6)), brand, 'accent'),
    pen.label(400, 444, 46, tons(tonnes), 'accent'),
    pen.path('M500 480h46v120h-46z', 'iron|'),
    pen.disc(522, 480, 26, 'iron*'),
    pen.path('M200 650q0-50 80-56h270q60 6 60 56 0 20-20 20H220q-20 0-20-20z', 'main'),
    pen.disc(300, 632, 14, 'chrome*'),
  );
};

/** Flat webbing sling, folded, its eyes showing. */
export const webbingSling: Drawing<{ tonnes: number }> = (pen, { tonnes }, brand) => {
  const tone = tonnes <= 1 ? 'blue' : tonnes <= 2 ? 'green' : tonnes <= 3 ? 'yellow' : 'red';
  return sketch(
    [170, 120, 460, 570],
    pen.tube('M260 560C190 690 330 690 262 560', 40, tone),
    pen.tube('M540 560C470 690 610 690 542 560', 40, tone),
    pen.tube('M260 540V310Q260 166 400 166T540 310V540', 92, tone),
    pen.mark(
      'M246 540V310Q246 150 400 150T554 310V540M274 540V310Q274 182 400 182T526 310V540',
      3,
      0.5,
    ),
    pen.rect(208, 470, 104, 74, 8, 'rubber|'),
    pen.rect(488, 470, 104, 74, 8, 'rubber|'),
    pen.rect(206, 330, 108, 110, 4, 'white.'),
    pen.label(260, 376, 24, brand.slice(0, 9), 'white'),
    pen.label(260, 418, 32, `${tonnes} t`, 'white'),
  );
};

/** Hand pallet truck from the side. */
export const palletTruck: Drawing<{ kilos: number }> = (pen, { kilos }, brand) =>
  sketch(
    [70, 130, 640, 520],
    pen.tube('M560 560L640 210', 24, 'main'),
    pen.tube('M596 160h90l-36 66h-40z', 20, 'rubber'),
    pen.rect(636, 216, 16, 44, 4, 'red'),
    pen.path('M90 552l400-24v66H130q-50-4-60-20 0-16 20-22z', 'main'),
    pen.gleam('M100 554l380-22v12L100 564z', 0.4),
    pen.path('M440 420h60q20 0 20 20v154h-80z', 'main|'),
    pen.path('M490 430h60l20 130h-60z', 'iron'),
    pen.rect(508, 380, 44, 130, 8, 'chrome|'),
    pen.label(300, 580, 30, `${brand}  ${kilos} kg`),
    wheel(pen, 560, 586, 62, 'accent*'),
    wheel(pen, 150, 614, 34, 'accent*'),
  );
