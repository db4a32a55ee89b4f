import {
  bottleJack as jackDrawing,
  chainHoist as hoistDrawing,
  leverBlock as leverDrawing,
  palletTruck as truckDrawing,
  webbingSling as slingDrawing,
} from '../models/lifting';
import { figure, toStep } from '../figures';
import { kind } from '../kind';

const liftingWarning =
  'Never stand or reach under a load. Never exceed the working load limit, not even once.';

type Hoist = { tonnes: number; chain: string; pull: number; kg: number; pesos: number };

export const chainHoist = kind<Hoist, { tonnes: number }>({
  key: 'chain-hoist',
  category: 'lifting',
  noun: 'chain hoist',
  code: 'CH',
  models: [
    { tonnes: 0.5, chain: '5 × 15 mm', pull: 225, kg: 8.4, pesos: 3_400 },
    { tonnes: 1, chain: '6 × 18 mm', pull: 305, kg: 11, pesos: 4_300 },
    { tonnes: 2, chain: '8 × 24 mm', pull: 360, kg: 19, pesos: 6_600 },
    { tonnes: 5, chain: '9 × 27 mm, 2 falls', pull: 410, kg: 41, pesos: 14_500 },
  ],
  makers: { buhatro: [0, 1, 2, 3], liftholm: [1, 2, 3] },
  alsoBy: { liftholm: [0], ferrolin: [0, 1] },
  size: (m) => m.tonnes,
  title: (m) => `Manual Chain Hoist ${m.tonnes} t`,
  about: (m) =>
    `Lifts ${figure(m.tonnes * 1000, 'kg')} with ${m.pull} N at the hand chain and holds it on a mechanical brake. Load chain ${m.chain}, grade 80.`,
  uses: [
    'For engines, motors and moulds.',
    'Shipyards hang it and leave it.',
    'Two bearings per wheel keep the pull low.',
  ],
  useage: () => ({
    steps: [
      'Hang it from a beam that carries twice the load.',
      'Look at hooks, latches and chain before each lift.',
      'Lift a hand’s width and check the brake.',
      'Pull in line with the wheel, never sideways.',
      'Oil the chain monthly.',
    ],
    warning: liftingWarning,
  }),
  variants: (m) =>
    [3, 6].map((lift) => ({
      name: `${lift} m lift`,
      pesos: m.pesos + (lift - 3) * (180 + m.tonnes * 210),
      suffix: `-${lift}M`,
      note: `Hook path of ${lift} m.`,
      specs: [
        ['Working load limit', `${figure(m.tonnes * 1000, 'kg')}`],
        ['Lift', `${lift} m`],
        ['Load chain', `${m.chain}, G80`],
        ['Hand pull at full load', `${m.pull} N`],
        ['Test load', `${figure(m.tonnes * 1250, 'kg')}`],
        ['Standard', 'EN 13157'],
        ['Weight', figure(m.kg + (lift - 3) * (1.2 + m.tonnes * 0.7), 'kg', 1)],
      ],
      look: { tonnes: m.tonnes },
      span: [130 + m.tonnes * 18, 280 + m.tonnes * 60],
      inclusions: ['Test certificate', 'Hand chain'],
      default: lift === 3,
    })),
  draw: hoistDrawing,
});

export const leverBlock = kind<Hoist & { lever: number }, { tonnes: number }>({
  key: 'lever-block',
  category: 'lifting',
  noun: 'lever block',
  code: 'LB',
  models: [
    { tonnes: 0.75, chain: '6 × 18 mm', pull: 140, kg: 7.2, lever: 285, pesos: 3_600 },
    { tonnes: 1.5, chain: '8 × 24 mm', pull: 220, kg: 11.2, lever: 410, pesos: 4_900 },
    { tonnes: 3, chain: '10 × 30 mm', pull: 320, kg: 20, lever: 410, pesos: 7_900 },
    { tonnes: 6, chain: '10 × 30 mm, 2 falls', pull: 350, kg: 29, lever: 410, pesos: 13_800 },
  ],
  makers: { buhatro: [0, 1, 2], liftholm: [0, 1, 2, 3] },
  alsoBy: { buhatro: [3], ferrolin: [0, 1] },
  size: (m) => m.tonnes,
  title: (m) => `Lever Block ${m.tonnes} t`,
  about: (m) =>
    `Pulls, lifts and tensions ${figure(m.tonnes * 1000, 'kg')} in any direction with ${m.pull} N on a ${m.lever} mm lever. Chain ${m.chain}, grade 80.`,
  uses: [
    'Lines up flanges, trusses and loads on a truck.',
    'Riggers use it where a hoist has no room.',
  ],
  useage: () => ({
    steps: [
      'Set the lever to neutral and pull the chain to length.',
      'Turn to UP and take up the slack.',
      'Work the lever by hand only.',
      'Turn to DN to release click by click.',
    ],
    warning: liftingWarning,
  }),
  variants: (m) =>
    [1.5, 3].map((lift) => ({
      name: `${lift} m chain`,
      pesos: m.pesos + (lift - 1.5) * (160 + m.tonnes * 190),
      suffix: `-${lift * 10}`,
      note: `${lift} m of load chain.`,
      specs: [
        ['Working load limit', `${figure(m.tonnes * 1000, 'kg')}`],
        ['Lift', `${lift} m`],
        ['Load chain', `${m.chain}, G80`],
        ['Hand pull at full load', `${m.pull} N`],
        ['Lever length', `${m.lever} mm`],
        ['Standard', 'EN 13157'],
        ['Weight', figure(m.kg + (lift - 1.5) * (0.8 + m.tonnes * 0.5), 'kg', 1)],
      ],
      look: { tonnes: m.tonnes },
      span: [m.lever + 70, 320 + m.tonnes * 50],
      inclusions: ['Test certificate'],
      default: lift === 1.5,
    })),
  draw: leverDrawing,
});

const jackSizes = [
  { tonnes: 2, low: 158, high: 308, kg: 2.5, pesos: 620 },
  { tonnes: 5, low: 195, high: 380, kg: 4.2, pesos: 1_050 },
  { tonnes: 10, low: 200, high: 385, kg: 6.2, pesos: 1_650 },
  { tonnes: 20, low: 235, high: 440, kg: 10.5, pesos: 2_900 },
  { tonnes: 32, low: 255, high: 425, kg: 16.5, pesos: 4_800 },
];

export const bottleJack = kind<{ low: boolean }, { tonnes: number }>({
  key: 'bottle-jack',
  category: 'lifting',
  noun: 'hydraulic bottle jack',
  code: 'BJ',
  models: [{ low: false }, { low: true }],
  makers: { buhatro: [0, 1], liftholm: [0], pandaro: [0] },
  alsoBy: { liftholm: [1], pandaro: [1], ferrolin: [0, 1] },
  size: (m) => (m.low ? 'LP' : 'ST'),
  title: (m) => `Hydraulic Bottle Jack${m.low ? ' Low Profile' : ''}`,
  about: (m) =>
    `Welded base, screw extension and a valve that stops pumping at the plate load. ${m.low ? 'Starts lower than the usual pattern by a fifth, for loaded vans.' : 'The jack in every jeepney and many presses.'}`,
  uses: ['For tyres, springs and house posts.', 'Can work at an angle of 5 degrees at most.'],
  useage: () => ({
    steps: [
      'Stand it on firm ground; use a plate on soil.',
      'Close the valve clockwise with the handle.',
      'Pump, then support the load on stands at once.',
      'Open the valve slowly to lower.',
    ],
    warning: liftingWarning,
  }),
  variants: (m) =>
    jackSizes.map((s) => ({
      name: `${s.tonnes} t`,
      pesos: s.pesos * (m.low ? 1.2 : 1),
      suffix: `-${s.tonnes}`,
      note: `Lifts ${figure(s.tonnes * 1000, 'kg')}.`,
      specs: [
        ['Capacity', `${s.tonnes} t`],
        ['Lowest height', `${Math.round(s.low * (m.low ? 0.8 : 1))} mm`],
        ['Highest height', `${Math.round(s.high * (m.low ? 0.8 : 1))} mm`],
        ['Screw extension', m.low ? '40 mm' : '60 mm'],
        ['Standard', 'EN 1494'],
        ['Weight', figure(toStep(s.kg * (m.low ? 0.92 : 1), 0.1), 'kg', 1)],
      ],
      look: { tonnes: s.tonnes },
      span: [100 + s.tonnes * 3, Math.round(s.low * (m.low ? 0.8 : 1))],
      inclusions: ['Pump handle, two parts'],
      default: s.tonnes === 5,
    })),
  draw: jackDrawing,
});

export const webbingSling = kind<{ factor: string; up: number }, { tonnes: number }>({
  key: 'webbing-sling',
  category: 'lifting',
  noun: 'webbing sling',
  code: 'WS',
  models: [
    { factor: '6:1', up: 1 },
    { factor: '7:1', up: 1.2 },
  ],
  makers: { buhatro: [0], liftholm: [1] },
  alsoBy: { buhatro: [1], liftholm: [0], ferrolin: [0, 1] },
  size: (m) => m.factor[0] ?? '',
  title: (m) => `Polyester Webbing Sling Duplex ${m.factor}`,
  about: (m) =>
    `Two-ply polyester with reinforced eyes, safety factor ${m.factor}, in the colour of its load. Kind to paint and finished faces.`,
  uses: ['For pumps, pipes and machines.', 'The stripes count the tonnes: one each.'],
  useage: () => ({
    steps: [
      'Read the label; without one the sling is scrap.',
      'Protect it at edges.',
      'Keep the angle between legs under 120 degrees.',
      'Store dry and dark.',
    ],
    warning: liftingWarning,
    table: {
      title: 'How the hitch changes the limit',
      rows: [
        ['Hitch', 'Factor'],
        ['Straight', '1.0'],
        ['Choke', '0.8'],
        ['Basket, parallel', '2.0'],
        ['Basket, 90°', '1.4'],
      ],
    },
  }),
  variants: (m) =>
    [1, 2, 3, 5].flatMap((tonnes) =>
      [2, 4, 6].map((length) => ({
        name: `${tonnes} t × ${length} m`,
        pesos: (70 + tonnes * 62) * length * 0.72 * m.up,
        suffix: `-${tonnes}X${length}`,
        note: `${tonnes * 30} mm wide, ${length} m from eye to eye.`,
        specs: [
          ['Working load limit', `${tonnes} t`],
          ['Length', `${length} m`],
          ['Width', `${tonnes * 30} mm`],
          ['Colour', { 1: 'Violet-blue', 2: 'Green', 3: 'Yellow', 5: 'Red' }[tonnes] ?? 'Red'],
          ['Safety factor', m.factor],
          ['Standard', 'EN 1492-1'],
        ] as const,
        look: { tonnes },
        span: [tonnes * 30 * 3, length * 500] as const,
        inclusions: ['Certificate'],
        default: tonnes === 2 && length === 4,
      })),
    ),
  draw: slingDrawing,
});

export const palletTruck = kind<
  { kilos: number; fork: string; wide: number; kg: number; pesos: number },
  { kilos: number }
>({
  key: 'pallet-truck',
  category: 'lifting',
  noun: 'pallet truck',
  code: 'PT',
  models: [
    { kilos: 2_500, fork: '1,150 × 550 mm', wide: 550, kg: 68, pesos: 13_500 },
    { kilos: 3_000, fork: '1,220 × 685 mm', wide: 685, kg: 79, pesos: 15_900 },
  ],
  makers: { buhatro: [0, 1], liftholm: [0, 1] },
  alsoBy: { ferrolin: [0, 1] },
  size: (m) => m.kilos / 100,
  title: (m) => `Hand Pallet Truck ${figure(m.kilos, 'kg')} ${m.wide} mm`,
  about: (m) =>
    `Carries ${figure(m.kilos, 'kg')} on forks of ${m.fork}. The pump is one casting and its seals change without special tools.`,
  uses: ['For warehouses, wet markets and loading bays.', 'Tandem rollers ride over thresholds.'],
  useage: () => ({
    steps: [
      'Enter the pallet fully and in the middle.',
      'Lift only as far as needed.',
      'Pull on the level, push downhill never.',
      'Lower before parking.',
    ],
    warning: 'No riders. Keep feet away from the forks.',
  }),
  variants: (m) =>
    (['Polyurethane', 'Nylon'] as const).map((wheel, i) => ({
      name: `${wheel} wheels`,
      pesos: m.pesos * (i === 0 ? 1.04 : 1),
      suffix: i === 0 ? '-PU' : '-NY',
      note: i === 0 ? 'Quiet and kind to tiles.' : 'Rolls lightest on smooth concrete.',
      specs: [
        ['Capacity', figure(m.kilos, 'kg')],
        ['Forks', m.fork],
        ['Lift', '85–200 mm'],
        ['Wheels', wheel],
        ['Standard', 'EN ISO 3691-5'],
        ['Weight', `${m.kg} kg`],
      ],
      look: { kilos: m.kilos },
      span: [1_530, 1_220],
      inclusions: ['Tool for assembly'],
      default: i === 0,
    })),
  draw: truckDrawing,
});
