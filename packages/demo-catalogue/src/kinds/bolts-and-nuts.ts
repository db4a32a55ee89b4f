import {
  hexBolt as boltDrawing,
  hexNut as nutDrawing,
  washers as washerDrawing,
  type Finish,
} from '../models/fasteners';
import { figure } from '../figures';
import { kind } from '../kind';
import { packOf, threadOf, tighteningTorque } from './threads';

type Grade = {
  grade: string;
  finish: Finish;
  coat: string;
  tensile: number;
  yield: number;
  factor: number;
};

const boltSizes: readonly (readonly [number, readonly number[]])[] = [
  [6, [16, 20, 25, 30, 40, 50]],
  [8, [20, 25, 30, 40, 50, 60, 80]],
  [10, [25, 30, 40, 50, 60, 80, 100]],
  [12, [30, 40, 50, 60, 80, 100]],
  [16, [40, 50, 60, 80, 100, 120]],
  [20, [50, 60, 80, 100, 120]],
  [24, [60, 80, 100]],
];

export const hexBolt = kind<Grade, { d: number; length: number; grade: string; finish: Finish }>({
  key: 'hex-bolt',
  category: 'fasteners',
  noun: 'hex bolt',
  code: 'HB',
  models: [
    { grade: '4.8', finish: 'zinc', coat: 'Zinc plated', tensile: 420, yield: 340, factor: 0.8 },
    { grade: '8.8', finish: 'zinc', coat: 'Zinc plated', tensile: 800, yield: 640, factor: 1 },
    {
      grade: '10.9',
      finish: 'black',
      coat: 'Black oxide',
      tensile: 1040,
      yield: 940,
      factor: 1.35,
    },
    { grade: 'A2-70', finish: 'stainless', coat: 'Plain', tensile: 700, yield: 450, factor: 2.6 },
  ],
  makers: { turnelo: [0, 1, 3], boltrand: [1, 2, 3] },
  alsoBy: { turnelo: [2], boltrand: [0] },
  size: (m) => m.grade.replace('.', '').replace('-', ''),
  title: (m) => `Hex Bolts Grade ${m.grade} ${m.finish === 'stainless' ? 'Stainless' : m.coat}`,
  about: (m) =>
    `Metric hex bolts to DIN 933, grade ${m.grade}: ${m.tensile} MPa tensile, ${m.yield} MPa yield. ${m.finish === 'stainless' ? 'For galleys, coasts and food.' : m.finish === 'black' ? 'For drivelines, presses and heavy brackets.' : 'For machines, frames and repairs.'}`,
  uses: [
    'Forty sizes in counted packs, so nobody pays for a keg.',
    'The grade is on the head, where an inspector looks.',
    'Sold without nuts; those are next on the shelf.',
  ],
  useage: (m) => ({
    steps: [
      'Choose a length that lets two threads show past the nut.',
      'Oil the thread; dry torque is misleading.',
      'Tighten in a cross pattern and in two steps.',
      m.finish === 'stainless'
        ? 'Use anti-seize paste: stainless galls.'
        : 'Mark the nut with paint when it is done.',
    ],
    warning: 'Never replace a bolt by one of a lower grade.',
    table: {
      title: `Tightening torque, grade ${m.grade}`,
      rows: [
        ['Thread', 'Torque'],
        ...[6, 8, 10, 12, 16, 20, 24].map((d) => [`M${d}`, `${tighteningTorque(d, m.yield)} Nm`]),
      ],
    },
  }),
  variants: (m) =>
    boltSizes.flatMap(([d, lengths]) =>
      lengths.map((length) => {
        const t = threadOf(d);
        const pack = packOf(d);
        const grams =
          (Math.PI / 4) * d * d * length * 0.00785 * 0.93 + 0.866 * t.flats ** 2 * t.head * 0.00785;
        return {
          name: `M${d} × ${length}, pack of ${pack}`,
          pesos: pack * (0.55 + grams * 0.145) * m.factor,
          suffix: `-${d}X${length}`,
          note: `M${d} × ${length} mm, spanner ${t.flats} mm, ${pack} pieces.`,
          specs: [
            ['Thread', `M${d} × ${t.pitch}`],
            ['Length', `${length} mm`],
            ['Grade', m.grade],
            ['Finish', m.coat],
            ['Across flats', `${t.flats} mm`],
            ['Head height', `${t.head} mm`],
            ['Tightening torque', `${tighteningTorque(d, m.yield)} Nm`],
            ['Standard', 'DIN 933'],
            ['Pack', `${pack} pcs, ${figure((grams * pack) / 1000, 'kg', 2)}`],
          ] as const,
          look: { d, length, grade: m.grade, finish: m.finish },
          span: [length + t.head, t.flats] as const,
          inclusions: [],
          default: d === 8 && length === 40,
        };
      }),
    ),
  draw: boltDrawing,
});

export const hexNut = kind<
  { lock: boolean; cls: string; finish: Finish; factor: number },
  { finish: Finish; lock: boolean }
>({
  key: 'hex-nut',
  category: 'fasteners',
  noun: 'hex nut',
  code: 'NU',
  models: [
    { lock: false, cls: '8', finish: 'zinc', factor: 1 },
    { lock: true, cls: '8', finish: 'zinc', factor: 1.7 },
    { lock: false, cls: 'A2-70', finish: 'stainless', factor: 2.8 },
  ],
  makers: { turnelo: [0, 1, 2], boltrand: [0, 1] },
  alsoBy: { boltrand: [2], ferrolin: [0, 1] },
  size: (m) => (m.lock ? 'L' : m.finish === 'stainless' ? 'A2' : '8'),
  title: (m) => `${m.lock ? 'Nylon-insert Lock Nuts' : 'Hex Nuts'} Class ${m.cls}`,
  about: (m) =>
    m.lock
      ? 'A nylon ring grips the thread and stops the nut from walking off when things shake.'
      : `Plain hex nuts to DIN 934, class ${m.cls}, chamfered on both faces.`,
  uses: ['One class up from the bolt is never wrong.', 'In counted packs that close again.'],
  useage: (m) => ({
    steps: [
      'Run the nut on by hand for three turns.',
      m.lock
        ? 'The bolt must come through the nylon by two threads.'
        : 'Put a washer under it on soft material.',
      'Tighten to the bolt’s torque.',
    ],
    warning: m.lock
      ? 'Use a lock nut once; the ring does not recover.'
      : 'Do not use class 8 nuts on grade 10.9 bolts.',
  }),
  variants: (m) =>
    [5, 6, 8, 10, 12, 16, 20, 24].map((d) => {
      const t = threadOf(d);
      const pack = packOf(d);
      return {
        name: `M${d}, pack of ${pack}`,
        pesos: pack * (0.3 + t.flats ** 2 * 0.0085) * m.factor,
        suffix: `-M${d}`,
        note: `M${d} × ${t.pitch}, spanner ${t.flats} mm.`,
        specs: [
          ['Thread', `M${d} × ${t.pitch}`],
          ['Class', m.cls],
          ['Finish', m.finish === 'stainless' ? 'Plain' : 'Zinc plated'],
          ['Across flats', `${t.flats} mm`],
          ['Height', `${figure(d * (m.lock ? 1 : 0.8), 'mm', 1)}`],
          ['Standard', m.lock ? 'DIN 985' : 'DIN 934'],
          ['Pack', `${pack} pcs`],
        ],
        look: { finish: m.finish, lock: m.lock },
        span: [t.flats, t.flats * 1.15],
        inclusions: [],
        default: d === 8,
      };
    }),
  draw: nutDrawing,
});

export const washers = kind<
  { spring: boolean; finish: Finish; factor: number },
  { finish: Finish; spring: boolean }
>({
  key: 'washer',
  category: 'fasteners',
  noun: 'washer',
  code: 'WA',
  models: [
    { spring: false, finish: 'zinc', factor: 1 },
    { spring: true, finish: 'zinc', factor: 1.1 },
    { spring: false, finish: 'stainless', factor: 2.7 },
  ],
  makers: { turnelo: [0, 1], boltrand: [0, 2] },
  alsoBy: { turnelo: [2], boltrand: [1], ferrolin: [0, 1] },
  size: (m) => (m.spring ? 'S' : m.finish === 'stainless' ? 'A2' : 'F'),
  title: (m) =>
    `${m.spring ? 'Spring' : 'Flat'} Washers ${m.finish === 'stainless' ? 'Stainless A2' : 'Zinc Plated'}`,
  about: (m) =>
    m.spring
      ? 'Split washers to DIN 127 of hardened spring steel.'
      : 'Flat washers to DIN 125 spread the load and save the paint.',
  uses: ['In packs of a hundred.', 'The cheapest part of a joint, and the first one forgotten.'],
  useage: () => ({
    steps: [
      'Put the rounded side towards the nut.',
      'Match the size to the thread.',
      'Renew flattened ones.',
    ],
    warning: 'A washer does not make up for a hole that is too large.',
  }),
  variants: (m) =>
    [5, 6, 8, 10, 12, 16, 20].map((d) => ({
      name: `M${d}, pack of 100`,
      pesos: (18 + d * d * 0.62) * m.factor,
      suffix: `-M${d}`,
      note: `For M${d} bolts.`,
      specs: [
        ['For thread', `M${d}`],
        ['Inside diameter', `${figure(d * 1.06, 'mm', 1)}`],
        ['Outside diameter', `${figure(m.spring ? d * 1.75 : d * 2, 'mm', 1)}`],
        ['Thickness', `${figure(m.spring ? d * 0.22 : 0.4 + d * 0.15, 'mm', 1)}`],
        ['Standard', m.spring ? 'DIN 127' : 'DIN 125'],
        ['Pack', '100 pcs'],
      ],
      look: { finish: m.finish, spring: m.spring },
      span: [d * 2, d * 2],
      inclusions: [],
      default: d === 8,
    })),
  draw: washerDrawing,
});
