import {
  oilFreeCompressor as oilFreeDrawing,
  pistonCompressor as pistonDrawing,
  screwCompressor as screwDrawing,
} from '../models/compressors';
import { amperes, figure } from '../figures';
import { kind, type Spec } from '../kind';

type Compressor = {
  hp: number;
  litres: number;
  air: number;
  bar: number;
  kg: number;
  pesos: number;
};

const compressorSteps = [
  'Stand it level where clean, cool air can reach it.',
  'Check the oil glass, open the drain and start without pressure.',
  'Close the drain and let it fill; it stops by itself at the cut-out pressure.',
  'Set the regulator to what the tool needs, mostly 6 bar.',
  'Drain the water from the tank at the end of each day.',
];
const compressorWarning =
  'Never touch the safety valve’s setting, and never weld on the tank. Blow no one’s clothes clean.';

export const pistonCompressor = kind<Compressor & { phases: 1 | 3 }, { litres: number }>({
  key: 'piston-compressor',
  category: 'compressors',
  noun: 'piston compressor',
  code: 'PC',
  models: [
    { hp: 2, litres: 50, air: 130, bar: 8, kg: 42, pesos: 12_500, phases: 1 },
    { hp: 3, litres: 100, air: 235, bar: 8, kg: 84, pesos: 24_500, phases: 1 },
    { hp: 5.5, litres: 200, air: 440, bar: 10, kg: 148, pesos: 49_000, phases: 3 },
    { hp: 10, litres: 300, air: 800, bar: 12, kg: 262, pesos: 96_000, phases: 3 },
  ],
  makers: { aerovik: [1, 2, 3], hanginox: [0, 1, 2] },
  alsoBy: { aerovik: [0], hanginox: [3], bagwisan: [0, 1] },
  size: (m) => m.litres,
  title: (m) => `Belt-driven Piston Compressor ${figure(m.hp, 'hp')} ${m.litres} L`,
  about: (m) =>
    `A belt-driven pump of ${figure(m.hp, 'hp')} on a ${m.litres} litre tank. It delivers ${m.air} L/min free air at 6 bar, which is what the tool sees.`,
  uses: [
    'For vulcanizing shops and tyre service.',
    'Runs a spray gun without pausing between panels.',
    'Slow turning, cast-iron cylinders: it lasts.',
  ],
  useage: () => ({
    steps: compressorSteps,
    warning: compressorWarning,
    table: {
      title: 'Air that tools breathe',
      rows: [
        ['Tool', 'L/min at 6 bar'],
        ['Blow gun', '120–200'],
        ['1/2 in impact wrench', '200–350'],
        ['HVLP spray gun', '280–400'],
        ['Sander', '350–450'],
      ],
    },
  }),
  variants: (m, b) => {
    const watts = Math.round(m.hp * 746);
    return [
      {
        name: `${m.litres} L tank`,
        pesos: m.pesos,
        note: 'With regulator, two gauges and pressure switch.',
        specs: [
          ['Motor', `${figure(m.hp, 'hp')} (${figure(watts / 1000, 'kW', 1)})`],
          ['Supply', m.phases === 1 ? `${b.volts} V ~ 60 Hz` : '220/380 V ~ 60 Hz, three phase'],
          [
            'Current',
            figure(
              m.phases === 1
                ? amperes(watts, b.volts, 0.68)
                : amperes(watts / Math.sqrt(3), 380, 0.72),
              'A',
              1,
            ),
          ],
          ['Free air delivery at 6 bar', figure(m.air, 'L/min')],
          ['Maximum pressure', `${m.bar} bar`],
          ['Tank', `${m.litres} L`],
          ['Pump speed', m.hp > 5 ? '900 rpm' : '1,100 rpm'],
          ['Weight', `${m.kg} kg`],
        ] satisfies Spec[],
        look: { litres: m.litres },
        span: [620 + m.litres * 3.2, 520 + m.litres * 1.6],
        inclusions: ['Air filter', 'Oil, first filling', 'Wheels and feet'],
        default: true,
      },
    ];
  },
  draw: pistonDrawing,
});

export const oilFreeCompressor = kind<Compressor & { noise: number }, { litres: number }>({
  key: 'oil-free-compressor',
  category: 'compressors',
  noun: 'oil-free compressor',
  code: 'OF',
  models: [
    { hp: 0.75, litres: 9, air: 60, bar: 8, kg: 15, pesos: 5_900, noise: 60 },
    { hp: 1, litres: 30, air: 85, bar: 8, kg: 23, pesos: 8_400, noise: 62 },
    { hp: 2, litres: 50, air: 170, bar: 8, kg: 38, pesos: 14_800, noise: 66 },
  ],
  makers: { aerovik: [0, 1, 2], hanginox: [0, 1, 2] },
  alsoBy: { bagwisan: [0, 1] },
  size: (m) => m.litres,
  title: (m) => `Silent Oil-free Compressor ${figure(m.hp, 'hp')} ${m.litres} L`,
  about: (m) =>
    `Dry-running pistons give oil-free air and only ${m.noise} dB(A), with ${m.air} L/min at 6 bar and a ${m.litres} litre tank.`,
  uses: [
    'Dentists, modellers and cabinet makers work beside it.',
    'For nailers, airbrushes and blow guns.',
    'Needs no oil, so it may travel on its side.',
  ],
  useage: () => ({
    steps: compressorSteps.map((s) =>
      s.replace('Check the oil glass, open the drain', 'Open the drain'),
    ),
    warning: compressorWarning,
  }),
  variants: (m, b) => [
    {
      name: `${m.litres} L tank`,
      pesos: m.pesos,
      note: `${m.noise} dB(A) at one metre.`,
      specs: [
        ['Motor', `${figure(m.hp, 'hp')} (${figure(m.hp * 0.746, 'kW', 2)})`],
        ['Supply', `${b.volts} V ~ 60 Hz`],
        ['Current', figure(amperes(m.hp * 746, b.volts, 0.7), 'A', 1)],
        ['Free air delivery at 6 bar', figure(m.air, 'L/min')],
        ['Maximum pressure', `${m.bar} bar`],
        ['Tank', `${m.litres} L`],
        ['Noise at 1 m', `${m.noise} dB(A)`],
        ['Weight', `${m.kg} kg`],
      ],
      look: { litres: m.litres },
      span: [380 + m.litres * 5, 420 + m.litres * 3],
      inclusions: ['Regulator with two gauges', 'Two quick couplers'],
      default: true,
    },
  ],
  draw: oilFreeDrawing,
});

type Screw = {
  kw: number;
  air: number;
  bar: number;
  noise: number;
  kg: number;
  pesos: number | null;
};

export const screwCompressor = kind<Screw, { kw: number }>({
  key: 'screw-compressor',
  category: 'compressors',
  noun: 'rotary screw compressor',
  code: 'SC',
  models: [
    { kw: 7.5, air: 1.1, bar: 8, noise: 66, kg: 220, pesos: 148_000 },
    { kw: 15, air: 2.3, bar: 8, noise: 68, kg: 340, pesos: 236_000 },
    { kw: 37, air: 6.2, bar: 8, noise: 71, kg: 780, pesos: null },
  ],
  makers: { aerovik: [0, 1, 2], hanginox: [0] },
  alsoBy: { hanginox: [1, 2], brennholt: [0, 1] },
  size: (m) => m.kw,
  title: (m) => `Rotary Screw Compressor ${figure(m.kw, 'kW')}`,
  about: (m) =>
    `Delivers ${figure(m.air, 'm³/min', 1)} at ${m.bar} bar without pause, ${m.noise} dB(A) behind its panels. The controller shows pressure, temperature and hours to the next service.`,
  uses: [
    'For body shops and plants whose piston machine never stops.',
    'Heat can be ducted away, which a Philippine compressor room needs.',
  ],
  useage: () => ({
    steps: [
      'Leave a metre free on all sides and duct the hot air outside.',
      'Check the direction of rotation before the first start.',
      'Let it unload before stopping.',
      'Change oil and separator by the hour meter, not by the calendar.',
    ],
    warning: 'Lock out the supply before opening a panel: it may start by itself.',
  }),
  variants: (m) => [
    {
      name: 'Base-mounted',
      pesos: m.pesos,
      note:
        m.pesos === null
          ? 'Quoted with dryer, tank and installation.'
          : 'Star-delta start, first oil filled.',
      specs: [
        ['Motor', figure(m.kw, 'kW', 1)],
        ['Supply', '220/380 V ~ 60 Hz, three phase'],
        ['Current', figure(amperes((m.kw * 1000) / Math.sqrt(3), 380, 0.77), 'A', 1)],
        ['Free air delivery', figure(m.air, 'm³/min', 1)],
        ['Working pressure', `${m.bar} bar`],
        ['Outlet', m.kw > 20 ? 'G 1-1/2' : 'G 3/4'],
        ['Noise at 1 m', `${m.noise} dB(A)`],
        ['Weight', `${m.kg} kg`],
      ],
      look: { kw: m.kw },
      span: [680 + m.kw * 16, 860 + m.kw * 14],
      inclusions: ['Controller', 'First oil filling', 'Foundation plan'],
      default: true,
    },
  ],
  draw: screwDrawing,
});
