import { n, type Material, type Tone } from './pen';
import { sketch, type Drawing } from './sketch';

/** Colours in which safety gear comes. */
export const gearColours = {
  White: 'white',
  Yellow: 'yellow',
  Blue: 'blue',
  Red: 'red',
  Green: 'green',
  Orange: 'orange',
  Black: 'rubber',
} as const satisfies Record<string, Material>;
export type GearColour = keyof typeof gearColours;

/** Safety helmet from the side with its brim and ridge. */
export const safetyHelmet: Drawing<{ colour: GearColour; vented: boolean }> = (
  pen,
  { colour, vented },
  brand,
) => {
  const tone = gearColours[colour];
  return sketch(
    [100, 190, 610, 400],
    pen.tube('M230 500Q300 640 420 600', 14, 'black'),
    pen.tube('M560 500Q520 600 430 604', 14, 'black'),
    pen.path('M190 480q220 60 430 0v34q-210 50-430 0z', 'rubber'),
    pen.path('M170 480C150 290 270 190 410 190s250 100 236 290q-230 40-476 0z', tone),
    pen.path(
      'M350 200q-40 130-30 290h60q-20-160 0-296zM440 194q50 130 50 296h-50q0-160-30-298z',
      `${tone}|`,
    ),
    pen.gleam('M220 400q10-120 110-170-50 70-60 180z', 0.4),
    vented
      ? pen.rect(540, 330, 14, 60, 7, 'black.') +
          pen.rect(568, 350, 14, 60, 7, 'black.') +
          pen.rect(240, 330, 14, 60, 7, 'black.')
      : '',
    pen.path(
      'M100 500q30-34 90-34 220 34 440 0 50 0 70 20 10 16-20 22-240 50-500 24-70-6-80-32z',
      tone,
    ),
    pen.label(292, 452, 30, brand, tone === 'white' || tone === 'yellow' ? 'white' : 'main'),
  );
};

/** Pair of gloves, palm coated. */
export const gloves: Drawing<{ coating: 'nitrile' | 'leather' | 'latex' }> = (
  pen,
  { coating },
  brand,
) => {
  const back: Tone = coating === 'leather' ? 'tan' : coating === 'nitrile' ? 'light' : 'yellow';
  const palm: Tone = coating === 'leather' ? 'sand' : coating === 'nitrile' ? 'rubber' : 'green';
  const hand = (transform: string, label: boolean) =>
    pen.moved(
      transform,
      pen.path(
        'M300 640V430q-60-50-90-130-8-34 22-36 40 30 70 90l10-190q6-26 30-24t26 30l4 130 12-160q4-30 30-28t26 32l-4 158 26-140q8-26 30-22t20 34l-20 150 30-90q12-22 32-14t12 36l-50 200q-10 50-16 70v104z',
        back,
      ),
      pen.path(
        'M304 460q-60-60-94-160-8-34 22-36 40 30 70 90l10-190q6-26 30-24t26 30l4 130 12-160q4-30 30-28t26 32l-4 158 26-140q8-26 30-22t20 34l-20 150 30-90q12-22 32-14t12 36l-50 200q-90 50-212 4z',
        palm,
      ),
      pen.rect(292, 590, 210, 70, 14, 'main'),
      pen.mark('M320 600v50M350 600v50M380 600v50M410 600v50M440 600v50M470 600v50', 3, 0.3),
      label
        ? pen.label(390, 440, 36, brand, palm === 'rubber' || palm === 'green' ? 'main' : 'tan')
        : '',
    );
  return sketch(
    [110, 110, 590, 560],
    hand('matrix(-.92 0 0 .92 700 70) rotate(8 400 600)', false),
    hand('translate(90 10) rotate(8 400 600)', true),
  );
};

/** Full body harness hung up from behind: a D ring between the shoulders. */
export const harness: Drawing<{ points: number }> = (pen, { points }, brand) => {
  const strap = (d: string, tone: Tone = 'main', w = 30) => pen.tube(d, w, tone);
  return sketch(
    [190, 90, 420, 620],
    strap('M400 240C330 160 270 170 250 260S270 420 300 460', 'accent'),
    strap('M400 240C470 160 530 170 550 260S530 420 500 460', 'accent'),
    strap('M400 240L300 460'),
    strap('M400 240L500 460'),
    strap('M290 330H510', 'main', 24),
    strap('M290 470H510'),
    strap('M300 480C210 560 220 690 300 690S370 600 320 490'),
    strap('M500 480C590 560 580 690 500 690S430 600 480 490'),
    pen.rect(270, 440, 260, 60, 16, 'rubber'),
    pen.label(400, 482, 34, brand, 'rubber'),
    pen.rect(352, 210, 96, 70, 12, 'rubber'),
    pen.tube('M368 214q-10-84 32-84t32 84z', 14, 'chrome'),
    pen.rect(270, 312, 44, 34, 5, 'chrome'),
    pen.rect(486, 312, 44, 34, 5, 'chrome'),
    points > 1
      ? pen.tube('M262 452a30 30 0 1 0 2 44', 10, 'chrome') +
          pen.tube('M538 452a30 30 0 1 1-2 44', 10, 'chrome')
      : '',
    pen.rect(236, 600, 40, 34, 5, 'chrome'),
    pen.rect(524, 600, 40, 34, 5, 'chrome'),
  );
};

/** Safety glasses, front three-quarter. */
export const safetyGlasses: Drawing<{ lens: 'clear' | 'smoke' | 'amber' }> = (pen, { lens }) => {
  const tone: Tone = lens === 'clear' ? 'glass' : lens === 'smoke' ? 'rubber' : 'yellow';
  return sketch(
    [90, 280, 620, 230],
    pen.tube('M150 320C90 300 130 250 240 236L330 230', 18, 'main'),
    pen.tube('M650 320C710 300 670 250 560 236L470 230', 18, 'main'),
    pen.path(
      'M130 310q270-60 540 0 14 110-60 170-110 50-170-30-20-30-40-30t-40 30q-60 80-170 30-74-60-60-170z',
      tone,
    ),
    pen.gleam(
      'M150 330q90-22 180-26-100 50-150 140-36-40-30-114zM440 304q100 4 180 24-80 20-140 90-40-50-40-114z',
      lens === 'clear' ? 0.55 : 0.25,
    ),
    pen.path('M124 300q276-66 552 0l-2 24q-270-56-548 0z', 'main'),
    pen.tube('M372 420q-24 30-16 60', 10, 'light'),
    pen.tube('M428 420q24 30 16 60', 10, 'light'),
  );
};

/** High-cut safety shoe with a toe cap. */
export const safetyShoes: Drawing<{ high: boolean }> = (pen, { high }, brand) =>
  sketch(
    [100, high ? 180 : 290, 600, high ? 430 : 320],
    pen.path(
      `M420 ${high ? 200 : 310}q90-30 200 0 20 150 60 250l-4 90q-200 10-560 0-20-90 60-120 130-30 190-100 40-60 54-120z`,
      'black',
    ),
    pen.path('M116 540q-16-90 60-116 50-14 96-34 30 70 10 150z', 'rubber'),
    pen.path(`M404 ${high ? 240 : 340}l60 40-110 100-50-40q70-40 100-100z`, 'main'),
    pen.mark(
      `M${high ? 380 : 370} ${high ? 290 : 380}l50 40M350 ${high ? 340 : 400}l50 40M330 380l50 40`,
      9,
      0.9,
    ),
    pen.path(`M424 ${high ? 190 : 300}q90-26 190-2l8 40q-100-26-206 4z`, 'accent'),
    pen.path('M560 400q60-20 96 10l14 90q-90 20-130-10z', 'main'),
    pen.label(602, 470, 26, brand.slice(0, 8)),
    pen.path(
      'M106 530q290 30 586 0l4 50q0 20-20 22H560l-20-22H330l-20 22H130q-28-2-24-30z',
      'accent',
    ),
    pen.mark('M150 602v-20M190 602v-20M230 602v-20M270 602v-20M590 602v-20M630 602v-20', 6, 0.6),
  );

/** Ear muffs on their headband. */
export const earMuffs: Drawing<{ snr: number }> = (pen, { snr }, brand) =>
  sketch(
    [170, 140, 460, 520],
    pen.tube('M220 480V360C220 90 580 90 580 360V480', 40, 'rubber'),
    pen.tube('M300 200Q400 130 500 200', 20, 'accent'),
    pen.path('M190 400q80-20 100 40v130q-10 80-90 70-40-20-40-120t30-120z', 'main'),
    pen.path('M286 410q40 0 40 40v120q0 60-44 60z', 'black'),
    pen.path('M610 400q-80-20-100 40v130q10 80 90 70 40-20 40-120t-30-120z', 'main'),
    pen.path('M514 410q-40 0-40 40v120q0 60 44 60z', 'black'),
    pen.rect(206, 380, 20, 70, 4, 'chrome|'),
    pen.rect(574, 380, 20, 70, 4, 'chrome|'),
    pen.moved('rotate(-90 222 530)', pen.label(222, 538, 24, brand.slice(0, 9))),
    pen.label(578, 540, n(30), String(snr)),
  );
