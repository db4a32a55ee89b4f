import { battery, hexagon, mainsLead, toothed, vents } from './parts';
import { n, type Pen } from './pen';
import { sketch, type Drawing } from './sketch';

/** Corded grinder from the side, the disc below its gear head. */
export const angleGrinder: Drawing<{ disc: number }> = (pen, { disc }, brand) => {
  const r = 122 + (disc - 100) * 0.5;
  const cx = 230;
  return sketch(
    [cx - r, 150, 745 - cx + r, 360],
    mainsLead(pen, 655, 380, 90),
    pen.path('M300 330q60-18 110-14l215 12q40 6 40 54t-40 54l-215 12q-50 4-110-14z', 'main'),
    pen.path('M470 322l150 8q30 4 30 52t-30 52l-150 8q-24-60 0-120z', 'rubber'),
    vents(pen, 580, 345, 4, 16, 74),
    pen.rect(430, 306, 62, 20, 8, 'black'),
    pen.label(388, 394, 30, brand),
    pen.path('M160 350q0-46 50-46h80q26 0 26 30v84q0 26-30 26h-96q-30 0-30-30z', 'steel'),
    pen.tube('M214 312L190 250', 20, 'iron'),
    pen.tube('M196 268L160 170', 44, 'rubber'),
    pen.rect(205, 440, 50, 34, 4, 'iron|'),
    pen.oval(cx, 478, r, r * 0.24, 'grit'),
    pen.oval(cx, 474, r * 0.96, r * 0.2, 'black'),
    pen.oval(cx, 472, r * 0.3, r * 0.075, 'steel'),
    pen.path(
      `M${n(cx - 14)} ${n(470 - r * 0.25)}C${n(cx + r * 0.8)} ${n(462 - r * 0.28)} ${n(cx + r * 1.16)} 452 ${n(cx + r * 1.06)} 482L${n(cx + r * 0.9)} 500Q${n(cx + r * 0.5)} ${n(492 + r * 0.12)} ${n(cx + 10)} ${n(486 + r * 0.18)}L${n(cx + 14)} 470z`,
      'iron',
    ),
  );
};

/** SDS rotary hammer: L-shaped, D-handle behind, side grip below the chuck. */
export const rotaryHammer: Drawing<{ kg: number }> = (pen, { kg }, brand) => {
  const bulk = 1 + Math.min(0.22, (kg - 2.6) * 0.05);
  const p = (v: number) => n(v * bulk);
  return sketch(
    [60, 200, 660, 420],
    pen.tube('M60 290H190', 22, 'steel'),
    pen.mark('M70 298l20-16M95 298l20-16M120 298l20-16M145 298l20-16', 5, 0.5),
    mainsLead(pen, 640, 560, 40),
    pen.tube('M540 262C640 240 690 270 688 350L668 500C664 540 630 560 560 545', 50, 'rubber'),
    pen.path(`M400 340h150l-10 ${p(190)}q-4 40-40 40h-70q-36 0-38-40z`, 'main'),
    vents(pen, 420, 490, 6, 18, 50),
    pen.path(
      `M250 ${n(290 - p(58))}q10-16 40-16h250q44 0 44 60v${p(50)}q0 34-40 34h-250q-44 0-44-30z`,
      'main',
    ),
    pen.path(`M250 ${n(290 - p(56))}h120l-20 ${p(120)}h-100q-20-60 0-${p(120)}z`, 'rubber'),
    pen.path('M180 262l26-12h46v86h-46l-26-12z', 'black'),
    pen.rect(206, 250, 12, 86, 3, 'accent'),
    pen.label(450, 305, 38, brand),
    pen.tube('M296 340v60', 24, 'iron'),
    pen.tube('M296 410v130', 46, 'rubber'),
    pen.disc(545, 350, 24, 'accent*'),
    pen.path('M610 330q34 10 26 90l-22 4q-12-44-4-94z', 'accent'),
  );
};

function pistol(pen: Pen, brand: string, nose: string, rear: number): string {
  return [
    pen.path('M395 330h104l34 230q4 18-16 18H404q-20 0-16-20l12-120z', 'rubber'),
    pen.path('M408 340h70l26 215h-60q10-110-36-215z', 'main|'),
    battery(pen, 340, 585),
    pen.path(`M240 214h${n(rear - 280)}q40 0 40 62t-40 66H380l-40 8H240z`, 'main'),
    pen.path(`M${rear - 70} 216h20q48 0 48 60t-48 64h-20q-16-60 0-124z`, 'rubber'),
    vents(pen, rear - 130, 240, 4, 16, 70),
    pen.path('M372 350q-30 6-24 50 4 26 26 28l24 2 4-76z', 'accent'),
    pen.label(332, 290, rear > 540 ? 34 : 26, brand),
    nose,
  ].join('');
}

/** Cordless drill driver with a keyless chuck and a torque ring. */
export const cordlessDrill: Drawing<object> = (pen, _look, brand) =>
  sketch(
    [62, 210, 500, 460],
    pen.tube('M66 278H150', 14, 'steel'),
    pistol(
      pen,
      brand,
      pen.rect(204, 214, 44, 130, 8, 'black') +
        pen.mark('M214 226v106M224 222v114M234 222v114', 3, 0.7) +
        pen.path('M118 258l22-20h66v82h-66l-22-20z', 'iron') +
        pen.mark('M150 240v78M166 240v78M182 240v78', 4, 0.5),
      560,
    ),
  );

/** Impact driver: short, a bare hammer case and a hex collet. */
export const impactDriver: Drawing<object> = (pen, _look, brand) =>
  sketch(
    [110, 210, 430, 460],
    pen.path('M110 268h54l8 10-8 10h-54z', 'iron'),
    pistol(
      pen,
      brand,
      pen.rect(160, 258, 34, 42, 6, 'accent|') +
        pen.path('M188 250l56-36h22v130h-22l-56-34z', 'steel') +
        pen.rect(256, 210, 18, 138, 6, 'rubber'),
      520,
    ),
  );

/** Circular saw from the blade side. */
export const circularSaw: Drawing<{ blade: number }> = (pen, { blade }, brand) => {
  const r = 150 + (blade - 165) * 0.5;
  return sketch(
    [110, 190, 610, 430],
    mainsLead(pen, 640, 300, 70),
    pen.path(
      'M430 250q60-70 150-40 90 30 86 110-2 60-46 76l-70 30q-30 6-50-20l40-44q60 0 64-46 0-40-50-48-60-4-90 60z',
      'rubber',
    ),
    pen.path('M520 330q-6 40 24 54l24-20q-30-10-24-40z', 'accent'),
    pen.path(toothed(350, 430, r, 36, 12), 'chrome*'),
    pen.disc(350, 430, r * 0.66, 'steel*'),
    pen.path(
      `M${n(350 - r - 16)} 452a${n(r + 16)} ${n(r + 20)} 0 0 1 ${n(2 * r + 32)} 0l-40 20q-20-60-${n(r - 20)}-60t-${n(r - 20)} 60z`,
      'main',
    ),
    pen.disc(350, 430, 46, 'iron*'),
    pen.path(hexagon(350, 430, 22), 'chrome'),
    pen.label(350, n(430 - r * 0.62), 38, brand),
    pen.path('M110 512h610l-16 26H126z', 'steel'),
    pen.mark('M150 520h520', 3, 0.4),
  );
};

/** Top-handle jigsaw. */
export const jigsaw: Drawing<object> = (pen, _look, brand) =>
  sketch(
    [140, 190, 600, 460],
    mainsLead(pen, 660, 300, 60),
    pen.path('M228 545h22v95l-8 14-14-20z', 'chrome|'),
    pen.mark('M228 556l-8 8 8 6M228 576l-8 8 8 6M228 596l-8 8 8 6M228 616l-8 8 8 6', 3, 0.8),
    pen.path(
      'M190 330q0-110 120-126h220q100 0 130 70 16 60-20 110l-60 70q-16 16-50 16H250q-50 0-58-50zM330 266q-40 4-40 46t40 44h170q60 0 62-46t-62-44z',
      'main',
    ),
    pen.path(
      'M330 210h200q90 4 112 66l-40 16q-24-34-90-34H330q-24 0-40 20l-26-30q24-36 66-38z',
      'rubber',
    ),
    pen.path('M330 262h46l-6 34q-24 10-46-6z', 'accent'),
    pen.label(390, 418, 38, brand),
    vents(pen, 530, 380, 5, 18, 60),
    pen.rect(205, 470, 66, 60, 8, 'iron|'),
    pen.path('M150 525h440l30-22v28q0 16-16 16H166q-16 0-16-14z', 'steel'),
    pen.disc(300, 505, 22, 'black*'),
  );

/** Bench grinder: a wheel at each end of a motor on a foot. */
export const benchGrinder: Drawing<{ wheel: number }> = (pen, { wheel }, brand) => {
  const r = 96 + (wheel - 125) * 0.5;
  const side = (cx: number, out: number) =>
    [
      pen.oval(cx + out * 30, 380, r * 0.72, r, 'iron'),
      pen.oval(cx, 380, r * 0.72, r, 'light*'),
      pen.oval(cx, 380, r * 0.3, r * 0.42, 'main*'),
      pen.oval(cx, 380, 14, 18, 'steel*'),
      pen.path(
        `M${n(cx - r * 0.76)} 372q0-${n(r * 1.02)} ${n(r * 0.76)}-${n(r * 1.04)}t${n(r * 0.76)} ${n(r * 0.8)}l-26 6q-10-${n(r * 0.5)}-${n(r * 0.5)}-${n(r * 0.56)}t-${n(r * 0.6)} ${n(r * 0.7)}z`,
        'main',
      ),
      pen.rect(n(cx - r * 0.76), 440, r * 0.9, 16, 3, 'iron'),
      pen.path(`M${n(cx - 40)} ${n(372 - r)}l-30-66h80l20 66z`, 'glass'),
    ].join('');
  return sketch(
    [100, 200, 610, 400],
    pen.path('M300 440h200l50 130q4 20-20 20H270q-24 0-20-20z', 'iron'),
    pen.rect(240, 306, 320, 150, 30, 'main'),
    pen.mark('M300 310v142M500 310v142', 3, 0.4),
    pen.label(400, 392, 32, brand),
    side(195, 1),
    side(580, -1),
    pen.rect(370, 500, 60, 46, 6, 'black'),
    pen.rect(380, 508, 18, 30, 3, 'green'),
    pen.rect(402, 508, 18, 30, 3, 'red'),
  );
};

/** Random-orbit palm sander with its dust box. */
export const orbitalSander: Drawing<object> = (pen, _look, brand) =>
  sketch(
    [130, 200, 590, 430],
    pen.tube('M420 230C470 150 580 170 690 140', 14, 'black'),
    pen.path('M470 430h60l150-20q34 0 34 40v70q0 40-34 40l-130 4q-40 0-46-50l-34-20z', 'rubber'),
    pen.mark('M560 440v110M600 434v118M640 430v122', 3, 0.5),
    pen.path(
      'M200 460q-30-90-20-150 20-110 150-112 130 2 150 112 10 60-20 150l-10 60H210z',
      'main',
    ),
    pen.path('M184 300q20-100 146-102t146 102q-40-40-146-40t-146 40z', 'rubber'),
    pen.label(330, 385, 44, brand),
    vents(pen, 250, 420, 8, 22, 46),
    pen.path('M190 520h280l30 56H160z', 'black'),
    pen.oval(330, 584, 196, 30, 'iron'),
    pen.oval(330, 598, 192, 26, 'sand'),
  );
