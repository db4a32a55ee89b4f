import {
  migWelder as migDrawing,
  stickWelder as stickDrawing,
  tigWelder as tigDrawing,
} from '../models/welders';
import { amperes, figure, toStep } from '../figures';
import { kind, type Spec } from '../kind';

/** Arc volts by current, from the standard load lines of IEC 60974-1. */
function arcVolts(process: 'stick' | 'mig' | 'tig', amps: number): number {
  if (process === 'mig') return toStep(14 + 0.05 * amps, 0.1);
  return toStep((process === 'stick' ? 20 : 10) + 0.04 * amps, 0.1);
}

/** Mains power in kW at full current, with the efficiency of a modern inverter. */
function inputKilowatts(process: 'stick' | 'mig' | 'tig', amps: number): number {
  return toStep((arcVolts(process, amps) * amps) / 850, 0.1);
}

type Machine = { amps: number; duty: number; kg: number; pesos: number };

function supply(process: 'stick' | 'mig' | 'tig', m: Machine, volts: number): Spec[] {
  const kilowatts = inputKilowatts(process, m.amps);
  return [
    ['Supply', `${volts} V ~ 60 Hz, single phase`],
    ['Input power at full current', figure(kilowatts, 'kW', 1)],
    ['Input current', figure(amperes(kilowatts * 1000, volts, 0.93), 'A', 1)],
  ];
}

const weldingSteps = [
  'Put on helmet, gloves and a long-sleeved cotton jacket before striking an arc.',
  'Clamp the earth to bright metal on the work, close to the joint.',
];
const weldingWarning =
  'Arc light burns eyes and skin within seconds, also those of bystanders. Ventilate, and keep a fire extinguisher within reach.';

export const stickWelder = kind<Machine, { amps: number }>({
  key: 'stick-welder',
  category: 'welding',
  noun: 'stick inverter welder',
  code: 'MMA',
  models: [
    { amps: 140, duty: 30, kg: 3.4, pesos: 4_900 },
    { amps: 180, duty: 40, kg: 4.6, pesos: 7_600 },
    { amps: 200, duty: 60, kg: 5.8, pesos: 10_900 },
    { amps: 250, duty: 60, kg: 9.2, pesos: 18_500 },
  ],
  makers: { arcadel: [0, 1, 2, 3], lagabra: [0, 1, 2], torvane: [1] },
  alsoBy: { lagabra: [3], torvane: [0, 2, 3], bagwisan: [0, 1] },
  size: (m) => m.amps,
  title: (m) => `Stick Inverter Welder ${m.amps} A`,
  about: (m, b) =>
    `A DC inverter of ${m.amps} A for rods up to ${m.amps < 160 ? '3.2' : m.amps < 220 ? '4.0' : '5.0'} mm, weighing ${figure(m.kg, 'kg', 1)}. It needs a ${Math.ceil((inputKilowatts('stick', m.amps) * 1000) / b.volts / 0.93 / 10) * 10} A circuit for full current.`,
  uses: [
    'For gates, grilles and trusses, where the machine must come up the ladder too.',
    'Hot start and arc force make E6013 easy for a learner.',
    'Runs on a generator of twice its input power.',
    'Anti-stick lets go before the rod glows.',
  ],
  useage: (m) => ({
    steps: [
      ...weldingSteps,
      'Set electrode polarity: plus for E7018, minus or plus for E6013.',
      'Start with 35 A per millimetre of rod and correct by 5 A.',
      `Rest the machine: at ${m.amps} A it welds ${m.duty / 10} minutes out of ten.`,
    ],
    warning: weldingWarning,
    table: {
      title: 'Current by electrode',
      rows: [
        ['Rod', 'Plate', 'Current'],
        ['2.0 mm', '1.5–2 mm', '40–60 A'],
        ['2.6 mm', '2–4 mm', '60–90 A'],
        ['3.2 mm', '4–8 mm', '90–130 A'],
        ['4.0 mm', '8 mm and more', '130–180 A'],
      ],
    },
  }),
  variants: (m, b) => {
    const specs: Spec[] = [
      ...supply('stick', m, b.volts),
      ['Welding current', `10–${m.amps} A`],
      ['Arc voltage at full current', figure(arcVolts('stick', m.amps), 'V', 1)],
      ['Duty cycle at 40 °C', `${m.duty} % at ${m.amps} A`],
      ['Open-circuit voltage', '68 V'],
      ['Protection class', 'IP21S'],
      ['Weight', figure(m.kg, 'kg', 1)],
    ];
    const rest = {
      look: { amps: m.amps },
      span: [120 + m.amps * 0.25, 180 + m.amps * 0.3] as const,
    };
    const base = ['Electrode holder, 2 m', 'Earth clamp, 1.5 m', 'Shoulder strap'];
    return [
      {
        name: 'Machine with cables',
        pesos: m.pesos,
        specs,
        ...rest,
        note: 'With holder and earth cable.',
        inclusions: base,
        default: true,
      },
      {
        name: 'Starter set',
        pesos: m.pesos + 1_450,
        suffix: '-SET',
        specs,
        ...rest,
        note: 'With helmet, gloves, brush and two kilos of rods.',
        inclusions: [
          ...base,
          'Auto-darkening helmet',
          'Welding gloves',
          'Chipping hammer with brush',
          'E6013 electrodes 2.6 mm, 2 kg',
        ],
      },
    ];
  },
  draw: stickDrawing,
});

export const migWelder = kind<Machine & { wire: string }, { amps: number }>({
  key: 'mig-welder',
  category: 'welding',
  noun: 'MIG welder',
  code: 'MIG',
  models: [
    { amps: 160, duty: 35, wire: '0.6–0.8 mm', kg: 11.5, pesos: 16_500 },
    { amps: 200, duty: 60, wire: '0.6–1.0 mm', kg: 17.0, pesos: 26_500 },
    { amps: 250, duty: 60, wire: '0.8–1.2 mm', kg: 29.0, pesos: 43_500 },
    { amps: 350, duty: 60, wire: '0.8–1.6 mm', kg: 48.0, pesos: 88_000 },
  ],
  makers: { arcadel: [1, 2, 3], lagabra: [0, 1, 2] },
  alsoBy: { arcadel: [0], lagabra: [3], bagwisan: [0, 1] },
  size: (m) => m.amps,
  title: (m) => `MIG Welder ${m.amps} A`,
  about: (m) =>
    `A wire-feed inverter of ${m.amps} A for solid wire under gas and flux-cored wire without it, ${m.wire}. Volts and wire speed move together on one knob or apart on two.`,
  uses: [
    'Body shops weld 0.8 mm panels with it and chassis brackets after lunch.',
    'For steel furniture and railings, where cleaning off slag costs more than wire.',
    'Series work: the arc starts the same way a thousand times.',
  ],
  useage: (m) => ({
    steps: [
      ...weldingSteps,
      'Fit the drive roll for the wire: V-groove for solid, knurled for flux-cored.',
      'Set polarity: torch plus with gas, torch minus for gasless wire.',
      'Open the gas to 10 to 12 litres a minute and stay out of the wind.',
      `At ${m.amps} A weld ${m.duty / 10} minutes out of ten.`,
    ],
    warning: weldingWarning,
    table: {
      title: 'Starting points, 0.8 mm wire',
      rows: [
        ['Sheet', 'Volts', 'Wire speed'],
        ['1 mm', '15 V', '3 m/min'],
        ['2 mm', '17 V', '5 m/min'],
        ['4 mm', '20 V', '8 m/min'],
      ],
    },
  }),
  variants: (m, b) => [
    {
      name: 'With torch and regulator',
      pesos: m.pesos,
      note: 'Ready to weld; gas cylinder not included.',
      specs: [
        ...(m.amps > 300
          ? ([
              ['Supply', '380 V ~ 60 Hz, three phase'],
              ['Input power at full current', figure(inputKilowatts('mig', m.amps), 'kW', 1)],
              [
                'Input current',
                figure(
                  amperes((inputKilowatts('mig', m.amps) * 1000) / Math.sqrt(3), 380, 0.93),
                  'A',
                  1,
                ),
              ],
            ] as const)
          : supply('mig', m, b.volts)),
        ['Welding current', `30–${m.amps} A`],
        ['Arc voltage at full current', figure(arcVolts('mig', m.amps), 'V', 1)],
        ['Duty cycle at 40 °C', `${m.duty} % at ${m.amps} A`],
        ['Wire diameter', m.wire],
        ['Protection class', 'IP21S'],
        ['Weight', figure(m.kg, 'kg', 1)],
      ],
      look: { amps: m.amps },
      span: [320 + m.amps * 0.6, 380 + m.amps * 0.9],
      inclusions: ['Torch, 3 m', 'Earth clamp, 3 m', 'Regulator with flow meter', 'Drive rolls'],
      default: true,
    },
  ],
  draw: migDrawing,
});

export const tigWelder = kind<Machine & { ac: boolean }, { amps: number }>({
  key: 'tig-welder',
  category: 'welding',
  noun: 'TIG welder',
  code: 'TIG',
  models: [
    { amps: 180, duty: 40, ac: false, kg: 6.9, pesos: 13_900 },
    { amps: 200, duty: 60, ac: false, kg: 8.4, pesos: 19_500 },
    { amps: 210, duty: 40, ac: true, kg: 18.5, pesos: 42_000 },
  ],
  makers: { arcadel: [0, 1, 2], lagabra: [0, 1] },
  alsoBy: { lagabra: [2], bagwisan: [0, 1] },
  size: (m) => `${m.amps}${m.ac ? 'AC' : ''}`,
  title: (m) => `TIG Welder ${m.amps} A ${m.ac ? 'AC/DC' : 'DC'} Pulse`,
  about: (m) =>
    `High-frequency start and pulse up to 200 Hz on ${m.amps} A. ${m.ac ? 'AC with adjustable balance cleans the oxide off aluminium.' : 'DC for stainless, mild steel and copper.'}`,
  uses: [
    'For handrails that are seen, and pipes that are tested.',
    'Tank makers run it on 1 mm stainless without burning through.',
  ],
  useage: (m) => ({
    steps: [
      ...weldingSteps,
      m.ac
        ? 'Use a rounded tungsten for AC and a pointed one for DC.'
        : 'Grind the tungsten lengthwise to a point two diameters long.',
      'Set argon to 6 to 8 litres a minute with five seconds of post-flow.',
      'Hold the arc as long as the tungsten is thick.',
      'Dip the rod into the edge of the pool, not into the arc.',
    ],
    warning: weldingWarning,
  }),
  variants: (m, b) => [
    {
      name: 'With torch and regulator',
      pesos: m.pesos,
      note: 'With a 4 m torch; it also burns stick electrodes.',
      specs: [
        ...supply('tig', m, b.volts),
        ['Welding current', `${m.ac ? 10 : 5}–${m.amps} A`],
        ['Arc voltage at full current', figure(arcVolts('tig', m.amps), 'V', 1)],
        ['Duty cycle at 40 °C', `${m.duty} % at ${m.amps} A`],
        ['Output', m.ac ? 'AC/DC' : 'DC'],
        ['Protection class', 'IP21S'],
        ['Weight', figure(m.kg, 'kg', 1)],
      ],
      look: { amps: m.amps },
      span: [m.ac ? 460 : 380, m.ac ? 400 : 260],
      inclusions: [
        'TIG torch, 4 m',
        'Argon regulator',
        'Earth clamp, 3 m',
        'Electrode holder, 3 m',
      ],
      default: true,
    },
  ],
  draw: tigDrawing,
});
