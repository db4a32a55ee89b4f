import { circle, coil, engine, gauge, hole, motor, vents, wheel } from './parts';
import { n, type Pen } from './pen';
import { sketch, type Drawing } from './sketch';

function socketPanel(pen: Pen, x: number, y: number, w: number, h: number): string {
  return [
    pen.rect(x, y, w, h, 8, 'black'),
    pen.disc(x + w * 0.24, y + h * 0.36, h * 0.2, 'grey*'),
    pen.disc(x + w * 0.6, y + h * 0.36, h * 0.2, 'grey*'),
    pen.mark(
      `M${n(x + w * 0.21)} ${n(y + h * 0.3)}v${n(h * 0.1)}M${n(x + w * 0.27)} ${n(y + h * 0.3)}v${n(h * 0.1)}M${n(x + w * 0.57)} ${n(y + h * 0.3)}v${n(h * 0.1)}M${n(x + w * 0.63)} ${n(y + h * 0.3)}v${n(h * 0.1)}`,
      5,
      0.9,
    ),
    pen.rect(n(x + w * 0.78), n(y + h * 0.16), n(w * 0.14), n(h * 0.4), 3, 'red'),
    pen.rect(n(x + w * 0.12), n(y + h * 0.7), n(w * 0.76), n(h * 0.14), 3, 'grey.'),
  ].join('');
}

/** Open-frame petrol set: tank above, engine left, alternator and sockets right. */
export const petrolGenerator: Drawing<{ kva: number; wheels: boolean }> = (
  pen,
  { kva, wheels },
  brand,
) =>
  sketch(
    [110, 170, 580, wheels ? 490 : 450],
    pen.tube('M600 600V210', 22, 'iron'),
    pen.tube('M200 600V210', 22, 'iron'),
    engine(pen, 170, 330, 290),
    pen.rect(420, 400, 200, 160, 20, 'steel'),
    vents(pen, 580, 430, 3, 12, 100),
    socketPanel(pen, 400, 348, 220, 150),
    pen.path('M180 250q0-60 60-60h330q60 0 60 60v60H180z', 'main'),
    pen.rect(370, 168, 70, 30, 10, 'black'),
    pen.gleam('M196 240q6-36 44-36h320q-200 4-330 40z', 0.3),
    pen.label(405, 284, 50, brand),
    pen.tube('M140 612V220q0-30 30-30', 24, 'rubber'),
    pen.tube('M660 612V220q0-30-30-30', 24, 'rubber'),
    pen.tube('M140 606H660', 24, 'rubber'),
    pen.rect(468, 520, 130, 44, 4, 'accent.'),
    pen.label(533, 552, 30, `${kva} kVA`, 'accent'),
    wheels
      ? wheel(pen, 200, 610, 50, 'grey*') + pen.rect(590, 612, 30, 46, 6, 'rubber')
      : pen.rect(170, 612, 50, 18, 6, 'rubber') + pen.rect(580, 612, 50, 18, 6, 'rubber'),
  );

/** Closed suitcase inverter set. */
export const inverterGenerator: Drawing<{ kva: number }> = (pen, { kva }, brand) =>
  sketch(
    [150, 150, 500, 500],
    pen.path(
      'M190 300q0-70 50-110l40-24q16-12 40-12h170q30 0 50 20l70 76q30 40 30 90v230q0 40-40 40H230q-40 0-40-40z',
      'main',
    ),
    pen.path('M270 240q4-40 50-44h160q40 2 60 40l-30 14q-14-20-40-20H330q-20 0-26 20z', 'rubber'),
    pen.path('M190 420h130q30 0 40 30l50 160H230q-40 0-40-40z', 'rubber'),
    vents(pen, 220, 470, 6, 20, 100),
    socketPanel(pen, 400, 330, 200, 140),
    pen.label(420, 300, 46, brand),
    pen.rect(440, 500, 140, 50, 6, 'accent.'),
    pen.label(510, 536, 32, `${kva} kVA`, 'accent'),
    pen.rect(440, 566, 140, 12, 4, 'black'),
    pen.rect(215, 604, 80, 36, 8, 'black'),
    pen.rect(520, 604, 80, 36, 8, 'black'),
  );

/** Canopy diesel set with control panel, louvres and exhaust. */
export const dieselGenerator: Drawing<{ kva: number }> = (pen, { kva }, brand) =>
  sketch(
    [70, 190, 660, 440],
    pen.tube('M600 270v-50q0-20 20-20h30', 26, 'iron'),
    pen.path('M90 270l40-34h540l40 34z', 'main.'),
    pen.gleam('M90 270l40-34h540l40 34z', 0.25),
    pen.rect(90, 270, 620, 300, 8, 'main'),
    pen.mark('M250 272v296M420 272v296M560 272v296', 3, 0.45),
    pen.rect(110, 300, 120, 160, 8, 'black'),
    pen.rect(124, 314, 92, 56, 4, 'screen.'),
    pen.mark('M132 330h60M132 344h76M132 358h48', 4, 0.6),
    pen.disc(142, 396, 14, 'green*'),
    pen.disc(180, 396, 14, 'yellow*'),
    pen.disc(170, 434, 17, 'red*'),
    ...[300, 330, 360, 390].map((y) => pen.rect(275, y, 120, 16, 3, 'rubber')),
    ...[300, 330, 360, 390].map((y) => pen.rect(580, y, 110, 16, 3, 'rubber')),
    pen.label(490, 350, 34, brand.slice(0, 9)),
    pen.rect(436, 380, 108, 50, 4, 'accent.'),
    pen.label(490, 415, 28, `${kva} kVA`, 'accent'),
    pen.disc(404, 470, 10, 'chrome*'),
    pen.disc(436, 470, 10, 'chrome*'),
    pen.rect(70, 568, 660, 50, 4, 'rubber'),
    pen.rect(150, 590, 90, 16, 3, 'black.'),
    pen.rect(560, 590, 90, 16, 3, 'black.'),
  );

function receiver(pen: Pen, x: number, y: number, w: number, h: number, brand: string): string {
  const r = h / 2;
  return (
    pen.path(
      `M${x + r} ${y}h${w - h}a${n(r * 0.7)} ${r} 0 0 1 0 ${h}h-${w - h}a${n(r * 0.7)} ${r} 0 0 1 0-${h}z`,
      'main',
    ) +
    pen.mark(`M${x + r} ${y + 2}v${h - 4}M${x + w - r} ${y + 2}v${h - 4}`, 3, 0.35) +
    pen.label(x + w / 2, n(y + h * 0.62), 52, brand)
  );
}

/** Belt-driven piston compressor on its tank. */
export const pistonCompressor: Drawing<{ litres: number }> = (pen, { litres }, brand) => {
  const h = 120 + Math.min(100, litres * 0.35);
  const y = 600 - h;
  const up = y - 30;
  return sketch(
    [80, up - 210, 650, 640 - up + 210],
    pen.path(`M180 ${up + 30}h430v16H180z`, 'iron'),
    motor(pen, 450, up - 100, 190, 120, 'steel'),
    pen.rect(230, up - 90, 130, 120, 14, 'iron'),
    pen.rect(240, up - 180, 50, 100, 4, 'steel|'),
    pen.rect(304, up - 180, 50, 100, 4, 'steel|'),
    pen.mark(
      `M240 ${up - 160}h114M240 ${up - 142}h114M240 ${up - 124}h114M240 ${up - 106}h114`,
      5,
      0.5,
    ),
    pen.rect(232, up - 208, 66, 32, 6, 'accent'),
    pen.rect(298, up - 208, 66, 32, 6, 'accent'),
    pen.path(`${circle(330, up - 40, 92)}${hole(330, up - 40, 74)}`, 'black'),
    pen.path(`M322 ${up - 126}h16v172h-16zM244 ${up - 48}h172v16H244z`, 'black'),
    pen.disc(330, up - 40, 22, 'iron*'),
    pen.tube(`M330 ${up - 134}L480 ${up - 80}M340 ${up + 54}L490 ${up + 14}`, 8, 'black'),
    pen.disc(490, up - 34, 40, 'black*'),
    pen.tube(`M240 ${up - 150}C120 ${up - 150} 130 ${y - 10} 160 ${y + 20}`, 14, 'copper'),
    receiver(pen, 90, y, 620, h, brand),
    gauge(pen, 610, y - 24, 34, 0.66),
    pen.rect(540, y - 24, 44, 34, 4, 'red'),
    wheel(pen, 200, 600, 44, 'grey*'),
    pen.rect(586, 588, 40, 52, 6, 'rubber'),
    pen.tube(`M690 ${y + 30}q50-20 40-60`, 18, 'rubber'),
  );
};

/** Oil-free compressor: twin silent heads side by side on a small tank. */
export const oilFreeCompressor: Drawing<{ litres: number }> = (pen, { litres }, brand) => {
  const heads = litres > 40 ? 2 : 1;
  const head = (x: number) =>
    pen.rect(x, 250, 190, 150, 20, 'rubber') +
    vents(pen, x + 64, 280, 5, 14, 90) +
    pen.rect(x - 24, 262, 60, 126, 10, 'steel|') +
    pen.rect(x + 154, 262, 60, 126, 10, 'steel|') +
    pen.mark(
      `M${x - 22} 286h56M${x - 22} 310h56M${x - 22} 334h56M${x - 22} 358h56M${x + 156} 286h56M${x + 156} 310h56M${x + 156} 334h56M${x + 156} 358h56`,
      4,
      0.5,
    );
  return sketch(
    [110, 160, 590, 470],
    pen.tube('M180 420V190q0-16 16-16H600q16 0 16 16V420', 24, 'iron'),
    ...(heads === 2 ? [head(190), head(424)] : [head(300)]),
    receiver(pen, 120, 410, 560, 170, brand),
    gauge(pen, 560, 392, 30, 0.6),
    gauge(pen, 636, 404, 24, 0.4),
    pen.rect(220, 574, 50, 50, 8, 'rubber'),
    pen.rect(540, 574, 50, 50, 8, 'rubber'),
  );
};

/** Rotary screw compressor: an upright cabinet with controller and louvres. */
export const screwCompressor: Drawing<{ kw: number }> = (pen, { kw }, brand) =>
  sketch(
    [150, 120, 510, 560],
    pen.path('M170 170l50-44h430l-46 44z', 'main.'),
    pen.gleam('M170 170l50-44h430l-46 44z', 0.3),
    pen.path('M604 170l46-44v500l-46 40z', 'rubber|'),
    vents(pen, 612, 330, 3, 10, 200),
    pen.rect(170, 170, 434, 496, 6, 'main'),
    pen.rect(170, 170, 434, 150, 6, 'light'),
    pen.mark('M388 322v340', 3, 0.5),
    pen.rect(200, 196, 150, 96, 6, 'black'),
    pen.rect(212, 208, 84, 50, 3, 'screen.'),
    pen.mark('M218 222h56M218 236h70', 4, 0.6),
    pen.disc(324, 232, 14, 'green*'),
    pen.disc(324, 268, 14, 'red*'),
    pen.label(470, 250, 44, brand.slice(0, 9), 'light'),
    pen.label(470, 292, 28, `${kw} kW screw`, 'light'),
    ...[430, 454, 478, 502, 526, 550].map((y) => pen.rect(210, y, 150, 14, 2, 'rubber')),
    ...[360, 384, 408].map((y) => pen.rect(430, y, 140, 14, 2, 'rubber')),
    pen.path(`${circle(496, 540, 66)}${hole(496, 540, 50)}`, 'accent'),
    pen.path('M470 520q26-26 52 0M470 540q26-26 52 0M470 560q26-26 52 0', 'black.'),
    pen.rect(160, 660, 460, 20, 2, 'black'),
  );

/** Submersible pump: an upright can with strainer foot, outlet and cable. */
export const submersiblePump: Drawing<{ sewage: boolean; float: boolean }> = (
  pen,
  { sewage, float },
  brand,
) =>
  sketch(
    [210, 100, 430, 590],
    pen.tube('M400 210C400 120 520 80 600 140S620 300 630 330', 16, 'black'),
    pen.tube('M330 220V150q0-24 24-24h60q24 0 24 24v70', 22, 'steel'),
    pen.path('M300 260q0-60 100-60t100 60v260H300z', sewage ? 'iron|' : 'chrome|'),
    pen.mark('M302 300h196M302 480h196', 4, 0.4),
    pen.rect(300, 330, 200, 110, 0, 'main|'),
    pen.label(400, 402, 46, brand),
    pen.path('M270 520h260l16 60q4 30-20 30H274q-24 0-20-30z', 'main'),
    pen.path('M250 560h-20v-160q0-20-10-20h70q-10 0-10 20v130z', 'iron|'),
    pen.rect(212, 364, 88, 24, 4, 'iron'),
    sewage
      ? pen.rect(300, 610, 24, 66, 4, 'iron|') +
          pen.rect(388, 610, 24, 66, 4, 'iron|') +
          pen.rect(476, 610, 24, 66, 4, 'iron|') +
          pen.oval(400, 618, 90, 14, 'black')
      : pen.rect(272, 606, 256, 66, 8, 'black') + vents(pen, 290, 616, 12, 20, 46),
    float
      ? pen.tube('M490 240C560 260 560 340 580 380', 10, 'black') +
          pen.moved('rotate(24 590 430)', pen.rect(560, 376, 64, 120, 26, 'accent|'))
      : '',
  );

/** End-suction centrifugal pump with its motor. */
export const centrifugalPump: Drawing<{ inlet: number }> = (pen, { inlet }, brand) => {
  const r = 118 + Math.min(24, inlet * 0.4);
  return sketch(
    [90, 190, 620, 420],
    motor(pen, 380, 300, 320, 200),
    pen.label(512, 412, 38, brand),
    pen.path('M340 330h60v140h-60z', 'iron'),
    pen.rect(226, 200, 108, 30, 4, 'iron'),
    pen.rect(246, 226, 68, 80, 4, 'steel|'),
    pen.disc(280, 400, r, 'accent*'),
    pen.disc(280, 400, r * 0.78, 'main*'),
    pen.disc(280, 400, r * 0.42, 'iron*'),
    pen.disc(280, 400, r * 0.27, 'black.'),
    ...[0, 60, 120, 180, 240, 300].map((a) =>
      pen.disc(
        280 + Math.cos((a * Math.PI) / 180) * r * 0.88,
        400 + Math.sin((a * Math.PI) / 180) * r * 0.88,
        8,
        'chrome*',
      ),
    ),
    pen.path(`M210 ${n(390 + r)}l-30 70h200l-30-70z`, 'iron'),
    pen.rect(170, 580, 520, 26, 4, 'rubber'),
    pen.rect(420, 500, 40, 84, 4, 'iron'),
    pen.rect(540, 500, 40, 84, 4, 'iron'),
  );
};

/** Petrol engine pump in its roll frame. */
export const enginePump: Drawing<{ inches: number }> = (pen, { inches }, brand) =>
  sketch(
    [80, 190, 620, 450],
    engine(pen, 330, 330, 300),
    pen.path('M330 420q-20-90-110-90-110 10-112 110 2 110 112 116 90-6 110-80z', 'steel'),
    pen.disc(222, 440, 76, 'iron*'),
    pen.disc(222, 440, 40, 'black.'),
    pen.path(circle(222, 440, 56) + hole(222, 440, 42), 'chrome'),
    pen.rect(180, 262, 90, 80, 6, 'steel|'),
    pen.rect(168, 244, 114, 28, 6, 'black'),
    pen.label(480, 392, 36, brand),
    pen.rect(300, 470, 70, 40, 4, 'accent.'),
    pen.label(335, 500, 28, `${inches} in`, 'accent'),
    pen.tube('M110 610V250q0-50 50-50H630q50 0 50 50V610', 24, 'rubber'),
    pen.tube('M100 612H690', 26, 'rubber'),
  );

/** Lay-flat discharge hose, rolled up. */
export const dischargeHose: Drawing<{ inches: number }> = (pen, { inches }, brand) =>
  sketch(
    [150, 150, 520, 480],
    coil(pen, 400, 390, 230, 7, 26, 'main'),
    pen.disc(400, 390, 66, 'light.'),
    pen.label(400, 384, 26, brand, 'light'),
    pen.label(400, 418, 26, `${inches} in`, 'light'),
    pen.tube('M628 400C640 520 600 560 620 600', 26, 'main'),
    pen.rect(592, 580, 60, 50, 6, 'chrome'),
  );
