import { hacksaw as hacksawDrawing } from '../models/pliers-and-cutters';
import {
  screwdriverSet as screwdriverDrawing,
  socketSet as socketDrawing,
  spannerSet as spannerDrawing,
} from '../models/tool-sets';
import { figure, toStep } from '../figures';
import { kind } from '../kind';

const spannerSizes = [6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 21, 22, 24, 27, 30, 32];
const spannerPicks: Record<number, readonly number[]> = {
  8: [8, 10, 12, 13, 14, 17, 19, 22],
  12: [6, 7, 8, 9, 10, 11, 12, 13, 14, 17, 19, 22],
  14: [8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 22, 24],
  20: spannerSizes,
};

export const spannerSet = kind<
  { ratchet: boolean; pieces: readonly number[]; each: number },
  { pieces: number }
>({
  key: 'combination-spanner-set',
  category: 'hand-tools',
  noun: 'combination spanner set',
  code: 'SS',
  models: [
    { ratchet: false, pieces: [8, 12, 14, 20], each: 105 },
    { ratchet: true, pieces: [8, 12], each: 265 },
  ],
  makers: { ferrolin: [0, 1], pandaro: [0, 1] },
  alsoBy: { torvane: [0, 1] },
  size: (m) => (m.ratchet ? 'R' : 'M'),
  title: (m) => (m.ratchet ? 'Ratcheting Combination Spanner Set' : 'Combination Spanner Set'),
  about: (m) =>
    m.ratchet
      ? 'Metric spanners with a 72-tooth ratchet ring that needs only five degrees of swing. The open end is set at 15 degrees.'
      : 'Metric spanners, open end at 15 degrees and a twelve-point ring offset by the same angle. The flanks drive on the flats and spare the corners.',
  uses: [
    'Covers the bolts of motorcycles, jeepneys and most machines.',
    'The rack shows at a glance which one is missing.',
  ],
  useage: (m) => ({
    steps: [
      'Try the ring end first: it holds on twelve points.',
      'Seat the spanner fully before pulling.',
      m.ratchet
        ? 'Flip the spanner to change direction; break bolts loose with the open end.'
        : 'Turn the open end over at each stroke in narrow places.',
      'Wipe with an oily rag before hanging it back.',
    ],
    warning:
      'A spanner one size too large rounds the nut and slips. Measure across the flats first.',
    table: {
      title: 'Spanner for a metric hex bolt',
      rows: [
        ['Thread', 'Across flats'],
        ['M5', '8 mm'],
        ['M6', '10 mm'],
        ['M8', '13 mm'],
        ['M10', '17 mm (16 mm to ISO)'],
        ['M12', '19 mm (18 mm to ISO)'],
      ],
    },
  }),
  variants: (m) =>
    m.pieces.map((pieces) => {
      const sizes = spannerPicks[pieces] ?? [];
      return {
        name: `${pieces} pieces`,
        pesos: pieces * m.each * (0.75 + pieces * 0.02),
        suffix: `-${pieces}`,
        note: `${sizes[0]} to ${sizes.at(-1)} mm on a rack.`,
        specs: [
          ['Pieces', String(pieces)],
          ['Sizes', `${sizes.join(', ')} mm`],
          ['Material', 'Chrome-vanadium steel'],
          ['Finish', 'Satin chrome'],
          [
            'Weight',
            figure(
              toStep(
                sizes.reduce((sum, s) => sum + s * s * 0.0006, 0),
                0.1,
              ),
              'kg',
              1,
            ),
          ],
        ],
        look: { pieces },
        span: [pieces * 30, 90 + (sizes.at(-1) ?? 20) * 8],
        inclusions: ['Storage rack'],
        default: pieces === 12,
      };
    }),
  draw: spannerDrawing,
});

export const screwdriverSet = kind<
  { pieces: number; insulated: boolean; pesos: number },
  { pieces: number; insulated: boolean }
>({
  key: 'screwdriver-set',
  category: 'hand-tools',
  noun: 'screwdriver set',
  code: 'SD',
  models: [
    { pieces: 6, insulated: false, pesos: 480 },
    { pieces: 8, insulated: false, pesos: 650 },
    { pieces: 6, insulated: true, pesos: 1_150 },
  ],
  makers: { ferrolin: [0, 1, 2], pandaro: [0, 1] },
  alsoBy: { pandaro: [2], torvane: [0, 1] },
  size: (m) => `${m.pieces}${m.insulated ? 'V' : ''}`,
  title: (m) =>
    `${m.insulated ? 'Insulated ' : ''}Screwdriver Set ${m.pieces} pcs${m.insulated ? ' 1000 V' : ''}`,
  about: (m) =>
    m.insulated
      ? `${m.pieces} screwdrivers insulated to the tip and tested one by one at 10,000 V for work up to 1,000 V AC.`
      : `${m.pieces} screwdrivers, half of them slotted and half Phillips, with blades of S2 steel and black tips that hold a screw by magnetism.`,
  uses: [
    'For switchgear, appliances and cabinets.',
    'The large handles give torque, the spinning caps give speed.',
    'Sizes are moulded into the caps.',
  ],
  useage: (m) => ({
    steps: [
      'Choose the tip that fills the screw head.',
      'Press as hard as you turn.',
      m.insulated
        ? 'Look over the insulation before each use and put damaged ones aside.'
        : 'Do not use the blade as a chisel; it is hardened to hold its shape.',
      'Hang the set back in its rack.',
    ],
    warning: m.insulated
      ? 'Insulated tools are the second line of defence. Isolate and test for dead first.'
      : 'These handles do not protect against electric shock.',
  }),
  variants: (m) => [
    {
      name: 'In rack',
      pesos: m.pesos,
      note: `${m.pieces / 2} slotted and ${m.pieces / 2} Phillips.`,
      specs: [
        ['Pieces', String(m.pieces)],
        ['Slotted', m.pieces === 8 ? '3, 4, 5.5, 8 mm' : '3, 5.5, 6.5 mm'],
        ['Phillips', m.pieces === 8 ? 'PH0, PH1, PH2, PH3' : 'PH0, PH1, PH2'],
        ['Blade material', 'S2 steel'],
        ['Insulation', m.insulated ? '1,000 V AC, IEC 60900' : 'None'],
      ],
      look: { pieces: m.pieces, insulated: m.insulated },
      span: [m.pieces * 42, 270],
      inclusions: ['Wall rack'],
      default: true,
    },
  ],
  draw: screwdriverDrawing,
});

export const hacksaw = kind<{ tension: number; pesos: number; grade: string }, object>({
  key: 'hacksaw',
  category: 'hand-tools',
  noun: 'hacksaw',
  code: 'HK',
  models: [
    { tension: 90, pesos: 290, grade: 'Tubular Frame' },
    { tension: 150, pesos: 620, grade: 'High-tension Frame' },
  ],
  makers: { ferrolin: [0, 1], pandaro: [0, 1] },
  alsoBy: { torvane: [0, 1] },
  size: (m) => m.tension,
  title: (m) => `Hacksaw 300 mm ${m.grade}`,
  about: (m) =>
    `A 300 mm hacksaw that stretches its blade to ${m.tension} kg, so it cuts ${m.tension > 100 ? 'straight to within half a millimetre per 25 mm' : 'true in conduit and angle bar'}. The blade turns to four positions.`,
  uses: [
    'For conduit, threaded rod and angle bar where a grinder is not allowed.',
    'Spare blades fit inside the frame tube.',
  ],
  useage: () => ({
    steps: [
      'Fit the blade with its teeth pointing forwards.',
      'Tighten the wing nut until the blade rings.',
      'Keep at least three teeth in the wall of the work.',
      'Push with pressure, return without it, about fifty strokes a minute.',
    ],
    warning: 'A slack blade twists and snaps. Wear gloves when changing it.',
    table: {
      title: 'Teeth per inch',
      rows: [
        ['Work', 'TPI'],
        ['Aluminium, thick mild steel', '18'],
        ['Angle bar, general', '24'],
        ['Conduit, thin tube', '32'],
      ],
    },
  }),
  variants: (m) =>
    [18, 24, 32].map((tpi) => ({
      name: `With ${tpi} TPI blade`,
      pesos: m.pesos,
      suffix: `-${tpi}`,
      note: `Bi-metal blade with ${tpi} teeth per inch.`,
      specs: [
        ['Blade length', '300 mm (12 in)'],
        ['Teeth', `${tpi} TPI`],
        ['Blade tension', `${m.tension} kg`],
        ['Throat depth', '95 mm'],
        ['Weight', figure(m.tension > 100 ? 0.72 : 0.55, 'kg', 2)],
      ],
      look: {},
      span: [420, 140],
      inclusions: [`Bi-metal blade ${tpi} TPI`],
      default: tpi === 24,
    })),
  draw: hacksawDrawing,
});

export const socketSet = kind<
  {
    drive: '1/4' | '1/2' | '3/4';
    pieces: number;
    range: string;
    teeth: number;
    kg: number;
    pesos: number;
  },
  { pieces: number }
>({
  key: 'socket-set',
  category: 'hand-tools',
  noun: 'socket set',
  code: 'SO',
  models: [
    { drive: '1/4', pieces: 38, range: '4–14 mm', teeth: 72, kg: 1.6, pesos: 1_450 },
    { drive: '1/2', pieces: 24, range: '10–32 mm', teeth: 72, kg: 5.1, pesos: 2_850 },
    { drive: '3/4', pieces: 15, range: '22–50 mm', teeth: 48, kg: 12.4, pesos: 6_900 },
  ],
  makers: { ferrolin: [0, 1, 2], pandaro: [0, 1] },
  alsoBy: { pandaro: [2], torvane: [0, 1] },
  size: (m) => m.pieces,
  title: (m) => `Socket Set ${m.drive} in Drive ${m.pieces} pcs`,
  about: (m) =>
    `${m.pieces} pieces on ${m.drive} inch square: six-point sockets ${m.range}, extensions, a universal joint and a ${m.teeth}-tooth ratchet. Sizes are rolled in and painted.`,
  uses: [
    'For engine work, where every bolt hides behind another.',
    'Truck and heavy equipment shops know why six points beat twelve.',
    'Everything clicks into its own bed, so losses show.',
  ],
  useage: (m) => ({
    steps: [
      'Press the socket on until the ball clicks.',
      'Set the direction with the lever, never under load.',
      'Break tight nuts with a bar and use the ratchet to spin them off.',
      `Use ${m.drive} inch extensions only as long as needed.`,
    ],
    warning: 'Chrome sockets are for hand use. On an impact wrench they burst.',
  }),
  variants: (m) => [
    {
      name: 'In case',
      pesos: m.pesos,
      note: `Sockets ${m.range} in a hard case.`,
      specs: [
        ['Drive', `${m.drive} in`],
        ['Pieces', String(m.pieces)],
        ['Sockets', m.range],
        ['Ratchet', `${m.teeth} teeth`],
        ['Material', 'Chrome-vanadium steel'],
        ['Weight', figure(m.kg, 'kg', 1)],
      ],
      look: { pieces: m.pieces },
      span: [300 + m.kg * 18, 180 + m.kg * 10],
      inclusions: ['Reversible ratchet', 'Extension bar', 'Universal joint', 'Hard case'],
      default: true,
    },
  ],
  draw: socketDrawing,
});
