import {
  circuitBreaker as breakerDrawing,
  extensionReel as reelDrawing,
  floodLight as lightDrawing,
  thhnWire as wireDrawing,
  type WireColour,
} from '../models/electrical';
import { figure } from '../figures';
import { kind } from '../kind';

const electricalWarning =
  'Work on fixed wiring is for licensed electricians. Switch off, lock out and test for dead.';

export const circuitBreaker = kind<
  { poles: number; ka: number; ratings: readonly number[]; pesos: number; sort: string },
  { amps: number; poles: number }
>({
  key: 'circuit-breaker',
  category: 'electrical',
  noun: 'circuit breaker',
  code: 'CB',
  models: [
    { poles: 1, ka: 6, ratings: [10, 16, 20, 25, 32, 40, 63], pesos: 165, sort: 'DIN-rail' },
    { poles: 2, ka: 6, ratings: [16, 20, 32, 40, 63], pesos: 340, sort: 'DIN-rail' },
    { poles: 3, ka: 10, ratings: [32, 40, 63, 100], pesos: 780, sort: 'DIN-rail' },
  ],
  makers: { kordalin: [0, 1, 2], torvane: [0, 1], micravon: [2] },
  alsoBy: { torvane: [2], micravon: [0, 1], pandaro: [0, 1] },
  size: (m) => `${m.poles}P`,
  title: (m) => `Circuit Breaker ${m.poles}-pole ${m.ka} kA ${m.sort}`,
  about: (m) =>
    `C curve, ${m.poles} pole${m.poles > 1 ? 's' : ''}, breaks ${m.ka} kA at 230/400 V. Terminals take ${m.poles > 2 ? 35 : 25} mm² and open downwards for the busbar.`,
  uses: [
    'For panel boards of homes, shops and machines.',
    'The window shows red for on and green for off.',
  ],
  useage: () => ({
    steps: [
      'Clip it on a 35 mm rail.',
      'Strip 12 mm and tighten to 2.5 Nm.',
      'Choose a rating not above what the wire carries.',
      'Press test devices monthly where fitted.',
    ],
    warning: electricalWarning,
    table: {
      title: 'Breaker and copper wire (THHN in conduit)',
      rows: [
        ['Breaker', 'Wire'],
        ['15–16 A', '2.0 mm² (14 AWG)'],
        ['20 A', '3.5 mm² (12 AWG)'],
        ['30–32 A', '5.5 mm² (10 AWG)'],
        ['40 A', '8.0 mm² (8 AWG)'],
        ['63 A', '14 mm² (6 AWG)'],
      ],
    },
  }),
  variants: (m) =>
    m.ratings.map((amps) => ({
      name: `${amps} A`,
      pesos: m.pesos * (amps > 60 ? 1.45 : amps > 35 ? 1.15 : 1),
      suffix: `-C${amps}`,
      note: `${amps} A, C curve.`,
      specs: [
        ['Rated current', `${amps} A`],
        ['Poles', String(m.poles)],
        ['Rated voltage', m.poles === 1 ? '230 V ~ 60 Hz' : '400 V ~ 60 Hz'],
        ['Breaking capacity', `${m.ka} kA`],
        ['Tripping curve', 'C'],
        ['Standard', 'IEC 60898-1'],
      ],
      look: { amps, poles: m.poles },
      span: [m.poles * 18, 84],
      inclusions: [],
      default: amps === (m.poles > 2 ? 63 : 20),
    })),
  draw: breakerDrawing,
});

/** Philippine THHN sizes: mm², AWG, strands, outside mm, amperes at 60 °C (PEC, three in conduit). */
const thhnSizes: readonly {
  mm2: number;
  awg: string;
  od: number;
  amps: number;
  pesos: number;
}[] = [
  { mm2: 2, awg: '14 AWG', od: 3.0, amps: 15, pesos: 15.5 },
  { mm2: 3.5, awg: '12 AWG', od: 3.6, amps: 20, pesos: 24.5 },
  { mm2: 5.5, awg: '10 AWG', od: 4.4, amps: 30, pesos: 39 },
  { mm2: 8, awg: '8 AWG', od: 5.7, amps: 40, pesos: 58 },
  { mm2: 14, awg: '6 AWG', od: 6.8, amps: 55, pesos: 98 },
  { mm2: 22, awg: '4 AWG', od: 8.4, amps: 70, pesos: 152 },
  { mm2: 30, awg: '2 AWG', od: 9.6, amps: 90, pesos: 205 },
];

export const thhnWire = kind<
  { metres: number; factor: number },
  { colour: WireColour; mm2: number }
>({
  key: 'thhn-wire',
  category: 'electrical',
  noun: 'THHN wire',
  code: 'TW',
  models: [
    { metres: 150, factor: 1 },
    { metres: 10, factor: 1.12 },
  ],
  makers: { kordalin: [0, 1], bagwisan: [1], torvane: [0] },
  alsoBy: { bagwisan: [0], torvane: [1], pandaro: [0, 1] },
  size: (m) => m.metres,
  title: (m) => `THHN/THWN-2 Stranded Wire ${m.metres} m`,
  about: (m) =>
    `Stranded annealed copper with PVC and nylon, 600 V, 90 °C dry. ${m.metres > 100 ? 'Full roll with metre marks.' : 'Cut length for repairs, in a closed pack.'}`,
  uses: ['For conduit work in homes and buildings.', 'The nylon slides through bends.'],
  useage: () => ({
    steps: [
      'Choose the size by breaker, distance and heat.',
      'Pull all wires of a circuit together.',
      'Use black or red for line, white or blue for neutral, green for earth.',
      'Leave 150 mm in each box.',
    ],
    warning: electricalWarning,
  }),
  variants: (m) =>
    thhnSizes.slice(0, m.metres > 100 ? 7 : 4).flatMap((s) =>
      (
        (m.metres > 100
          ? s.mm2 > 6
            ? ['Black', 'Green']
            : ['Black', 'Red', 'Blue', 'White', 'Green']
          : ['Black', 'White', 'Green']) satisfies WireColour[]
      ).map((colour) => ({
        name: `${s.mm2.toFixed(1)} mm² ${colour}`,
        pesos: s.pesos * m.metres * m.factor,
        suffix: `-${s.mm2 * 10}${colour[0]}${colour.at(-1)?.toUpperCase()}`,
        note: `${s.awg}, ${colour.toLowerCase()}, ${m.metres} m.`,
        specs: [
          ['Size', `${s.mm2.toFixed(1)} mm² (${s.awg})`],
          ['Conductor', s.mm2 > 8 ? 'Copper, 7 or 19 strands' : 'Copper, 7 strands'],
          ['Outside diameter', figure(s.od, 'mm', 1)],
          ['Current capacity at 60 °C', `${s.amps} A`],
          ['Voltage', '600 V'],
          ['Colour', colour],
          ['Length', `${m.metres} m`],
          ['Standard', 'PNS 35, UL 83'],
        ] as const,
        look: { colour, mm2: s.mm2 },
        span: [180 + s.od * Math.sqrt(m.metres) * 3, 180 + s.od * Math.sqrt(m.metres) * 3] as const,
        inclusions: [],
        default: s.mm2 === 3.5 && colour === 'Black',
      })),
    ),
  draw: wireDrawing,
});

export const extensionReel = kind<
  { mm2: number; amps: number; awg: string; lengths: readonly number[]; each: number },
  { metres: number }
>({
  key: 'extension-reel',
  category: 'electrical',
  noun: 'extension reel',
  code: 'ER',
  models: [
    { mm2: 1.25, amps: 10, awg: '16 AWG', lengths: [15, 25], each: 38 },
    { mm2: 2, amps: 15, awg: '14 AWG', lengths: [25, 30, 50], each: 58 },
    { mm2: 3.5, amps: 20, awg: '12 AWG', lengths: [30, 50], each: 92 },
  ],
  makers: { kordalin: [0, 1, 2], torvane: [1], bagwisan: [0] },
  alsoBy: { torvane: [0, 2], bagwisan: [1], pandaro: [0, 1] },
  size: (m) => m.mm2 * 10,
  title: (m) => `Extension Reel ${m.mm2} mm² ${m.amps} A 4-gang`,
  about: (m) =>
    `Rubber-sheathed cord of 3 × ${m.mm2} mm² (${m.awg}) for ${m.amps} A, four earthed outlets in a fixed hub and a thermal cut-out.`,
  uses: ['For sites, events and workshops.', 'Stands upright and locks when it is not wound.'],
  useage: (m) => ({
    steps: [
      'Unwind it fully above a third of the load: a coiled cord overheats.',
      `Stay under ${m.amps} A.`,
      'Keep it out of doorways and puddles.',
      'Press the cut-out back in once it has cooled.',
    ],
    warning: 'Use an earth-leakage breaker outdoors. Retire cords with cuts.',
    table: {
      title: 'Load',
      rows: [
        ['State', 'Most'],
        ['Unwound', `${figure(m.amps * 230, 'W')}`],
        ['Wound up', `${figure(Math.round((m.amps * 230) / 3 / 50) * 50, 'W')}`],
      ],
    },
  }),
  variants: (m) =>
    m.lengths.map((metres, i) => ({
      name: `${metres} m`,
      pesos: 620 + metres * m.each,
      suffix: `-${metres}`,
      note: `${metres} m of cord.`,
      specs: [
        ['Cord', `3 × ${m.mm2} mm² (${m.awg})`],
        ['Length', `${metres} m`],
        ['Rated current', `${m.amps} A`],
        ['Rated voltage', '230 V ~ 60 Hz'],
        ['Voltage drop at full load', `${figure((2 * 0.0178 * metres * m.amps) / m.mm2, 'V', 1)}`],
        ['Outlets', '4, earthed'],
        ['Weight', figure(1.8 + metres * (0.06 + m.mm2 * 0.036), 'kg', 1)],
      ],
      look: { metres },
      span: [280 + metres * 2, 340 + metres * 2],
      inclusions: [],
      default: i === m.lengths.length - 1,
    })),
  draw: reelDrawing,
});

export const floodLight = kind<
  { stand: boolean; watts: readonly number[]; each: number },
  { watts: number }
>({
  key: 'led-flood-light',
  category: 'electrical',
  noun: 'LED flood light',
  code: 'FL',
  models: [
    { stand: false, watts: [30, 50, 100, 200], each: 14.5 },
    { stand: true, watts: [50, 100], each: 27 },
  ],
  makers: { kordalin: [0, 1], torvane: [1], kidlaren: [0] },
  alsoBy: { torvane: [0], kidlaren: [1], linistar: [0, 1] },
  size: (m) => (m.stand ? 'T' : 'B'),
  title: (m) => `LED Flood Light ${m.stand ? 'with Tripod' : 'with Bracket'}`,
  about: (m) =>
    `120 lumens a watt at 6,500 K behind tempered glass. ${m.stand ? 'The stand goes up to 1.6 m.' : 'The bracket turns through 180 degrees.'}`,
  uses: [
    'For yards, basketball courts and night pours.',
    'The driver takes 100 to 265 V, so a sagging line does not dim it.',
  ],
  useage: () => ({
    steps: [
      'Fix it where rain runs off the glass.',
      'Connect earth first.',
      'Do not look into it.',
    ],
    warning: 'Hot surface. Switch off before turning the bracket.',
  }),
  variants: (m) =>
    m.watts.map((watts) => ({
      name: `${watts} W`,
      pesos: 240 + watts * m.each + (m.stand ? 600 : 0),
      suffix: `-${watts}`,
      note: `About ${figure(watts * 120, 'lm')}.`,
      specs: [
        ['Power', `${watts} W`],
        ['Luminous flux', figure(watts * 120, 'lm')],
        ['Supply', '220–240 V ~ 60 Hz'],
        ['Current', figure(watts / 230 / 0.95, 'A', 2)],
        ['Colour temperature', '6,500 K'],
        ['Protection class', 'IP66'],
        ['Weight', figure(0.5 + watts * 0.013 + (m.stand ? 2.4 : 0), 'kg', 1)],
      ],
      look: { watts },
      span: [150 + watts, 120 + watts * 0.8],
      inclusions: [m.stand ? 'Tripod 1.6 m' : 'Bracket'],
      default: watts === 50,
    })),
  draw: lightDrawing,
});
