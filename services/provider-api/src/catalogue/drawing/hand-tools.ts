import { hexagon, hole } from './parts';
import { n, type Pen, type Tone } from './pen';
import { sketch, type Drawing } from './sketch';

/** Claw hammer leaning to the right, its grip as its handle's material asks. */
export const clawHammer: Drawing<{ handle: 'fibreglass' | 'wood' | 'steel' }> = (
  pen,
  { handle },
  brand,
) => {
  const shaft: Tone = handle === 'wood' ? 'wood|' : handle === 'steel' ? 'chrome|' : 'accent|';
  return sketch(
    [150, 110, 500, 590],
    pen.moved(
      'rotate(24 400 400)',
      pen.path('M372 190h56l-4 250h-48z', shaft),
      handle === 'wood'
        ? pen.path('M376 430h48l10 180q6 90-34 90t-34-90z', 'wood|')
        : pen.path(
            'M370 420q30-14 60 0 14 90 6 150 16 60 4 110-10 26-40 26t-40-26q-12-50 4-110-8-60 6-150z',
            handle === 'steel' ? 'blue|' : 'main|',
          ),
      handle === 'wood'
        ? ''
        : pen.mark('M376 470h48M374 500h52M374 530h52M374 560h52M374 590h52M374 620h52', 4, 0.35),
      pen.path('M210 116h46v92h-46q-12-46 0-92z', 'chrome'),
      pen.path(
        'M256 128q40 10 60-2 30-16 84-16t96 22q80 26 110 100l-18 8q-50-54-116-56l-32 6q-6 30-16 34h-48q-12-6-16-40-22-22-60-8l-44 4z',
        'steel',
      ),
      pen.shade('M470 176q70 8 118 64l18-8q-40-60-136-56z', 0.28),
      pen.label(400, 160, 24, brand.slice(0, 8), 'steel'),
    ),
  );
};

function spannerShape(x: number, top: number, length: number, w: number): string {
  const open = top + w;
  const ring = top + length - w * 0.85;
  return (
    `M${n(x - w * 0.42)} ${n(top)}l${n(w * 0.06)} ${n(w * 0.85)}h${n(w * 0.72)}l${n(w * 0.06)}-${n(w * 0.85)}q${n(w * 0.62)} ${n(w * 0.36)} ${n(w * 0.55)} ${n(w * 1.05)}t-${n(w * 0.58)} ${n(w * 0.95)}` +
    `L${n(x + w * 0.3)} ${n(ring - w * 0.7)}q${n(w * 0.55)} ${n(w * 0.2)} ${n(w * 0.55)} ${n(w * 0.75)}a${n(w * 0.85)} ${n(w * 0.85)} 0 0 1-${n(w * 1.7)} 0q0-${n(w * 0.55)} ${n(w * 0.55)}-${n(w * 0.75)}` +
    `L${n(x - w * 0.39)} ${n(open + w)}q-${n(w * 0.5)}-${n(w * 0.3)}-${n(w * 0.58)}-${n(w * 0.95)}t${n(w * 0.55)}-${n(w * 1.05)}z` +
    hole(x, ring, w * 0.48)
  );
}

/** Combination spanners hanging in order of size on a rail. */
export const spannerSet: Drawing<{ pieces: number }> = (pen, { pieces }, brand) => {
  const shown = Math.min(pieces, 12);
  const gap = 560 / shown;
  const tools = Array.from({ length: shown }, (_, i) => {
    const share = i / (shown - 1);
    const length = 300 + 240 * share;
    return pen.path(
      spannerShape(130 + gap * (i + 0.5), 150, length, gap * (0.42 + 0.1 * share)),
      'chrome|',
    );
  });
  return sketch(
    [110, 140, 600, 560],
    ...tools,
    pen.rect(116, 236, 588, 64, 10, 'main'),
    pen.rect(116, 288, 588, 12, 4, 'accent'),
    pen.label(410, 280, 34, brand),
  );
};

/** Stillson pipe wrench. */
export const pipeWrench: Drawing<{ inches: number }> = (pen, { inches }, brand) =>
  sketch(
    [190, 110, 420, 600],
    pen.moved(
      'rotate(28 400 400)',
      pen.path('M352 300h96l-8 300q-2 100-40 100t-40-100z', 'main|'),
      pen.disc(400, 664, 16, 'light.'),
      pen.gleam('M372 400h14v220h-10z', 0.25),
      pen.moved('rotate(90 404 470)', pen.label(404, 480, 44, `${brand} ${inches}"`)),
      pen.path('M330 250q-6-40 30-44l80 0v120h-100z', 'main'),
      pen.path('M330 206h120v30H330z', 'iron'),
      pen.mark('M338 206v16M352 206v16M366 206v16M380 206v16M394 206v16M408 206v16', 4, 0.7),
      pen.path('M446 96q40 10 40 60v220h-40V200l-4-46H330q0-50 50-58z', 'steel|'),
      pen.mark('M338 154v-16M352 154v-16M366 154v-16M380 154v-16M394 154v-16M408 154v-16', 4, 0.7),
      pen.rect(434, 250, 66, 64, 10, 'black|'),
      pen.mark('M446 252v60M458 252v60M470 252v60M482 252v60', 4, 0.7),
    ),
  );

/** Adjustable wrench with its worm. */
export const adjustableWrench: Drawing<{ inches: number }> = (pen, { inches }, brand) =>
  sketch(
    [190, 110, 420, 600],
    pen.moved(
      'rotate(32 400 400)',
      pen.path(
        'M362 300q40-20 76 0l6 280q10 110-44 116-54-6-44-116z' + hole(400, 650, 20),
        'chrome|',
      ),
      pen.path('M380 350h40l2 200h-44z', 'main|'),
      pen.moved('rotate(90 400 450)', pen.label(400, 459, 26, `${brand} ${inches} in`)),
      pen.path(
        'M300 130q-6-30 20-40l10 106q40 30 110 20l70 10q20 50-26 84-40 24-90 18-70-14-84-90-6-50-10-108z',
        'steel',
      ),
      pen.path('M412 84l40-4q70 20 76 90l-8 60-60-6q-40 0-50-20z', 'chrome'),
      pen.rect(430, 234, 62, 40, 8, 'iron'),
      pen.mark('M440 236l8 36M454 236l8 36M468 236l8 36', 4, 0.7),
    ),
  );

/** Pliers, handles apart; the jaws say which sort. */
export const pliers: Drawing<{ jaw: 'combination' | 'long-nose' | 'diagonal' }> = (
  pen,
  { jaw },
  brand,
) => {
  const jaws = {
    combination: 'M402 340l-50-60q-14-60 6-150h42zM398 340l50-60q14-60-6-150h-42z',
    'long-nose': 'M402 340l-44-70 30-180h12zM398 340l44-70-30-180h-12z',
    diagonal: 'M402 340l-66-60q-10-70 58-108l6 8zM398 340l66-60q10-70-58-108l-6 8z',
  }[jaw];
  const handle = (side: 1 | -1) =>
    pen.moved(
      side === 1 ? '' : 'matrix(-1 0 0 1 800 0)',
      pen.path('M370 330q60-10 70 40 10 40 40 80l-44 20q-30-50-66-80z', 'steel'),
      pen.path('M424 452l58-26q62 100 50 200-6 66-40 64-30-6-22-70 0-70-46-168z', 'main|'),
      pen.path('M452 500l30-14q40 80 34 150-20 20-30-4 4-60-34-132z', 'accent'),
    );
  return sketch(
    [262, jaw === 'long-nose' ? 90 : 128, 276, jaw === 'long-nose' ? 602 : 564],
    pen.path(jaws, 'chrome|'),
    jaw === 'combination'
      ? pen.mark('M372 150h56M370 164h60M368 178h64M366 192h68M365 206h70', 3, 0.5)
      : '',
    jaw === 'diagonal' ? '' : pen.mark('M400 130V300', 3, 0.7),
    handle(-1),
    handle(1),
    pen.disc(400, 350, 52, 'steel*'),
    pen.disc(400, 350, 22, 'chrome*'),
    pen.moved('rotate(70 502 560)', pen.label(502, 566, 22, brand.slice(0, 9))),
  );
};

function screwdriver(
  pen: Pen,
  x: number,
  top: number,
  blade: number,
  w: number,
  tip: string,
  tone: Tone,
): string {
  const end = top + 180;
  const point =
    tip === 'flat'
      ? `M${n(x - w * 0.2)} ${n(end)}h${n(w * 0.4)}v${n(blade - 30)}l${n(w * 0.08)} 16-${n(w * 0.14)} 14h-${n(w * 0.28)}l-${n(w * 0.14)}-14 ${n(w * 0.08)}-16z`
      : `M${n(x - w * 0.2)} ${n(end)}h${n(w * 0.4)}v${n(blade - 26)}l-${n(w * 0.16)} 26h-${n(w * 0.08)}l-${n(w * 0.16)}-26z`;
  return [
    pen.path(point, 'chrome|'),
    pen.path(
      `M${n(x - w * 0.5)} ${top + 30}q0-30 ${n(w * 0.5)}-30t${n(w * 0.5)} 30v70q-${n(w * 0.14)} 30 0 56l-${n(w * 0.2)} 26h-${n(w * 0.6)}l-${n(w * 0.2)}-26q${n(w * 0.14)}-26 0-56z`,
      tone,
    ),
    pen.rect(n(x - w * 0.5), top + 26, w, 16, 4, 'rubber'),
    pen.mark(`M${n(x - w * 0.2)} ${top + 56}v84M${n(x + w * 0.2)} ${top + 56}v84`, 5, 0.28),
  ].join('');
}

/** Screwdrivers side by side, flat and cross tips in turn. */
export const screwdriverSet: Drawing<{ pieces: number; insulated: boolean }> = (
  pen,
  { pieces, insulated },
  brand,
) => {
  const gap = 560 / pieces;
  const tools = Array.from({ length: pieces }, (_, i) =>
    screwdriver(
      pen,
      120 + gap * (i + 0.5),
      130,
      330 - 42 * (i >> 1),
      Math.min(62, gap * 0.62),
      i % 2 === 0 ? 'flat' : 'cross',
      insulated ? (i % 2 === 0 ? 'red|' : 'orange|') : i % 2 === 0 ? 'main|' : 'accent|',
    ),
  );
  return sketch(
    [110, 120, 580, 540],
    ...tools,
    pen.rect(110, 330, 580, 54, 10, 'black'),
    pen.label(400, 369, 34, brand, 'black'),
  );
};

/** Hacksaw with a tubular frame. */
export const hacksaw: Drawing<object> = (pen, _look, brand) =>
  sketch(
    [80, 220, 650, 330],
    pen.tube('M120 460V270q0-26 26-26H560', 30, 'steel'),
    pen.rect(108, 440, 26, 48, 4, 'iron|'),
    pen.path('M112 470h470v20H112z', 'chrome'),
    pen.mark(`M118 491${'l6 6 6-6'.repeat(38)}`, 3, 0.7),
    pen.path(
      'M540 214q60-6 100 20 90 60 84 170-4 90-54 130-40 26-76 6-30-22-40-40l-10-40 30-10v-100q-4-60-34-66z' +
        'M600 330q-6 80 6 130 30 30 50-10 20-60-10-110-30-40-46-10z',
      'main',
    ),
    pen.path('M690 320q36 40 30 110-14 80-50 104 40-120 20-214z', 'rubber'),
    pen.label(350, 292, 26, brand, 'steel'),
    pen.disc(580, 480, 14, 'brass*'),
  );

/** Ratchet and sockets laid in an open case. */
export const socketSet: Drawing<{ pieces: number }> = (pen, { pieces }, brand) => {
  const columns = 9;
  const rows = Math.min(3, Math.max(1, Math.round((pieces - 4) / columns)));
  const sockets: string[] = [];
  for (let row = 0; row < rows; row++) {
    for (let i = 0; i < columns; i++) {
      const r = 13 + i * 1.6 + (2 - row) * 2;
      const x = 150 + i * 62;
      const y = 470 + row * 68;
      sockets.push(
        pen.disc(x, y, r + 8, 'chrome*'),
        pen.path(hexagon(x, y, r * 0.72, 12), 'black.'),
      );
    }
  }
  return sketch(
    [90, 150, 620, 520],
    pen.path('M120 150h560q14 0 16 16l14 120H90l14-120q2-16 16-16z', 'main'),
    pen.label(400, 240, 54, brand),
    pen.rect(90, 286, 620, 384, 18, 'black'),
    pen.rect(108, 304, 584, 348, 12, 'rubber.'),
    pen.path(
      'M150 350q0-30 40-32 34 0 44 24l210-4q30 0 30 24t-30 24l-210-4q-12 22-44 22-40-4-40-54z',
      'chrome',
    ),
    pen.disc(192, 360, 22, 'iron*'),
    pen.path('M330 343h110q30 0 30 19t-30 19H330z', 'main'),
    pen.rect(500, 338, 160, 18, 6, 'chrome'),
    pen.rect(500, 372, 110, 18, 6, 'chrome'),
    ...sockets,
    pen.rect(360, 640, 80, 36, 6, 'accent'),
  );
};
