import {
  centrifugalPump as centrifugalDrawing,
  dischargeHose as hoseDrawing,
  enginePump as engineDrawing,
  submersiblePump as submersibleDrawing,
} from '../models/pumps';
import { amperes, figure } from '../figures';
import { kind } from '../kind';

type Sub = {
  hp: number;
  flow: number;
  head: number;
  outlet: number;
  sewage: boolean;
  kg: number;
  pesos: number;
};

export const submersiblePump = kind<Sub, { sewage: boolean; float: boolean }>({
  key: 'submersible-pump',
  category: 'pumps',
  noun: 'submersible pump',
  code: 'SP',
  models: [
    { hp: 0.5, flow: 150, head: 8, outlet: 32, sewage: false, kg: 5.2, pesos: 3_200 },
    { hp: 1, flow: 260, head: 12, outlet: 50, sewage: false, kg: 11.5, pesos: 6_800 },
    { hp: 1, flow: 300, head: 10, outlet: 50, sewage: true, kg: 16, pesos: 9_200 },
    { hp: 2, flow: 500, head: 16, outlet: 80, sewage: true, kg: 29, pesos: 19_800 },
  ],
  makers: { bukalta: [0, 1, 2, 3], hydrosten: [1, 2, 3] },
  alsoBy: { hydrosten: [0], bagwisan: [0, 1] },
  size: (m) => `${m.outlet}${m.sewage ? 'W' : ''}`,
  title: (m) =>
    `Submersible ${m.sewage ? 'Sewage' : 'Drainage'} Pump ${figure(m.hp, 'hp')} ${m.outlet} mm`,
  about: (m) =>
    `Moves up to ${m.flow} L/min and lifts to ${m.head} m. ${m.sewage ? `The open impeller passes soft solids of ${Math.round(m.outlet * 0.5)} mm.` : 'The strainer keeps out anything above 5 mm.'}`,
  uses: [
    'For flooded basements and elevator pits in the rainy season.',
    'Empties a cistern before cleaning.',
    'For fishponds, septic chambers and construction pits.',
  ],
  useage: () => ({
    steps: [
      'Lower the pump by a rope tied to its handle, never by the cable.',
      'Set it on a brick so that it does not draw mud.',
      'Lead the hose uphill without kinks.',
      'Connect through an earth-leakage breaker of 30 mA.',
      'Pump clean water for a minute after dirty work.',
    ],
    warning: 'Nobody may be in the water while the pump is connected.',
  }),
  variants: (m, b) =>
    [false, true].map((float) => ({
      name: float ? 'Automatic, with float' : 'Manual',
      pesos: m.pesos + (float ? 450 + m.hp * 150 : 0),
      suffix: float ? 'A' : 'M',
      note: float
        ? 'The float starts and stops it with the level.'
        : 'Runs as long as it is plugged in.',
      specs: [
        ['Motor', `${figure(m.hp, 'hp')} (${figure(m.hp * 0.746, 'kW', 2)})`],
        ['Supply', `${b.volts} V ~ 60 Hz`],
        ['Current', figure(amperes(m.hp * 746, b.volts, 0.6), 'A', 1)],
        ['Maximum flow', `${m.flow} L/min`],
        ['Maximum head', `${m.head} m`],
        [
          'Outlet',
          `${m.outlet} mm (${figure(m.outlet === 32 ? 1.25 : m.outlet === 50 ? 2 : 3)} in)`,
        ],
        ['Solids', m.sewage ? `${Math.round(m.outlet * 0.5)} mm` : '5 mm'],
        ['Float switch', float ? 'Yes' : 'No'],
        ['Weight', figure(m.kg + (float ? 0.3 : 0), 'kg', 1)],
      ],
      look: { sewage: m.sewage, float },
      span: [180 + m.hp * 40, 300 + m.hp * 90],
      inclusions: ['Hose connector', 'Cable, 10 m'],
      default: float,
    })),
  draw: submersibleDrawing,
});

type End = { hp: number; inlet: number; flow: number; head: number; kg: number; pesos: number };

export const centrifugalPump = kind<End, { inlet: number }>({
  key: 'centrifugal-pump',
  category: 'pumps',
  noun: 'centrifugal pump',
  code: 'CP',
  models: [
    { hp: 0.5, inlet: 25, flow: 90, head: 22, kg: 8.5, pesos: 3_900 },
    { hp: 1, inlet: 25, flow: 110, head: 32, kg: 13, pesos: 6_200 },
    { hp: 2, inlet: 40, flow: 300, head: 36, kg: 24, pesos: 13_500 },
    { hp: 3, inlet: 50, flow: 550, head: 34, kg: 33, pesos: 19_500 },
  ],
  makers: { bukalta: [0, 1, 2], hydrosten: [1, 2, 3] },
  alsoBy: { bukalta: [3], hydrosten: [0], bagwisan: [0, 1] },
  size: (m) => `${m.inlet}-${m.hp * 10}`,
  title: (m) => `Centrifugal Pump ${figure(m.hp, 'hp')} ${m.inlet} mm`,
  about: (m) =>
    `An end-suction pump for clean water, up to ${m.flow} L/min and ${m.head} m of head. It draws from 7 m deep once it is primed.`,
  uses: [
    'Fills the roof tank of a two-storey house.',
    'Boosts weak evening pressure in subdivisions.',
    'For irrigation and cooling circuits.',
  ],
  useage: () => ({
    steps: [
      'Set the pump as near to the water as possible.',
      'Fit a foot valve and a suction pipe no smaller than the inlet.',
      'Fill pump and pipe with water before the first start.',
      'Open the discharge slowly.',
    ],
    warning: 'Running dry destroys the seal in a minute. Switch off before opening the plug.',
  }),
  variants: (m, b) => [
    {
      name: 'Cast iron',
      pesos: m.pesos,
      note: 'Cast-iron body, brass impeller.',
      specs: [
        ['Motor', `${figure(m.hp, 'hp')} (${figure(m.hp * 0.746, 'kW', 2)})`],
        ['Supply', `${b.volts} V ~ 60 Hz`],
        ['Current', figure(amperes(m.hp * 746, b.volts, 0.62), 'A', 1)],
        ['Maximum flow', `${m.flow} L/min`],
        ['Maximum head', `${m.head} m`],
        ['Inlet and outlet', `${m.inlet} mm`],
        ['Motor speed', '3,450 rpm'],
        ['Weight', figure(m.kg, 'kg', 1)],
      ],
      look: { inlet: m.inlet },
      span: [280 + m.hp * 50, 190 + m.hp * 30],
      inclusions: ['Priming plug', 'Counter flanges or unions'],
      default: true,
    },
  ],
  draw: centrifugalDrawing,
});

type EnginePump = {
  inches: number;
  flow: number;
  head: number;
  hp: number;
  kg: number;
  pesos: number;
};

export const enginePump = kind<EnginePump, { inches: number }>({
  key: 'engine-pump',
  category: 'pumps',
  noun: 'petrol water pump',
  code: 'EP',
  models: [
    { inches: 2, flow: 500, head: 28, hp: 5.5, kg: 24, pesos: 8_900 },
    { inches: 3, flow: 900, head: 26, hp: 6.5, kg: 28, pesos: 10_500 },
    { inches: 4, flow: 1_400, head: 25, hp: 9, kg: 45, pesos: 18_500 },
  ],
  makers: { brennholt: [0, 1, 2], bukalta: [0, 1] },
  alsoBy: { bukalta: [2], kidlaren: [0, 1] },
  size: (m) => m.inches,
  title: (m) => `Petrol Water Pump ${m.inches} in ${figure(m.hp, 'hp')}`,
  about: (m) =>
    `A self-priming ${m.inches} inch pump behind a ${figure(m.hp, 'hp')} engine: ${figure(m.flow, 'L/min')} on the level and ${m.head} m at most.`,
  uses: [
    'Floods a rice paddy or empties one.',
    'For contractors whose pit has no power.',
    'Stands by as a fire pump on farms.',
  ],
  useage: () => ({
    steps: [
      'Fill the pump body with water.',
      'Clamp the suction hose airtight and hang the strainer off the bottom.',
      'Start at low speed and open up when water comes.',
      'Drain it after salty or muddy water.',
    ],
    warning: 'Never run it dry, and never indoors.',
  }),
  variants: (m) => [
    {
      name: 'With fittings',
      pesos: m.pesos,
      note: `${m.inches} inch fittings and strainer included.`,
      specs: [
        ['Port size', `${m.inches} in`],
        ['Engine', `${figure(m.hp, 'hp')}, 4-stroke`],
        ['Maximum flow', figure(m.flow, 'L/min')],
        ['Maximum head', `${m.head} m`],
        ['Suction lift', '7 m'],
        ['Fuel tank', figure(m.inches > 3 ? 6.5 : 3.6, 'L', 1)],
        ['Weight', `${m.kg} kg`],
      ],
      look: { inches: m.inches },
      span: [420 + m.inches * 40, 340 + m.inches * 30],
      inclusions: ['Strainer', '2 hose fittings', '3 clamps', 'Plug spanner'],
      default: true,
    },
  ],
  draw: engineDrawing,
});

export const dischargeHose = kind<{ bar: number; factor: number }, { inches: number }>({
  key: 'discharge-hose',
  category: 'pumps',
  noun: 'lay-flat hose',
  code: 'LH',
  models: [
    { bar: 4, factor: 1 },
    { bar: 8, factor: 1.6 },
  ],
  makers: { bukalta: [0, 1], hydrosten: [1] },
  alsoBy: { hydrosten: [0], bagwisan: [0, 1] },
  size: (m) => `${m.bar}B`,
  title: (m) => `Lay-flat Discharge Hose ${m.bar} bar`,
  about: (m) =>
    `PVC over woven polyester for ${m.bar} bar at 23 °C; it rolls up flat and does not mind sun.`,
  uses: ['Goes with every drainage pump.', 'Carries water across fields without a trench.'],
  useage: () => ({
    steps: [
      'Roll it out fully before pumping.',
      'Clamp with two clips on the connector.',
      'Open the pump slowly: a kinked hose jumps.',
      'Drain and roll up dry.',
    ],
    warning: 'Not for drinking water and not for suction.',
  }),
  variants: (m) =>
    [1.5, 2, 3, 4].flatMap((inches) =>
      [20, 50].map((length) => ({
        name: `${inches} in × ${length} m`,
        pesos: inches * length * 24 * m.factor,
        suffix: `-${inches * 10}-${length}`,
        note: `${length} m roll for ${inches} inch connectors.`,
        specs: [
          ['Inside diameter', `${inches} in (${Math.round(inches * 25.4)} mm)`],
          ['Length', `${length} m`],
          ['Working pressure', `${m.bar} bar`],
          ['Bursting pressure', `${m.bar * 3} bar`],
          ['Weight', figure(inches * length * 0.11 * Math.sqrt(m.factor), 'kg', 1)],
        ] as const,
        look: { inches },
        span: [240 + length * 4, 240 + length * 4] as const,
        inclusions: [],
        default: inches === 2 && length === 20,
      })),
    ),
  draw: hoseDrawing,
});
