import {
  drillSet as drillDrawing,
  holeSaw as holeSawDrawing,
  sdsBit as bitDrawing,
} from '../models/bits';
import { figure } from '../figures';
import { kind } from '../kind';

const holeSizes = [20, 25, 32, 38, 44, 51, 64, 76, 102, 127];

export const holeSaw = kind<{ edge: string; factor: number }, { mm: number }>({
  key: 'hole-saw',
  category: 'cutting',
  noun: 'hole saw',
  code: 'HO',
  models: [
    { edge: 'Bi-metal', factor: 1 },
    { edge: 'Carbide', factor: 2.6 },
  ],
  makers: { rasplund: [0, 1], ferrolin: [0] },
  alsoBy: { ferrolin: [1], pandaro: [0, 1] },
  size: (m) => m.edge.slice(0, 2).toUpperCase(),
  title: (m) => `Hole Saw ${m.edge}`,
  about: (m) =>
    `${m.edge} teeth on a steel cup 38 mm deep, with slots to push the plug out. ${m.factor > 1 ? 'For stainless and tiles.' : 'For panel steel, wood and plastic.'}`,
  uses: ['For conduit entries, locks and downlights.', 'One arbor fits all sizes of its group.'],
  useage: () => ({
    steps: [
      'Screw the cup on and lock the pins.',
      'Let the pilot find the centre before pressing.',
      'Use cutting oil on metal and low speed.',
      'Clear the chips often.',
    ],
    warning: 'It snatches when it breaks through: use the side grip.',
    table: {
      title: 'Speed in mild steel',
      rows: [
        ['Hole', 'rpm'],
        ['20 mm', '460'],
        ['38 mm', '230'],
        ['64 mm', '140'],
        ['102 mm', '85'],
      ],
    },
  }),
  variants: (m) =>
    holeSizes.map((mm) => ({
      name: `${mm} mm`,
      pesos: (95 + mm * 5.2) * m.factor,
      suffix: `-${mm}`,
      note: `Makes a ${mm} mm hole (${figure(mm / 25.4, 'in', 2)}).`,
      specs: [
        ['Diameter', `${mm} mm`],
        ['Cutting depth', '38 mm'],
        ['Teeth', `${m.edge}, ${m.factor > 1 ? '3' : '4/6'} TPI`],
        ['Speed in mild steel', figure(Math.round(8800 / mm / 5) * 5, 'rpm')],
        ['Arbor', mm <= 30 ? '1/2-20 UNF' : '5/8-18 UNF'],
      ],
      look: { mm },
      span: [mm, 110],
      inclusions: [],
      default: mm === 38,
    })),
  draw: holeSawDrawing,
});

export const drillSet = kind<
  { cobalt: boolean; sets: readonly (readonly [number, string, number])[] },
  { pieces: number; cobalt: boolean }
>({
  key: 'twist-drill-set',
  category: 'cutting',
  noun: 'twist drill set',
  code: 'TD',
  models: [
    {
      cobalt: false,
      sets: [
        [13, '1.5–6.5 mm', 390],
        [19, '1–10 mm', 790],
        [25, '1–13 mm', 1_650],
      ],
    },
    {
      cobalt: true,
      sets: [
        [13, '1.5–6.5 mm', 980],
        [19, '1–10 mm', 2_250],
        [25, '1–13 mm', 4_600],
      ],
    },
  ],
  makers: { rasplund: [0, 1], ferrolin: [1], kiskara: [0] },
  alsoBy: { ferrolin: [0], kiskara: [1], pandaro: [0, 1] },
  size: (m) => (m.cobalt ? 'CO' : 'HS'),
  title: (m) => `Twist Drill Set ${m.cobalt ? 'HSS-Co 5 %' : 'HSS Ground'}`,
  about: (m) =>
    m.cobalt
      ? 'Five percent cobalt keeps the edge at red heat: for stainless, spring and hardened steel.'
      : 'Fully ground from the bar with a 118-degree point: for steel, brass, aluminium and wood.',
  uses: [
    'Sizes are stamped on shank and case.',
    'The case stands up and shows which one is missing.',
  ],
  useage: (m) => ({
    steps: [
      'Centre-punch before drilling.',
      m.cobalt
        ? 'Press hard and turn slowly in stainless; never let it rub.'
        : 'Use high speed for small drills, low speed for large ones.',
      'Oil steel, kerosene aluminium, drill brass dry.',
      'Sharpen before it squeals.',
    ],
    warning: 'Clamp the work: a drill that bites spins it.',
  }),
  variants: (m) =>
    m.sets.map(([pieces, range, pesos]) => ({
      name: `${pieces} pieces, ${range}`,
      pesos,
      suffix: `-${pieces}`,
      note: `${range} in steps of 0.5 mm.`,
      specs: [
        ['Pieces', String(pieces)],
        ['Sizes', range],
        ['Material', m.cobalt ? 'HSS-Co 5 % (M35)' : 'HSS (M2)'],
        ['Point', m.cobalt ? '135° split' : '118°'],
        ['Standard', 'DIN 338'],
      ],
      look: { pieces, cobalt: m.cobalt },
      span: [110 + pieces * 4, 150],
      inclusions: ['Metal case'],
      default: pieces === 19,
    })),
  draw: drillDrawing,
});

const bitSizes: readonly (readonly [number, number])[] = [
  [5, 110],
  [6, 110],
  [6, 160],
  [8, 110],
  [8, 160],
  [10, 160],
  [10, 210],
  [12, 160],
  [12, 260],
  [14, 210],
  [16, 210],
  [16, 310],
  [20, 450],
];
const maxSizes: readonly (readonly [number, number])[] = [
  [16, 340],
  [18, 340],
  [20, 520],
  [22, 520],
  [25, 520],
  [28, 570],
  [32, 570],
  [40, 570],
];

export const sdsBit = kind<{ max: boolean }, { mm: number; length: number; max: boolean }>({
  key: 'sds-bit',
  category: 'cutting',
  noun: 'SDS drill bit',
  code: 'SX',
  models: [{ max: false }, { max: true }],
  makers: { rasplund: [0, 1], halvorn: [0], bagwisan: [0] },
  alsoBy: { halvorn: [1], bagwisan: [1], pandaro: [0, 1] },
  size: (m) => (m.max ? 'M' : 'P'),
  title: (m) => `SDS-${m.max ? 'max' : 'plus'} Drill Bit`,
  about: (m) =>
    `Carbide head on a hardened ${m.max ? 'SDS-max' : 'SDS-plus'} shank, with a flute that carries dust out before it jams. Follows the European gauge for anchor holes.`,
  uses: ['For anchors, dowels and conduit.', 'Survives a meeting with rebar when you ease off.'],
  useage: () => ({
    steps: [
      'Grease the shank.',
      'Drill at right angles and pull back every 30 mm.',
      'Stop when it rings: that is rebar.',
      'Blow the hole out before anchoring.',
    ],
    warning: 'A bit worn by more than 0.3 mm no longer holds an anchor.',
  }),
  variants: (m) =>
    (m.max ? maxSizes : bitSizes).map(([mm, length]) => ({
      name: `${mm} × ${length} mm`,
      pesos: m.max ? 180 + mm * 17 + length * 0.55 : 38 + mm * 6.5 + length * 0.3,
      suffix: `-${mm}X${length}`,
      note: `${mm} mm hole, ${length - (m.max ? 130 : 60)} mm deep at most.`,
      specs: [
        ['Diameter', `${mm} mm`],
        ['Overall length', `${length} mm`],
        ['Working length', `${length - (m.max ? 130 : 60)} mm`],
        ['Shank', m.max ? 'SDS-max' : 'SDS-plus'],
        ['Head', 'Carbide'],
      ],
      look: { mm, length, max: m.max },
      span: [mm, length],
      inclusions: [],
      default: m.max ? mm === 20 : mm === 10 && length === 160,
    })),
  draw: bitDrawing,
});
