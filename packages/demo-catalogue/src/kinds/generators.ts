import {
  dieselGenerator as dieselDrawing,
  inverterGenerator as inverterDrawing,
  petrolGenerator as petrolDrawing,
} from '../models/generators';
import { amperes, figure, toStep } from '../figures';
import { kind } from '../kind';

const generatorSteps = [
  'Place the set outdoors on level ground, two metres from walls and windows.',
  'Check oil and fuel; never refuel a hot engine.',
  'Start without load and let it warm up for three minutes.',
  'Connect the largest motor first, then the rest one by one.',
  'Run it for two minutes without load before stopping.',
];
const generatorWarning =
  'Exhaust gas kills without smell: never run it indoors or in a garage. Connect a house only through a transfer switch.';

type Petrol = {
  kva: number;
  cc: number;
  tank: number;
  litresHour: number;
  kg: number;
  pesos: number;
};

export const petrolGenerator = kind<
  Petrol & { electric: boolean },
  { kva: number; wheels: boolean }
>({
  key: 'petrol-generator',
  category: 'generators',
  noun: 'petrol generator',
  code: 'PG',
  models: [
    { kva: 1.2, cc: 98, tank: 6, litresHour: 0.8, kg: 26, pesos: 9_800, electric: false },
    { kva: 2.8, cc: 212, tank: 15, litresHour: 1.4, kg: 43, pesos: 17_500, electric: false },
    { kva: 5.5, cc: 389, tank: 25, litresHour: 2.4, kg: 79, pesos: 32_500, electric: true },
    { kva: 7.5, cc: 439, tank: 25, litresHour: 3.2, kg: 91, pesos: 46_500, electric: true },
  ],
  makers: { brennholt: [1, 2, 3], kidlaren: [0, 1, 2, 3] },
  alsoBy: { brennholt: [0], torvane: [0, 1] },
  size: (m) => m.kva * 1000,
  title: (m) => `Petrol Generator ${figure(m.kva, 'kVA', 1)}`,
  about: (m) =>
    `${figure(m.kva, 'kVA', 1)} continuous from a ${m.cc} cc overhead-valve engine. A full tank of ${m.tank} litres lasts about ${Math.round(m.tank / m.litresHour)} hours at half load.`,
  uses: [
    'Carries lights, a fan or two and the refrigerator of a home.',
    'For a sari-sari store with a chest freezer.',
    'Strong enough for a stick welder on a site without power.',
    'The voltage regulator keeps it within six percent.',
  ],
  useage: (m) => ({
    steps: generatorSteps,
    warning: generatorWarning,
    table: {
      title: 'What it can start',
      rows: [
        ['Load', 'Running', 'Starting'],
        ['Refrigerator', '150 W', '600 W'],
        ['1 hp aircon, non-inverter', '900 W', '2,700 W'],
        ['Water pump 0.5 hp', '500 W', '1,500 W'],
        ['This set', `${figure(m.kva * 1000, 'W')}`, `${figure(toStep(m.kva * 1100, 50), 'W')}`],
      ],
    },
  }),
  variants: (m, b) =>
    [false, ...(m.electric ? [true] : [])].map((electric) => ({
      name: electric ? 'Recoil and electric start' : 'Recoil start',
      pesos: m.pesos * (electric ? 1.14 : 1),
      suffix: electric ? 'E' : '',
      note: electric ? 'With battery, key start and wheels.' : 'Starts by pulling the rope.',
      specs: [
        ['Rated output', figure(m.kva, 'kVA', 1)],
        ['Maximum output', figure(toStep(m.kva * 1.1, 0.1), 'kVA', 1)],
        ['Rated voltage', `${b.volts} V ~ 60 Hz`],
        ['Rated current', figure(amperes(m.kva * 1000, b.volts), 'A', 1)],
        ['Engine', `${m.cc} cc, 4-stroke OHV`],
        ['Engine speed', '3,600 rpm'],
        ['Fuel tank', `${m.tank} L`],
        ['Running time at 50 % load', `${Math.round(m.tank / m.litresHour)} h`],
        ['Starting', electric ? 'Recoil and electric' : 'Recoil'],
        ['Weight', `${m.kg + (electric ? 7 : 0)} kg`],
      ],
      look: { kva: m.kva, wheels: electric },
      span: [400 + m.kva * 40, 380 + m.kva * 24],
      inclusions: [
        'Plug spanner',
        'Oil funnel',
        ...(electric ? ['Starter battery', 'Wheel kit'] : []),
      ],
      default: !electric,
    })),
  draw: petrolDrawing,
});

export const inverterGenerator = kind<Petrol & { noise: number }, { kva: number }>({
  key: 'inverter-generator',
  category: 'generators',
  noun: 'inverter generator',
  code: 'IG',
  models: [
    { kva: 1.0, cc: 56, tank: 2.6, litresHour: 0.42, kg: 14, pesos: 15_500, noise: 58 },
    { kva: 2.0, cc: 79, tank: 4, litresHour: 0.7, kg: 21, pesos: 25_500, noise: 60 },
    { kva: 3.3, cc: 149, tank: 7.5, litresHour: 1.2, kg: 34, pesos: 41_000, noise: 62 },
  ],
  makers: { brennholt: [0, 1, 2], kidlaren: [0, 1] },
  alsoBy: { kidlaren: [2], torvane: [0, 1] },
  size: (m) => m.kva * 1000,
  title: (m) => `Inverter Generator ${figure(m.kva, 'kVA', 1)} Silent`,
  about: (m) =>
    `A closed set with a pure sine wave for computers and inverter aircons, ${m.noise} dB(A) at seven metres and quarter load. The engine slows down when little is drawn.`,
  uses: [
    'For food stalls, caravans and sound systems.',
    'Two of the same size can be joined with a parallel cable.',
    'Neighbours forgive it.',
  ],
  useage: () => ({
    steps: ['Turn the fuel cap vent on.', ...generatorSteps],
    warning: generatorWarning,
  }),
  variants: (m, b) => [
    {
      name: 'Standard',
      pesos: m.pesos,
      note: `Carried with one hand: ${m.kg} kg.`,
      specs: [
        ['Rated output', figure(m.kva, 'kVA', 1)],
        ['Maximum output', figure(toStep(m.kva * 1.1, 0.1), 'kVA', 1)],
        ['Rated voltage', `${b.volts} V ~ 60 Hz`],
        ['Rated current', figure(amperes(m.kva * 1000, b.volts), 'A', 1)],
        ['Waveform', 'Pure sine, under 3 % THD'],
        ['Engine', `${m.cc} cc, 4-stroke OHV`],
        ['Fuel tank', `${figure(m.tank, 'L', 1)}`],
        ['Noise at 7 m', `${m.noise} dB(A)`],
        ['Weight', `${m.kg} kg`],
      ],
      look: { kva: m.kva },
      span: [420 + m.kva * 40, 360 + m.kva * 35],
      inclusions: ['12 V charging cable', 'Plug spanner', 'Oil funnel'],
      default: true,
    },
  ],
  draw: inverterDrawing,
});

type Diesel = {
  kva: number;
  phases: 1 | 3;
  cylinders: number;
  tank: number;
  litresHour: number;
  noise: number;
  kg: number;
  pesos: number | null;
};

export const dieselGenerator = kind<Diesel, { kva: number }>({
  key: 'diesel-generator',
  category: 'generators',
  noun: 'diesel generator',
  code: 'DG',
  models: [
    {
      kva: 6,
      phases: 1,
      cylinders: 1,
      tank: 15,
      litresHour: 1.7,
      noise: 72,
      kg: 165,
      pesos: 68_000,
    },
    {
      kva: 12,
      phases: 1,
      cylinders: 2,
      tank: 30,
      litresHour: 3.3,
      noise: 70,
      kg: 310,
      pesos: 165_000,
    },
    {
      kva: 20,
      phases: 3,
      cylinders: 4,
      tank: 80,
      litresHour: 4.6,
      noise: 68,
      kg: 650,
      pesos: 398_000,
    },
    {
      kva: 50,
      phases: 3,
      cylinders: 4,
      tank: 130,
      litresHour: 10.5,
      noise: 69,
      kg: 1_150,
      pesos: null,
    },
    {
      kva: 100,
      phases: 3,
      cylinders: 6,
      tank: 240,
      litresHour: 20,
      noise: 71,
      kg: 1_780,
      pesos: null,
    },
  ],
  makers: { brennholt: [0, 1, 2, 3, 4], kidlaren: [0, 1] },
  alsoBy: { kidlaren: [2, 3, 4], torvane: [0, 1] },
  size: (m) => m.kva,
  title: (m) => `Silent Diesel Generator ${m.kva} kVA`,
  about: (m) =>
    `A ${m.cylinders}-cylinder diesel under a sound canopy, ${m.kva} kVA prime at power factor 0.8, ${m.noise} dB(A) at seven metres. It burns about ${figure(m.litresHour, 'litres', 1)} an hour at three-quarter load.`,
  uses: [
    'For clinics, cold rooms and buildings that must not go dark.',
    'The controller starts by itself when a transfer switch asks for it.',
    'Fuel and lifting points are reached from outside.',
  ],
  useage: () => ({
    steps: [
      'Have a licensed electrician connect it through a transfer switch.',
      'Check coolant, oil and the fuel filter bowl before each start.',
      'Warm up for three to five minutes before loading.',
      'Keep the load between 30 and 80 percent; long running below that soots the engine.',
      'Run it for half an hour every month.',
    ],
    warning: generatorWarning,
  }),
  variants: (m, b) => [
    {
      name: 'Canopy set',
      pesos: m.pesos,
      note:
        m.pesos === null
          ? 'Quoted with commissioning and transfer switch.'
          : 'Delivered with oil and coolant filled.',
      specs: [
        ['Prime output', `${m.kva} kVA (${figure(m.kva * 0.8, 'kW', 1)})`],
        ['Standby output', figure(toStep(m.kva * 1.1, 0.1), 'kVA', 1)],
        [
          'Rated voltage',
          m.phases === 1 ? `${b.volts} V ~ 60 Hz` : '220/380 V ~ 60 Hz, three phase',
        ],
        [
          'Rated current',
          figure(
            m.phases === 1
              ? amperes(m.kva * 1000, b.volts)
              : amperes((m.kva * 1000) / Math.sqrt(3), 380),
            'A',
            1,
          ),
        ],
        [
          'Engine',
          `${m.cylinders} cylinders, 1,800 rpm`.replace('1 cylinders, 1,800', '1 cylinder, 3,600'),
        ],
        ['Fuel tank', `${m.tank} L`],
        ['Fuel use at 75 % load', figure(m.litresHour, 'L/h', 1)],
        ['Noise at 7 m', `${m.noise} dB(A)`],
        ['Weight', figure(m.kg, 'kg')],
      ],
      look: { kva: m.kva },
      span: [820 + m.kva * 17, 620 + m.kva * 9],
      inclusions: ['Digital controller', 'Starter battery', 'Lifting points'],
      default: true,
    },
  ],
  draw: dieselDrawing,
});
