import {
  electrodes as electrodesDrawing,
  weldingHelmet as helmetDrawing,
} from '../models/welding-supplies';
import { figure } from '../figures';
import { kind } from '../kind';

type Helmet = {
  shade: string;
  window: string;
  sensors: number;
  ms: string;
  kg: number;
  pesos: number;
};

export const weldingHelmet = kind<Helmet, { flames: boolean }>({
  key: 'welding-helmet',
  category: 'welding',
  noun: 'welding helmet',
  code: 'WH',
  models: [
    { shade: 'DIN 4/11', window: '92 × 42 mm', sensors: 2, ms: '0.2 ms', kg: 0.45, pesos: 950 },
    { shade: 'DIN 4/9–13', window: '98 × 55 mm', sensors: 4, ms: '0.1 ms', kg: 0.5, pesos: 2_400 },
    {
      shade: 'DIN 4/5–13',
      window: '100 × 93 mm',
      sensors: 4,
      ms: '0.04 ms',
      kg: 0.58,
      pesos: 5_200,
    },
  ],
  makers: { arcadel: [1, 2], lagabra: [0, 1], bantaymor: [1] },
  alsoBy: { arcadel: [0], lagabra: [2], bantaymor: [0, 2], bagwisan: [0, 1] },
  size: (m) => m.sensors * 10 + (m.pesos > 5_000 ? 1 : 0),
  title: (m) => `Auto-darkening Welding Helmet ${m.shade}`,
  about: (m) =>
    `Darkens in ${m.ms} over a window of ${m.window}, watched by ${m.sensors} sensors. Shade ${m.shade.replace('DIN 4/', '')} and a light state bright enough to see the joint.`,
  uses: [
    'Both hands stay free for torch and rod.',
    'For stick, MIG and, from 40 A, TIG.',
    'A grind setting keeps it light under sparks.',
  ],
  useage: () => ({
    steps: [
      'Press the test button: the window must darken.',
      'Set the shade: 9 to 10 up to 80 A, 11 up to 175 A, 12 above.',
      'Fit the headband so that the window is level with your eyes.',
      'Change the outer lens when spatter clouds it.',
    ],
    warning: 'A cracked filter lets ultraviolet through. Replace it before the next arc.',
  }),
  variants: (m) =>
    (['Plain', 'Flame'] as const).map((pattern, i) => ({
      name: pattern,
      pesos: m.pesos * (i === 0 ? 1 : 1.08),
      suffix: i === 0 ? '' : '-F',
      note: i === 0 ? 'Shell in one colour.' : 'Black shell with painted flames.',
      specs: [
        ['Shade', m.shade],
        ['Viewing area', m.window],
        ['Switching time', m.ms],
        ['Arc sensors', String(m.sensors)],
        ['Power', 'Solar cell with CR2450'],
        ['Standard', 'EN 379, EN 175 B'],
        ['Weight', figure(m.kg, 'kg', 2)],
      ],
      look: { flames: i === 1 },
      span: [230, 310],
      inclusions: ['2 spare outer lenses', 'Headband'],
      default: i === 0,
    })),
  draw: helmetDrawing,
});

type Rod = { code: string; what: string; current: string; strength: number; perKilo: number };

export const electrodes = kind<Rod, { code: string; mm: number }>({
  key: 'welding-electrodes',
  category: 'welding',
  noun: 'welding electrode',
  code: 'EL',
  models: [
    {
      code: 'E6011',
      what: 'Digs through rust and paint and holds in every position.',
      current: 'AC / DC+',
      strength: 430,
      perKilo: 118,
    },
    {
      code: 'E6013',
      what: 'Soft arc, easy slag, smooth bead: the rod for thin steel.',
      current: 'AC / DC±',
      strength: 430,
      perKilo: 98,
    },
    {
      code: 'E7018',
      what: 'Low-hydrogen rod for structural joints that are inspected.',
      current: 'DC+ / AC',
      strength: 490,
      perKilo: 132,
    },
    {
      code: 'E308L-16',
      what: 'Austenitic rod for 304 stainless kitchens, tanks and rails.',
      current: 'DC+ / AC',
      strength: 520,
      perKilo: 560,
    },
  ],
  makers: { arcadel: [1, 2, 3], lagabra: [0, 1, 2] },
  alsoBy: { arcadel: [0], lagabra: [3], bagwisan: [0, 1] },
  size: (m) => m.code.slice(1, 5),
  title: (m) => `Welding Electrodes ${m.code}`,
  about: (m) =>
    `${m.what} Tensile strength ${m.strength} MPa, ${m.current}, to AWS classification ${m.code}.`,
  uses: [
    'Sold by the carton so that the last rod is as dry as the first.',
    'For shops that buy by the job and not by the pallet.',
    'The coating stays on when the rod is bent.',
  ],
  useage: (m) => ({
    steps: [
      'Keep the carton closed and off the floor.',
      m.code === 'E7018'
        ? 'Dry at 300 °C for an hour and use from a warm quiver.'
        : 'Dry damp rods at 100 °C for an hour.',
      'Strike like a match and keep the arc as long as the core is thick.',
      'Chip the slag and brush between passes.',
    ],
    warning: 'Fumes are harmful: weld with the head out of the plume and air moving past you.',
  }),
  variants: (m) =>
    [
      { mm: 2.6, length: 350, amps: '60–90 A', kg: 2.5 },
      { mm: 3.2, length: 350, amps: '90–130 A', kg: 5 },
      { mm: 4.0, length: 350, amps: '130–180 A', kg: 5 },
    ].map((s) => ({
      name: `${s.mm.toFixed(1)} mm, ${s.kg} kg`,
      pesos: m.perKilo * s.kg * (s.mm < 3 ? 1.06 : 1),
      suffix: `-${s.mm * 10}`,
      note: `${s.kg} kg carton of ${s.mm.toFixed(1)} mm rods, ${s.amps}.`,
      specs: [
        ['Classification', `AWS ${m.code}`],
        ['Diameter', `${s.mm.toFixed(1)} mm`],
        ['Length', `${s.length} mm`],
        ['Welding current', s.amps],
        ['Current type', m.current],
        ['Tensile strength', `${m.strength} MPa`],
        ['Net weight', `${s.kg} kg`],
      ],
      look: { code: m.code, mm: s.mm },
      span: [85, s.length],
      inclusions: [],
      default: s.mm === 3.2,
    })),
  draw: electrodesDrawing,
});
