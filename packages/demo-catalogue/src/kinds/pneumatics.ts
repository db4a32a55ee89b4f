import {
  airHose as hoseDrawing,
  airImpactWrench as wrenchDrawing,
  blowGun as blowDrawing,
  filterRegulator as filterDrawing,
  sprayGun as sprayDrawing,
} from '../models/pneumatics';
import { figure, toStep } from '../figures';
import { kind } from '../kind';

type Wrench = {
  drive: '3/8' | '1/2' | '3/4' | '1';
  nm: number;
  rpm: number;
  air: number;
  kg: number;
  pesos: number;
};

export const airImpactWrench = kind<Wrench, { drive: string }>({
  key: 'air-impact-wrench',
  category: 'pneumatics',
  noun: 'air impact wrench',
  code: 'IW',
  models: [
    { drive: '3/8', nm: 270, rpm: 10_000, air: 110, kg: 1.3, pesos: 2_900 },
    { drive: '1/2', nm: 780, rpm: 8_000, air: 140, kg: 2.4, pesos: 4_200 },
    { drive: '3/4', nm: 1_600, rpm: 5_500, air: 250, kg: 5.2, pesos: 10_900 },
    { drive: '1', nm: 2_700, rpm: 3_800, air: 450, kg: 13.5, pesos: 19_500 },
  ],
  makers: { aerovik: [0, 1, 2, 3], hanginox: [1, 2, 3] },
  alsoBy: { hanginox: [0], torvane: [0, 1] },
  tuned: (m, b) => ({ ...m, nm: toStep(m.nm * b.vigour, 10) }),
  size: (m) => ({ '3/8': 38, '1/2': 12, '3/4': 34, '1': 100 })[m.drive],
  title: (m) => `Air Impact Wrench ${m.drive} in ${figure(m.nm, 'Nm')}`,
  about: (m) =>
    `Twin hammers give ${figure(m.nm, 'Nm')} in reverse on a ${m.drive} inch anvil at 6.2 bar. It takes ${m.air} L/min on average, so choose the compressor for that.`,
  uses: [
    'Vulcanizing shops change a wheel in two minutes with it.',
    'For structural bolts, tracks and flanges.',
    'The composite grip stays warm-dry and quiet in the hand.',
  ],
  useage: () => ({
    steps: [
      'Put five drops of air tool oil into the inlet each day.',
      'Set 6.2 bar at the tool, measured while it runs.',
      'Use impact sockets with pin and ring only.',
      'Run nuts on by hand; finish wheel nuts with a torque wrench.',
    ],
    warning: 'Disconnect the air before changing sockets. Wear ear muffs: it exceeds 90 dB(A).',
  }),
  variants: (m) => [
    {
      name: 'Tool only',
      pesos: m.pesos,
      note: 'With inlet fitting.',
      specs: [
        ['Square drive', `${m.drive} in`],
        ['Maximum torque', figure(m.nm, 'Nm')],
        ['Free speed', figure(m.rpm, 'rpm')],
        ['Working pressure', '6.2 bar'],
        ['Air use', figure(m.air, 'L/min')],
        ['Air inlet', m.drive === '1' ? '1/2 in' : m.drive === '3/4' ? '3/8 in' : '1/4 in'],
        ['Weight', figure(m.kg, 'kg', 1)],
      ],
      look: { drive: m.drive },
      span: [150 + m.kg * 18, 170 + m.kg * 12],
      inclusions: ['Inlet fitting'],
      default: true,
    },
    ...(m.drive === '1/2' || m.drive === '3/4'
      ? [
          {
            name: 'With impact sockets',
            pesos: m.pesos + (m.drive === '1/2' ? 1_350 : 2_900),
            suffix: '-K',
            note:
              m.drive === '1/2'
                ? 'Ten sockets 10 to 27 mm in a case.'
                : 'Eight sockets 24 to 41 mm in a case.',
            specs: [
              ['Square drive', `${m.drive} in`],
              ['Maximum torque', figure(m.nm, 'Nm')],
              ['Free speed', figure(m.rpm, 'rpm')],
              ['Working pressure', '6.2 bar'],
              ['Air use', figure(m.air, 'L/min')],
              ['Air inlet', m.drive === '3/4' ? '3/8 in' : '1/4 in'],
              ['Weight', figure(m.kg, 'kg', 1)],
            ] as const,
            look: { drive: m.drive },
            span: [150 + m.kg * 18, 170 + m.kg * 12] as const,
            inclusions: ['Inlet fitting', 'Impact sockets', 'Extension', 'Case'],
          },
        ]
      : []),
  ],
  draw: wrenchDrawing,
});

export const airHose = kind<
  { spiral: boolean; material: string; bar: number; each: number },
  { spiral: boolean; mm: number }
>({
  key: 'air-hose',
  category: 'pneumatics',
  noun: 'air hose',
  code: 'AH',
  models: [
    { spiral: false, material: 'PVC', bar: 15, each: 34 },
    { spiral: false, material: 'Rubber hybrid', bar: 20, each: 62 },
    { spiral: true, material: 'Polyurethane', bar: 10, each: 58 },
  ],
  makers: { aerovik: [1, 2], hanginox: [0, 1, 2] },
  alsoBy: { aerovik: [0], torvane: [0, 1] },
  size: (m) => (m.spiral ? 'PU' : m.material.slice(0, 2).toUpperCase()),
  title: (m) => `${m.spiral ? 'Spiral' : ''} Air Hose ${m.material} ${m.bar} bar`.trim(),
  about: (m) =>
    `${m.material} for ${m.bar} bar with couplers crimped on both ends. ${m.spiral ? 'It comes back by itself and stays off the floor.' : 'It lies flat and does not kink where it is stepped on.'}`,
  uses: [
    'The inside diameter decides what reaches the tool.',
    'Fits the quick couplers used in most shops.',
  ],
  useage: () => ({
    steps: [
      'Choose 8 mm up to 300 L/min and 10 mm above.',
      'Keep it as short as the job allows.',
      'Let the pressure off before you uncouple.',
      'Hang it on a wide hook.',
    ],
    warning: 'A hose that comes off under pressure whips. Check the crimps weekly.',
  }),
  variants: (m) =>
    [8, 10].flatMap((mm) =>
      (m.spiral ? [5, 10] : [10, 15, 30]).map((length) => ({
        name: `${mm} mm × ${length} m`,
        pesos: 180 + length * m.each * (mm === 10 ? 1.3 : 1),
        suffix: `-${mm}-${length}`,
        note: `${length} m with couplers.`,
        specs: [
          ['Inside diameter', `${mm} mm`],
          ['Outside diameter', `${mm === 8 ? (m.spiral ? 12 : 14) : m.spiral ? 14 : 16} mm`],
          ['Length', `${length} m`],
          ['Working pressure', `${m.bar} bar`],
          ['Bursting pressure', `${m.bar * 3} bar`],
          ['Material', m.material],
        ] as const,
        look: { spiral: m.spiral, mm },
        span: [m.spiral ? 420 : 300 + length * 4, m.spiral ? 160 : 300 + length * 4] as const,
        inclusions: ['Plug and socket, crimped'],
        default: mm === 8 && length === (m.spiral ? 5 : 15),
      })),
    ),
  draw: hoseDrawing,
});

export const blowGun = kind<{ body: string; pesos: number }, { nozzle: number }>({
  key: 'blow-gun',
  category: 'pneumatics',
  noun: 'blow gun',
  code: 'BL',
  models: [
    { body: 'Composite', pesos: 165 },
    { body: 'Aluminium', pesos: 310 },
  ],
  makers: { aerovik: [1], hanginox: [0, 1] },
  alsoBy: { aerovik: [0], torvane: [0, 1] },
  size: (m) => m.body.slice(0, 2).toUpperCase(),
  title: (m) => `Air Blow Gun ${m.body}`,
  about: (m) => `${m.body} body with a trigger that meters the air from a breath to a blast.`,
  uses: ['Clears chips, dust and drilled holes.', 'The long nozzle reaches behind radiators.'],
  useage: () => ({
    steps: [
      'Keep the pressure at 2 bar for cleaning.',
      'Point it away from yourself and from others.',
      'Wear glasses and ear muffs.',
    ],
    warning: 'Never blow on skin or clothes: air under the skin can kill.',
  }),
  variants: (m) =>
    [20, 100, 220].map((nozzle) => ({
      name: `${nozzle} mm nozzle`,
      pesos: m.pesos + nozzle * 0.5,
      suffix: `-${nozzle}`,
      note: `Nozzle ${nozzle} mm long.`,
      specs: [
        ['Nozzle length', `${nozzle} mm`],
        ['Working pressure', '2–8 bar'],
        ['Air use at 6 bar', '160 L/min'],
        ['Air inlet', '1/4 in'],
        ['Weight', `${(m.body === 'Composite' ? 120 : 190) + Math.round(nozzle / 5)} g`],
      ],
      look: { nozzle },
      span: [120 + nozzle, 150],
      inclusions: [],
      default: nozzle === 100,
    })),
  draw: blowDrawing,
});

export const sprayGun = kind<
  { title: string; transfer: number; air: number; pesos: number },
  { tip: string }
>({
  key: 'spray-gun',
  category: 'pneumatics',
  noun: 'spray gun',
  code: 'SG',
  models: [
    { title: 'Gravity Spray Gun', transfer: 55, air: 210, pesos: 1_150 },
    { title: 'HVLP Spray Gun', transfer: 70, air: 320, pesos: 2_900 },
  ],
  makers: { aerovik: [0, 1], hanginox: [0, 1] },
  alsoBy: { torvane: [0, 1] },
  size: (m) => (m.transfer > 60 ? 'HV' : 'GR'),
  title: (m) => m.title,
  about: (m) =>
    `Puts about ${m.transfer} % of the paint on the work and asks for ${m.air} L/min. Stainless needle and nozzle, 600 ml cup.`,
  uses: ['For body panels, gates and cabinets.', 'Comes apart with one spanner.'],
  useage: () => ({
    steps: [
      'Strain and thin the paint to the can’s instructions.',
      'Set the fan, then the paint, then the air.',
      'Hold 15 to 20 cm away and square to the work.',
      'Overlap by half.',
      'Clean at once with thinner.',
    ],
    warning: 'Isocyanate paints need fresh-air breathing apparatus. Keep flames away.',
    table: {
      title: 'Nozzle',
      rows: [
        ['Paint', 'mm'],
        ['Base coat, stain', '1.3'],
        ['Clear coat, enamel', '1.4'],
        ['Primer surfacer', '1.8'],
      ],
    },
  }),
  variants: (m) =>
    ['1.3', '1.4', '1.8'].map((tip) => ({
      name: `${tip} mm nozzle`,
      pesos: m.pesos,
      suffix: `-${tip.replace('.', '')}`,
      note:
        { '1.3': 'For base coats.', '1.4': 'For clear coats and enamel.', '1.8': 'For primer.' }[
          tip
        ] ?? '',
      specs: [
        ['Nozzle', `${tip} mm`],
        ['Cup', '600 ml, gravity'],
        ['Working pressure', m.transfer > 60 ? '2.0 bar' : '3.0 bar'],
        ['Air use', `${m.air} L/min`],
        ['Transfer efficiency', `${m.transfer} %`],
        ['Weight', m.transfer > 60 ? '0.56 kg' : '0.62 kg'],
      ],
      look: { tip },
      span: [180, 320],
      inclusions: ['Cup', 'Spanner', 'Cleaning brush'],
      default: tip === '1.4',
    })),
  draw: sprayDrawing,
});

export const filterRegulator = kind<{ bowls: number; pesos: number }, { bowls: number }>({
  key: 'filter-regulator',
  category: 'pneumatics',
  noun: 'filter regulator',
  code: 'FR',
  models: [
    { bowls: 1, pesos: 980 },
    { bowls: 2, pesos: 1_550 },
  ],
  makers: { aerovik: [0, 1], hanginox: [0, 1] },
  alsoBy: { torvane: [0, 1] },
  size: (m) => (m.bowls > 1 ? 'L' : 'F'),
  title: (m) => (m.bowls > 1 ? 'Filter Regulator Lubricator' : 'Filter Regulator'),
  about: (m) =>
    `Takes out water and rust above 25 µm and holds the pressure you set. ${m.bowls > 1 ? 'The second bowl doses oil for air tools.' : 'Without oil, as spray guns want it.'}`,
  uses: ['The cheapest way to make air tools last.', 'Mount it close to the tool.'],
  useage: () => ({
    steps: [
      'Mount upright with the arrow in flow direction.',
      'Pull the knob, set the pressure, push it to lock.',
      'Drain the bowl before the water reaches the baffle.',
    ],
    warning: 'Clean bowls with soap only: solvent cracks polycarbonate.',
  }),
  variants: (m) =>
    (['1/4', '3/8', '1/2'] as const).map((port, i) => ({
      name: `${port} in ports`,
      pesos: m.pesos * (1 + i * 0.22),
      suffix: `-${['14', '38', '12'][i]}`,
      note: `For lines of ${port} inch.`,
      specs: [
        ['Ports', `G ${port}`],
        ['Filter', '25 µm'],
        ['Regulating range', '0.5–8.5 bar'],
        ['Flow at 6 bar', figure([800, 1_700, 3_000][i] ?? 0, 'L/min')],
        ['Lubricator', m.bowls > 1 ? 'Yes' : 'No'],
      ],
      look: { bowls: m.bowls },
      span: [m.bowls > 1 ? 190 + i * 20 : 100 + i * 10, 190 + i * 20],
      inclusions: ['Gauge', 'Bracket'],
      default: i === 0,
    })),
  draw: filterDrawing,
});
