import {
  anchorBolt as anchorDrawing,
  blindRivet as rivetDrawing,
  woodScrew as screwDrawing,
  type Finish,
} from '../models/fasteners';
import { figure } from '../figures';
import { kind } from '../kind';
import { threadOf } from './threads';

const screwSizes: readonly (readonly [number, readonly number[]])[] = [
  [3.5, [16, 25, 35, 45]],
  [4, [25, 30, 40, 50]],
  [5, [40, 50, 60, 80]],
  [6, [60, 80, 100, 120]],
];

export const woodScrew = kind<
  { title: string; finish: Finish; coarse: boolean; coat: string; factor: number },
  { finish: Finish; coarse: boolean }
>({
  key: 'wood-screw',
  category: 'fasteners',
  noun: 'wood screw',
  code: 'SC',
  models: [
    {
      title: 'Chipboard Screws Yellow Zinc',
      finish: 'brass',
      coarse: true,
      coat: 'Yellow zinc',
      factor: 1,
    },
    {
      title: 'Drywall Screws Black',
      finish: 'black',
      coarse: true,
      coat: 'Black phosphate',
      factor: 0.7,
    },
    {
      title: 'Stainless Deck Screws',
      finish: 'stainless',
      coarse: true,
      coat: 'Stainless A2',
      factor: 2.9,
    },
  ],
  makers: { turnelo: [0, 1, 2], boltrand: [0, 2] },
  alsoBy: { boltrand: [1], ferrolin: [0, 1] },
  size: (m) => m.finish.slice(0, 2).toUpperCase(),
  title: (m) => m.title,
  about: (m) =>
    `Countersunk Pozidriv screws with a sharp point and a waxed, deep thread. ${m.finish === 'stainless' ? 'They do not stain tanguile or weep rust.' : m.finish === 'black' ? 'For gypsum board on timber or light steel.' : 'For plywood, MDF and coco lumber.'}`,
  uses: ['Cabinet makers buy the 4 × 40 first.', 'The bit in each box fits.'],
  useage: () => ({
    steps: [
      'Drill a pilot of two thirds of the diameter in hardwood.',
      'Use the PZ bit, not a Phillips one.',
      'Drive at low speed and stop flush.',
    ],
    warning: 'Do not reuse screws with a worn recess.',
  }),
  variants: (m) =>
    screwSizes.flatMap(([d, lengths]) =>
      lengths.map((length) => {
        const pack = length > 70 ? 100 : 200;
        return {
          name: `${d} × ${length} mm, box of ${pack}`,
          pesos: pack * (0.18 + d * d * length * 0.00105) * m.factor,
          suffix: `-${d * 10}X${length}`,
          note: `${pack} screws with one bit.`,
          specs: [
            ['Diameter', `${d.toFixed(1)} mm`],
            ['Length', `${length} mm`],
            ['Drive', d < 5 ? 'PZ2' : 'PZ3'],
            ['Finish', m.coat],
            ['Thread length', `${length > 50 ? Math.round(length * 0.6) : length - 4} mm`],
            ['Pack', `${pack} pcs`],
          ] as const,
          look: { finish: m.finish, coarse: m.coarse },
          span: [d * 2, length] as const,
          inclusions: [`Bit ${d < 5 ? 'PZ2' : 'PZ3'}`],
          default: d === 4 && length === 40,
        };
      }),
    ),
  draw: screwDrawing,
});

const anchorSizes: readonly (readonly [number, number, number])[] = [
  [6, 60, 2.1],
  [8, 75, 4.3],
  [8, 95, 4.3],
  [10, 90, 6.9],
  [10, 120, 6.9],
  [12, 110, 9.8],
  [12, 150, 9.8],
  [16, 145, 15.7],
  [16, 180, 15.7],
  [20, 200, 22.4],
];

export const anchorBolt = kind<
  { sleeve: boolean; finish: Finish; coat: string; factor: number },
  { finish: Finish; sleeve: boolean }
>({
  key: 'anchor-bolt',
  category: 'fasteners',
  noun: 'anchor bolt',
  code: 'AB',
  models: [
    { sleeve: false, finish: 'zinc', coat: 'Zinc plated', factor: 1 },
    { sleeve: true, finish: 'zinc', coat: 'Zinc plated', factor: 1.15 },
    { sleeve: false, finish: 'stainless', coat: 'Stainless A4', factor: 3.2 },
  ],
  makers: { turnelo: [0, 1], boltrand: [0, 1, 2] },
  alsoBy: { turnelo: [2], ferrolin: [0, 1] },
  size: (m) => `${m.sleeve ? 'S' : 'W'}${m.finish === 'stainless' ? 'A4' : 'Z'}`,
  title: (m) => `${m.sleeve ? 'Sleeve' : 'Wedge'} Anchors ${m.coat}`,
  about: (m) =>
    (m.sleeve
      ? 'The sleeve expands along its whole length: for hollow block and weaker concrete.'
      : 'The wedge grips at the bottom of the hole and tightens itself under load: for sound concrete.') +
    ` ${m.coat}.`,
  uses: [
    'For post bases, racks and machines.',
    'The hole is as wide as the bolt: mark through the base plate.',
  ],
  useage: () => ({
    steps: [
      'Drill to the bolt’s diameter and 10 mm deeper than needed.',
      'Blow and brush the hole twice.',
      'Drive the anchor in with the nut on its end.',
      'Tighten with a torque wrench.',
    ],
    warning:
      'Keep ten diameters between anchors and six from an edge. Loads are for concrete of 21 MPa.',
  }),
  variants: (m) =>
    anchorSizes.map(([d, length, pull]) => {
      const pack = d <= 8 ? 50 : d <= 12 ? 25 : 10;
      return {
        name: `M${d} × ${length}, pack of ${pack}`,
        pesos: pack * (1.6 + d * d * length * 0.00125) * m.factor,
        suffix: `-${d}X${length}`,
        note: `${pack} anchors with nut and washer.`,
        specs: [
          ['Thread', `M${d} × ${threadOf(d).pitch}`],
          ['Length', `${length} mm`],
          ['Hole diameter', `${m.sleeve ? d + 2 : d} mm`],
          ['Embedment', `${Math.round(length * 0.58)} mm`],
          ['Allowable pull-out', figure(m.sleeve ? pull * 0.8 : pull, 'kN', 1)],
          ['Installation torque', `${Math.round(d ** 2.35 * 0.13)} Nm`],
          ['Finish', m.coat],
          ['Pack', `${pack} pcs`],
        ],
        look: { finish: m.finish, sleeve: m.sleeve },
        span: [threadOf(d).flats * 1.3, length],
        inclusions: ['Nut and washer on each'],
        default: d === 10 && length === 90,
      };
    }),
  draw: anchorDrawing,
});

export const blindRivet = kind<
  { body: string; finish: Finish; factor: number; strength: number },
  { finish: Finish }
>({
  key: 'blind-rivet',
  category: 'fasteners',
  noun: 'blind rivet',
  code: 'RV',
  models: [
    { body: 'Aluminium', finish: 'galvanised', factor: 1, strength: 0.9 },
    { body: 'Stainless', finish: 'stainless', factor: 3.4, strength: 2.3 },
  ],
  makers: { turnelo: [0, 1], boltrand: [1] },
  alsoBy: { boltrand: [0], ferrolin: [0, 1] },
  size: (m) => m.body.slice(0, 2).toUpperCase(),
  title: (m) => `Blind Rivets ${m.body}`,
  about: (m) =>
    `${m.body} body on a steel mandrel: joins sheet that can be reached from one side only.`,
  uses: ['For gutters, ducts and truck bodies.', 'For signage and aluminium windows.'],
  useage: () => ({
    steps: [
      'Drill 0.1 mm over the rivet’s diameter.',
      'Choose a length of sheet plus 3 to 4 mm.',
      'Press the head tight and pull.',
    ],
    warning: 'Broken mandrels fly: wear glasses.',
  }),
  variants: (m) =>
    (
      [
        [3.2, 8],
        [3.2, 10],
        [4, 8],
        [4, 10],
        [4, 12],
        [4.8, 10],
        [4.8, 12],
        [4.8, 16],
      ] as const
    ).map(([d, length]) => ({
      name: `${d} × ${length} mm, box of 500`,
      pesos: 500 * (0.16 + d * d * length * 0.0016) * m.factor,
      suffix: `-${d * 10}X${length}`,
      note: `Grips ${length - 6} to ${length - 3} mm.`,
      specs: [
        ['Diameter', `${d.toFixed(1)} mm`],
        ['Length', `${length} mm`],
        ['Grip range', `${length - 6}–${length - 3} mm`],
        ['Shear strength', figure((d / 4) ** 2 * m.strength, 'kN', 1)],
        ['Material', `${m.body} / steel`],
        ['Pack', '500 pcs'],
      ],
      look: { finish: m.finish },
      span: [d * 2, length + 28],
      inclusions: [],
      default: d === 4 && length === 10,
    })),
  draw: rivetDrawing,
});
