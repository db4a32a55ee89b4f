import {
  blower as blowerDrawing,
  pressureWasher as washerDrawing,
  wetDryVacuum as vacuumDrawing,
} from '../models/cleaning';
import { amperes, figure } from '../figures';
import { kind } from '../kind';

type Washer = {
  bar: number;
  flow: number;
  watts: number;
  engine: boolean;
  kg: number;
  pesos: number;
};

export const pressureWasher = kind<Washer, { bar: number; engine: boolean }>({
  key: 'pressure-washer',
  category: 'cleaning',
  noun: 'pressure washer',
  code: 'PW',
  models: [
    { bar: 100, flow: 5.5, watts: 1_400, engine: false, kg: 6.2, pesos: 4_900 },
    { bar: 130, flow: 6.8, watts: 1_900, engine: false, kg: 11.5, pesos: 8_900 },
    { bar: 150, flow: 9, watts: 2_900, engine: false, kg: 26, pesos: 18_500 },
    { bar: 200, flow: 12, watts: 4_800, engine: true, kg: 32, pesos: 24_500 },
  ],
  makers: { hydrosten: [1, 2, 3], linistar: [0, 1, 2], bagwisan: [0] },
  alsoBy: { hydrosten: [0], linistar: [3], bagwisan: [1], torvane: [0, 1] },
  size: (m) => m.bar,
  title: (m) => `Pressure Washer ${m.bar} bar ${m.engine ? 'Petrol' : figure(m.watts, 'W')}`,
  about: (m) =>
    `${m.bar} bar and ${figure(m.flow, 'L/min', 1)}${m.engine ? ' from a 6.5 hp petrol engine, where there is no socket' : `, drawn from a ${figure(m.watts, 'W')} motor that stops when the trigger is released`}.`,
  uses: [
    'For motorcycles, driveways and aircon coils.',
    'Car washes run it all morning.',
    'Takes moss off concrete after the rains.',
  ],
  useage: () => ({
    steps: [
      'Connect a garden hose of 13 mm and open the tap.',
      'Squeeze the trigger until the air is out, then switch on.',
      'Begin at half a metre and come closer.',
      'Release the pressure before changing nozzles.',
      'Empty the pump before storing.',
    ],
    warning:
      'The jet cuts skin. Never point it at people, animals, sockets or tyres at close range.',
    table: {
      title: 'Nozzle',
      rows: [
        ['Colour', 'Angle', 'For'],
        ['Red', '0°', 'Stubborn spots'],
        ['Yellow', '15°', 'Concrete'],
        ['Green', '25°', 'Vehicles'],
        ['White', '40°', 'Glass, rinsing'],
      ],
    },
  }),
  variants: (m, b) => [
    {
      name: 'With hose and lance',
      pesos: m.pesos,
      note: 'Complete with hose, lance and nozzles.',
      specs: [
        ['Pressure', `${m.bar} bar`],
        ['Flow', figure(m.flow, 'L/min', 1)],
        [
          'Drive',
          m.engine ? 'Petrol engine, 6.5 hp' : `${figure(m.watts, 'W')}, ${b.volts} V ~ 60 Hz`,
        ],
        ['Current', m.engine ? 'None' : figure(amperes(m.watts, b.volts, 0.95), 'A', 1)],
        ['Hose', `${m.bar > 140 ? 10 : 6} m`],
        ['Water inlet', 'up to 40 °C'],
        ['Weight', figure(m.kg, 'kg', 1)],
      ],
      look: { bar: m.bar, engine: m.engine },
      span: [260 + m.kg * 8, 420 + m.kg * 16],
      inclusions: ['Lance', 'High-pressure hose', '4 nozzles', 'Detergent bottle'],
      default: true,
    },
  ],
  draw: washerDrawing,
});

export const wetDryVacuum = kind<
  { litres: number; watts: number; suction: number; steel: boolean; kg: number; pesos: number },
  { litres: number; steel: boolean }
>({
  key: 'wet-dry-vacuum',
  category: 'cleaning',
  noun: 'wet and dry vacuum',
  code: 'VC',
  models: [
    { litres: 15, watts: 1_200, suction: 170, steel: false, kg: 4.8, pesos: 3_400 },
    { litres: 30, watts: 1_400, suction: 200, steel: true, kg: 8.2, pesos: 5_600 },
    { litres: 60, watts: 2_400, suction: 220, steel: true, kg: 19, pesos: 14_500 },
  ],
  makers: { linistar: [0, 1, 2], halvorn: [1], bagwisan: [0] },
  alsoBy: { halvorn: [0, 2], bagwisan: [1], hydrosten: [0, 1] },
  size: (m) => m.litres,
  title: (m) => `Wet and Dry Vacuum ${m.litres} L ${figure(m.watts, 'W')}`,
  about: (m) =>
    `Takes dust, chips and puddles into a ${m.litres} litre ${m.steel ? 'stainless drum' : 'plastic drum'} with ${m.suction} mbar of suction. A float shuts it off when it is full.`,
  uses: ['For workshops, offices after floods and car interiors.', 'Blows as well as it sucks.'],
  useage: () => ({
    steps: [
      'Use the cartridge filter for dust and the foam sleeve for water.',
      'Empty it before it is full: water is heavy.',
      'Knock the filter out after each day.',
      'Let drum and hose dry open.',
    ],
    warning: 'Not for glowing ash, fuel or explosive dust.',
  }),
  variants: (m, b) => [
    {
      name: 'Standard',
      pesos: m.pesos,
      note: 'With floor nozzle and crevice tool.',
      specs: [
        ['Rated voltage', `${b.volts} V ~ 60 Hz`],
        ['Rated input power', figure(m.watts, 'W')],
        ['Current', figure(amperes(m.watts, b.volts), 'A', 1)],
        ['Drum', `${m.litres} L, ${m.steel ? 'stainless steel' : 'plastic'}`],
        ['Suction', `${m.suction} mbar`],
        ['Hose', `${m.litres > 20 ? 2.5 : 1.8} m × ${m.litres > 40 ? 38 : 35} mm`],
        ['Weight', figure(m.kg, 'kg', 1)],
      ],
      look: { litres: m.litres, steel: m.steel },
      span: [320 + m.litres * 3, 400 + m.litres * 7],
      inclusions: ['Floor nozzle', 'Crevice tool', 'Cartridge filter', 'Foam sleeve'],
      default: true,
    },
  ],
  draw: vacuumDrawing,
});

export const blower = kind<
  { cordless: boolean; watts: number; air: number; speed: number; kg: number; pesos: number },
  { cordless: boolean }
>({
  key: 'blower',
  category: 'cleaning',
  noun: 'blower',
  code: 'BW',
  models: [
    { cordless: false, watts: 600, air: 3.5, speed: 75, kg: 1.8, pesos: 1_850 },
    { cordless: true, watts: 320, air: 2.9, speed: 68, kg: 1.5, pesos: 3_900 },
  ],
  makers: { linistar: [0, 1], torvane: [0, 1], bagwisan: [0] },
  alsoBy: { bagwisan: [1], halvorn: [0, 1] },
  size: (m) => (m.cordless ? '18' : m.watts),
  title: (m) => (m.cordless ? 'Cordless Blower 18 V' : `Electric Blower ${m.watts} W`),
  about: (m) =>
    `${figure(m.air, 'm³/min', 1)} at up to ${m.speed} m/s, with a trigger that doses the air. ${m.cordless ? 'A 4 Ah pack lasts about twenty minutes at half speed.' : 'With a bag it becomes a small vacuum.'}`,
  uses: ['For saw dust, leaves and dusty radiators.', 'Dries a motorcycle after washing.'],
  useage: () => ({
    steps: [
      'Fit the nozzle until it clicks.',
      'Sweep from side to side.',
      'Clean the intake guard weekly.',
    ],
    warning: 'Wear glasses; do not blow towards people.',
  }),
  variants: (m, b) => [
    {
      name: m.cordless ? 'Bare tool' : 'With dust bag',
      pesos: m.pesos,
      note: m.cordless ? 'Without battery and charger.' : 'With nozzle and dust bag.',
      specs: [
        ['Supply', m.cordless ? '18 V DC' : `${b.volts} V ~ 60 Hz`],
        ['Power', `${m.watts} W`],
        ['Current', figure(m.cordless ? m.watts / 18 : amperes(m.watts, b.volts), 'A', 1)],
        ['Air flow', figure(m.air, 'm³/min', 1)],
        ['Air speed', `${m.speed} m/s`],
        ['Weight', figure(m.kg, 'kg', 1)],
      ],
      look: { cordless: m.cordless },
      span: [480, 210],
      inclusions: m.cordless ? ['Nozzle'] : ['Nozzle', 'Dust bag'],
      default: true,
    },
  ],
  draw: blowerDrawing,
});
