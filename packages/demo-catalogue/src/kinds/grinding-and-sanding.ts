import {
  angleGrinder as grinderDrawing,
  benchGrinder as benchDrawing,
  orbitalSander as sanderDrawing,
} from '../models/grinding';
import { amperes, figure, toStep } from '../figures';
import { kind } from '../kind';

type Grinder = {
  disc: number;
  watts: number;
  rpm: number;
  kg: number;
  spindle: string;
  pesos: number;
};

export const angleGrinder = kind<Grinder, { disc: number }>({
  key: 'angle-grinder',
  category: 'power-tools',
  noun: 'angle grinder',
  code: 'AG',
  models: [
    { disc: 100, watts: 720, rpm: 11_000, kg: 1.7, spindle: 'M10', pesos: 2_450 },
    { disc: 115, watts: 900, rpm: 11_000, kg: 2.0, spindle: 'M14', pesos: 3_300 },
    { disc: 125, watts: 1_200, rpm: 11_000, kg: 2.3, spindle: 'M14', pesos: 4_450 },
    { disc: 180, watts: 2_200, rpm: 8_400, kg: 5.1, spindle: 'M14', pesos: 7_400 },
    { disc: 230, watts: 2_400, rpm: 6_500, kg: 5.6, spindle: 'M14', pesos: 8_600 },
  ],
  makers: { halvorn: [0, 2, 3, 4], torvane: [0, 1, 3], bagwisan: [0, 2] },
  alsoBy: { halvorn: [1], torvane: [2, 4], bagwisan: [1], pandaro: [0, 1] },
  tuned: (m, b) => ({
    ...m,
    watts: toStep(m.watts * b.vigour, 10),
    kg: toStep(m.kg * (0.6 + 0.4 * b.vigour), 0.1),
  }),
  size: (m) => m.disc,
  title: (m) => `Angle Grinder ${m.disc} mm ${figure(m.watts, 'W')}`,
  about: (m) =>
    `A ${m.disc} mm angle grinder with a ${figure(m.watts, 'W')} motor for cutting and grinding steel. At ${figure(m.kg, 'kg', 1)} it is ${m.kg < 2.2 ? 'light enough for one hand between cuts' : m.kg < 3 ? 'a steady two-hand tool that still goes overhead' : 'a two-hand machine for plate, rail and concrete'}.`,
  uses: [
    'Gate and grille makers use it for cutting angle bar and dressing the weld afterwards.',
    'Masons fit a diamond disc for tiles and hollow blocks.',
    'Fits the welding bench: grind, turn, grind, without the switch creeping on.',
    'The slim grip suits long days of deburring.',
  ],
  useage: (m) => ({
    steps: [
      'Unplug the grinder and check that the guard is fixed between you and the disc.',
      `Fit a disc of at most ${m.disc} mm marked for ${figure(m.rpm, 'rpm')} or more, and tighten the flange with the pin spanner.`,
      'Let it run free for half a minute, pointing away from people, before the first cut.',
      'Cut with the edge only; grind at 20 to 30 degrees with the face of a grinding disc.',
      'Switch off and wait until the disc stands still before laying the tool down.',
    ],
    warning:
      'Never work without the guard, and never put a cutting disc under side load. Wear a face shield and ear muffs.',
    table: {
      title: 'Which disc',
      rows: [
        ['Job', 'Disc', 'Thickness'],
        ['Cutting bar and tube', 'Cutting disc A 60', '1.0–1.6 mm'],
        ['Grinding welds', 'Grinding disc A 24', '6 mm'],
        ['Blending and finishing', 'Flap disc 60–80', '—'],
      ],
    },
  }),
  variants: (m, b) => {
    const specs = [
      ['Rated voltage', `${b.volts} V ~ 60 Hz`],
      ['Rated input power', figure(m.watts, 'W')],
      ['Current', figure(amperes(m.watts, b.volts), 'A', 1)],
      ['No-load speed', figure(m.rpm, 'rpm')],
      ['Disc diameter', `${m.disc} mm`],
      ['Spindle thread', m.spindle],
      ['Weight', figure(m.kg, 'kg', 1)],
    ] as const;
    const look = { disc: m.disc };
    const span = [230 + m.disc * 0.9, 110 + m.disc * 0.3] as const;
    const base = ['Side handle', 'Wheel guard', 'Pin spanner'];
    return [
      {
        name: 'Tool only',
        pesos: m.pesos,
        specs,
        look,
        span,
        default: true,
        note: 'In a carton with guard and side handle.',
        inclusions: base,
      },
      {
        name: 'With 10 cutting discs',
        pesos: m.pesos + m.disc * 4.2,
        suffix: '-D10',
        specs,
        look,
        span,
        note: `With ten ${m.disc} mm cutting discs for steel, enough for the first week.`,
        inclusions: [...base, `10 cutting discs ${m.disc} mm`],
      },
    ];
  },
  draw: grinderDrawing,
});

type BenchGrinder = { wheel: number; width: number; watts: number; kg: number; pesos: number };

export const benchGrinder = kind<BenchGrinder, { wheel: number }>({
  key: 'bench-grinder',
  category: 'power-tools',
  noun: 'bench grinder',
  code: 'BG',
  models: [
    { wheel: 125, width: 16, watts: 150, kg: 6.2, pesos: 2_950 },
    { wheel: 150, width: 20, watts: 250, kg: 9.4, pesos: 4_300 },
    { wheel: 200, width: 25, watts: 450, kg: 16.5, pesos: 7_600 },
  ],
  makers: { halvorn: [1, 2], torvane: [0, 1, 2], bagwisan: [1] },
  alsoBy: { halvorn: [0], bagwisan: [0], pandaro: [0, 1] },
  tuned: (m, b) => ({ ...m, watts: toStep(m.watts * b.vigour, 10) }),
  size: (m) => m.wheel,
  title: (m) => `Bench Grinder ${m.wheel} mm ${m.watts} W`,
  about: (m) =>
    `Two ${m.wheel} × ${m.width} mm wheels, grit 36 and 60, on an induction motor of ${m.watts} W. It runs without brushes and weighs ${figure(m.kg, 'kg', 1)}, so it stays where it is bolted.`,
  uses: [
    'For drill bits, chisels and lathe tools in a school or a maintenance shop.',
    'The coarse wheel takes down mushroomed chisels; the fine one puts the edge back.',
    'Rice mills and repair stalls keep one beside the vice.',
  ],
  useage: (m) => ({
    steps: [
      'Bolt the base to a bench; it must not walk when it starts.',
      'Ring-test each wheel with a wooden handle before mounting it: a dull sound means a crack.',
      'Set the tool rests to within 2 mm of the wheels and the eye shields to within 50 mm.',
      'Stand aside for the first minute after switching on.',
      'Move the work across the whole face, and cool edges in water every few seconds.',
    ],
    warning: `Only fit wheels of ${m.wheel} mm marked for 3,600 rpm or more. Do not grind aluminium or brass: it clogs the wheel until it bursts.`,
  }),
  variants: (m, b) => [
    {
      name: 'Standard',
      pesos: m.pesos,
      note: 'With grit 36 and grit 60 wheels fitted.',
      specs: [
        ['Rated voltage', `${b.volts} V ~ 60 Hz`],
        ['Rated input power', figure(m.watts, 'W')],
        ['Current', figure(amperes(m.watts, b.volts, 0.8), 'A', 1)],
        ['No-load speed', '3,550 rpm'],
        ['Wheel size', `${m.wheel} × ${m.width} × 12.7 mm`],
        ['Wheel grits', '36 and 60'],
        ['Weight', figure(m.kg, 'kg', 1)],
      ],
      look: { wheel: m.wheel },
      span: [260 + m.wheel, 150 + m.wheel * 0.6],
      inclusions: ['2 grinding wheels, fitted', '2 eye shields', '2 tool rests'],
      default: true,
    },
  ],
  draw: benchDrawing,
});

type Sander = { pad: number; watts: number; orbit: number; kg: number; pesos: number };

export const orbitalSander = kind<Sander, object>({
  key: 'orbital-sander',
  category: 'power-tools',
  noun: 'random orbital sander',
  code: 'OS',
  models: [
    { pad: 125, watts: 280, orbit: 2.5, kg: 1.3, pesos: 3_150 },
    { pad: 150, watts: 400, orbit: 3.0, kg: 2.1, pesos: 5_200 },
  ],
  makers: { halvorn: [0, 1], torvane: [0, 1], bagwisan: [0] },
  alsoBy: { bagwisan: [1], pandaro: [0, 1] },
  tuned: (m, b) => ({ ...m, watts: toStep(m.watts * b.vigour, 10) }),
  size: (m) => m.pad,
  title: (m) => `Random Orbital Sander ${m.pad} mm ${m.watts} W`,
  about: (m) =>
    `A ${m.pad} mm pad that turns and swings ${figure(m.orbit, 'mm', 1)} at once, so no swirl marks show under lacquer. ${m.watts} W and a speed wheel from 6,000 to 12,000 rpm.`,
  uses: [
    'Narra and plywood come out ready for sealer after grit 180.',
    'Body shops use it for feathering putty between coats.',
    'For table tops, doors and stair treads.',
  ],
  useage: (m) => ({
    steps: [
      `Press a ${m.pad} mm hook-and-loop disc onto the pad so that the dust holes line up.`,
      'Fit the dust box, or a vacuum hose with the adapter.',
      'Set the pad on the wood before switching on, and lift it before switching off.',
      'Move slowly, about a hand’s width per second, with only the weight of the tool.',
      'Go through the grits 80, 120, 180 without skipping one.',
    ],
    warning:
      'Wood dust harms the lungs. Wear a respirator and empty the dust box when it is half full.',
  }),
  variants: (m, b) => [
    {
      name: 'Standard',
      pesos: m.pesos,
      note: 'With dust box and six discs in three grits.',
      specs: [
        ['Rated voltage', `${b.volts} V ~ 60 Hz`],
        ['Rated input power', figure(m.watts, 'W')],
        ['Current', figure(amperes(m.watts, b.volts), 'A', 1)],
        ['No-load speed', '6,000–12,000 rpm'],
        ['Pad diameter', `${m.pad} mm`],
        ['Orbit', figure(m.orbit, 'mm', 1)],
        ['Weight', figure(m.kg, 'kg', 1)],
      ],
      look: {},
      span: [m.pad * 2.1, m.pad * 1.25],
      inclusions: ['Dust box', '6 sanding discs, 80/120/180', 'Vacuum adapter'],
      default: true,
    },
  ],
  draw: sanderDrawing,
});
