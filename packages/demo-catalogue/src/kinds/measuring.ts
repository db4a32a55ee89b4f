import { clampMeter as clampDrawing, multimeter as multimeterDrawing } from '../models/meters';
import {
  calliper as calliperDrawing,
  laserMeter as laserDrawing,
  spiritLevel as levelDrawing,
  tapeMeasure as tapeDrawing,
} from '../models/rules';
import { figure } from '../figures';
import { kind } from '../kind';

export const tapeMeasure = kind<
  { grade: string; width: number; lengths: readonly number[]; each: number; magnet: boolean },
  { metres: number }
>({
  key: 'tape-measure',
  category: 'measuring',
  noun: 'tape measure',
  code: 'TM',
  models: [
    { grade: 'Steel Tape', width: 19, lengths: [3, 5, 7.5], each: 34, magnet: false },
    { grade: 'Nylon-coated Tape', width: 25, lengths: [5, 7.5, 10], each: 62, magnet: true },
  ],
  makers: { sukatek: [0, 1], micravon: [1], pandaro: [0] },
  alsoBy: { micravon: [0], pandaro: [1], torvane: [0, 1] },
  size: (m) => m.width,
  title: (m) => `${m.grade} ${m.width} mm`,
  about: (m) =>
    `A ${m.width} mm blade that stands out ${m.width > 20 ? '2.4' : '1.6'} m before it bends, millimetres below and inches above. ${m.magnet ? 'The hook is magnetic and the coating survives grit.' : 'The sliding hook is true inside and out.'}`,
  uses: [
    'Fits a nail apron and forgives a fall.',
    'Stud marks every 400 mm are in red.',
    'For carpenters, welders and anyone buying curtains.',
  ],
  useage: () => ({
    steps: [
      'For outside measures pull on the hook, for inside measures push it.',
      'Add the case length printed on the back for inside measures.',
      'Guide the blade back by hand for the last metre.',
      'Wipe it dry after rain.',
    ],
    warning: 'The edge is sharp: do not let it race through your fingers.',
  }),
  variants: (m) =>
    m.lengths.map((metres, i) => ({
      name: `${metres} m`,
      pesos: 70 + metres * m.each,
      suffix: `-${metres * 10}`,
      note: `${metres} m long, ${m.width} mm wide.`,
      specs: [
        ['Length', `${metres} m`],
        ['Blade width', `${m.width} mm`],
        ['Graduation', '1 mm and 1/16 in'],
        ['Accuracy class', 'Class II'],
        ['Hook', m.magnet ? 'Magnetic, sliding' : 'Sliding'],
        ['Weight', figure(Math.round(90 + metres * m.width * 1.7) / 1000, 'kg', 2)],
      ],
      look: { metres },
      span: [60 + metres * 3.5, 62 + metres * 2.5],
      inclusions: [],
      default: i === 1,
    })),
  draw: tapeDrawing,
});

export const calliper = kind<
  { digital: boolean; resolution: string; pesos: number },
  { digital: boolean; range: number }
>({
  key: 'calliper',
  category: 'measuring',
  noun: 'calliper',
  code: 'CL',
  models: [
    { digital: false, resolution: '0.02 mm', pesos: 780 },
    { digital: true, resolution: '0.01 mm', pesos: 1_350 },
  ],
  makers: { sukatek: [0, 1], micravon: [0, 1] },
  alsoBy: { torvane: [0, 1] },
  size: (m) => (m.digital ? 'D' : 'V'),
  title: (m) => `${m.digital ? 'Digital' : 'Vernier'} Calliper`,
  about: (m) =>
    `Hardened stainless, reading to ${m.resolution}. ${m.digital ? 'Zero anywhere, switch between millimetres and inches, and see it from across the lathe.' : 'No battery to fail; the satin scale does not glare.'}`,
  uses: [
    'Inside, outside, depth and step with one tool.',
    'For machinists, and for anyone ordering a bearing.',
  ],
  useage: (m) => ({
    steps: [
      'Clean the jaws and close them: it must read zero.',
      'Close on the work with thumb pressure only.',
      'Rock it slightly and take the smallest reading outside, the largest inside.',
      m.digital
        ? 'Remove the battery before a long pause.'
        : 'Read the line of the vernier that meets a line of the beam.',
    ],
    warning: 'Never measure turning work.',
  }),
  variants: (m) =>
    [
      { range: 150, up: 1 },
      { range: 200, up: 1.45 },
      { range: 300, up: 2.3 },
    ].map((s) => ({
      name: `0–${s.range} mm`,
      pesos: m.pesos * s.up,
      suffix: `-${s.range}`,
      note: `Jaws ${s.range < 200 ? 40 : s.range < 300 ? 50 : 60} mm deep.`,
      specs: [
        ['Measuring range', `0–${s.range} mm`],
        ['Resolution', m.resolution],
        ['Accuracy', `±${s.range < 300 ? '0.03' : '0.04'} mm`],
        ['Jaw depth', `${s.range < 200 ? 40 : s.range < 300 ? 50 : 60} mm`],
        ['Material', 'Hardened stainless steel'],
        ['Battery', m.digital ? 'SR44' : 'None'],
      ],
      look: { digital: m.digital, range: s.range },
      span: [s.range + 86, 78],
      inclusions: ['Case', ...(m.digital ? ['Spare battery'] : [])],
      default: s.range === 150,
    })),
  draw: calliperDrawing,
});

type Meter = {
  counts: number;
  volts: number;
  rms: boolean;
  cat: string;
  kg: number;
  pesos: number;
};

export const multimeter = kind<Meter, { counts: number }>({
  key: 'multimeter',
  category: 'measuring',
  noun: 'digital multimeter',
  code: 'DM',
  models: [
    { counts: 2_000, volts: 600, rms: false, cat: 'CAT II 600 V', kg: 0.22, pesos: 690 },
    { counts: 6_000, volts: 600, rms: true, cat: 'CAT III 600 V', kg: 0.32, pesos: 2_150 },
    { counts: 20_000, volts: 1_000, rms: true, cat: 'CAT IV 600 V', kg: 0.42, pesos: 5_900 },
  ],
  makers: { sukatek: [0, 1, 2], micravon: [1, 2], kordalin: [0] },
  alsoBy: { micravon: [0], kordalin: [1, 2], torvane: [0, 1] },
  size: (m) => m.counts / 1000,
  title: (m) => `Digital Multimeter ${figure(m.counts)} Counts${m.rms ? ' True RMS' : ''}`,
  about: (m) =>
    `${figure(m.counts)} counts up to ${figure(m.volts, 'V')}, ${m.cat}. ${m.rms ? 'True RMS reads inverter drives and dimmers correctly.' : 'For batteries, lamps and plain sine-wave circuits.'}`,
  uses: [
    'For outlets, aircon boards and motorcycle batteries.',
    'The buzzer finds a broken wire in a second.',
    'Leads are silicone and stay soft.',
  ],
  useage: (m) => ({
    steps: [
      'Look at leads and case before each use.',
      'Put red into V and black into COM; only move red for current.',
      'Try it on a known live point, measure, then try it again.',
      `Stay within ${m.cat}.`,
    ],
    warning: 'Never measure resistance or current across a live circuit: set to V first.',
  }),
  variants: (m) => [
    {
      name: 'With leads',
      pesos: m.pesos,
      note: 'Silicone leads and battery included.',
      specs: [
        ['Display', `${figure(m.counts)} counts`],
        ['Voltage, AC/DC', `${figure(m.volts, 'V')}`],
        ['Current, AC/DC', '10 A'],
        ['Resistance', `${m.counts > 2_000 ? '60' : '20'} MΩ`],
        ['Measurement', m.rms ? 'True RMS' : 'Average'],
        ['Safety category', m.cat],
        ['Weight', figure(m.kg, 'kg', 2)],
      ],
      look: { counts: m.counts },
      span: [84, 176],
      inclusions: ['Test leads', 'Battery', ...(m.counts > 2_000 ? ['Thermocouple', 'Pouch'] : [])],
      default: true,
    },
  ],
  draw: multimeterDrawing,
});

export const clampMeter = kind<
  { amps: number; dc: boolean; jaw: number; pesos: number },
  { amps: number }
>({
  key: 'clamp-meter',
  category: 'measuring',
  noun: 'clamp meter',
  code: 'CM',
  models: [
    { amps: 400, dc: false, jaw: 28, pesos: 1_350 },
    { amps: 600, dc: true, jaw: 34, pesos: 3_100 },
    { amps: 1_000, dc: true, jaw: 42, pesos: 5_400 },
  ],
  makers: { sukatek: [0, 1], micravon: [1, 2] },
  alsoBy: { sukatek: [2], micravon: [0], torvane: [0, 1] },
  size: (m) => m.amps,
  title: (m) => `Clamp Meter ${figure(m.amps, 'A')} ${m.dc ? 'AC/DC' : 'AC'}`,
  about: (m) =>
    `Reads up to ${figure(m.amps, 'A')} ${m.dc ? 'AC and DC' : 'AC'} around a conductor of ${m.jaw} mm without opening the circuit. Inrush mode catches a motor’s start.`,
  uses: [
    'Aircon technicians check compressor current with it first.',
    'For solar strings, batteries and feeders.',
    'A lamp in the jaw lights the panel.',
  ],
  useage: () => ({
    steps: [
      'Clamp one conductor only; two cancel out.',
      'Centre it in the jaw and close fully.',
      'Press hold where you cannot see the display.',
      'Zero it before DC readings.',
    ],
    warning: 'Do not clamp bare conductors above 600 V.',
  }),
  variants: (m) => [
    {
      name: 'In pouch',
      pesos: m.pesos,
      note: 'With leads and pouch.',
      specs: [
        ['Current', `${figure(m.amps, 'A')} ${m.dc ? 'AC/DC' : 'AC'}`],
        ['Voltage', '600 V AC/DC'],
        ['Jaw opening', `${m.jaw} mm`],
        ['Display', '6,000 counts'],
        ['Safety category', 'CAT III 600 V'],
        ['Weight', figure(0.2 + m.jaw * 0.005, 'kg', 2)],
      ],
      look: { amps: m.amps },
      span: [70 + m.jaw * 0.3, 190 + m.jaw],
      inclusions: ['Test leads', 'Pouch', 'Batteries'],
      default: true,
    },
  ],
  draw: clampDrawing,
});

export const laserMeter = kind<
  { metres: number; accuracy: string; functions: string; pesos: number },
  { metres: number }
>({
  key: 'laser-distance-meter',
  category: 'measuring',
  noun: 'laser distance meter',
  code: 'LD',
  models: [
    { metres: 40, accuracy: '±2 mm', functions: 'Length, area, volume', pesos: 1_650 },
    { metres: 60, accuracy: '±2 mm', functions: 'Length, area, volume, Pythagoras', pesos: 2_700 },
    {
      metres: 100,
      accuracy: '±1.5 mm',
      functions: 'Length, area, volume, Pythagoras, tilt',
      pesos: 5_300,
    },
  ],
  makers: { sukatek: [0, 1, 2], micravon: [1, 2] },
  alsoBy: { micravon: [0], torvane: [0, 1] },
  size: (m) => m.metres,
  title: (m) => `Laser Distance Meter ${m.metres} m`,
  about: (m) =>
    `Measures 0.05 to ${m.metres} m to ${m.accuracy} at the press of a button: ${m.functions.toLowerCase()}.`,
  uses: [
    'One person measures a whole unit before lunch.',
    'For tile, paint and aircon estimates.',
    'Reads behind ceilings and across shafts.',
  ],
  useage: () => ({
    steps: [
      'Choose whether to measure from the front or the back edge.',
      'Aim at a plain, dull surface; use the target plate outdoors.',
      'Hold still until it beeps.',
      'Check it once a month against a known length.',
    ],
    warning: 'Class 2 laser: do not look into the beam or point it at people.',
  }),
  variants: (m) => [
    {
      name: 'In pouch',
      pesos: m.pesos,
      note: m.metres > 60 ? 'Rechargeable by USB-C.' : 'Runs on two AAA cells.',
      specs: [
        ['Range', `0.05–${m.metres} m`],
        ['Accuracy', m.accuracy],
        ['Laser', 'Class 2, 635 nm, under 1 mW'],
        ['Functions', m.functions],
        ['Protection class', m.metres > 50 ? 'IP65' : 'IP54'],
        ['Weight', figure(0.08 + m.metres * 0.0006, 'kg', 2)],
      ],
      look: { metres: m.metres },
      span: [48, 112 + m.metres * 0.15],
      inclusions: ['Pouch', 'Wrist strap', m.metres > 60 ? 'USB-C cable' : 'Batteries'],
      default: true,
    },
  ],
  draw: laserDrawing,
});

export const spiritLevel = kind<
  { profile: string; factor: number; accuracy: string },
  { cm: number }
>({
  key: 'spirit-level',
  category: 'measuring',
  noun: 'spirit level',
  code: 'SL',
  models: [
    { profile: 'Aluminium I-beam', factor: 1, accuracy: '1.0 mm/m' },
    { profile: 'Milled Box Section', factor: 2.1, accuracy: '0.5 mm/m' },
  ],
  makers: { sukatek: [0, 1], micravon: [1] },
  alsoBy: { micravon: [0], torvane: [0, 1] },
  size: (m) => (m.factor > 1 ? 'X' : 'I'),
  title: (m) => `Spirit Level ${m.profile}`,
  about: (m) =>
    `Three vials in a ${m.profile.toLowerCase()} frame, true to ${m.accuracy}, also upside down. End caps take the fall.`,
  uses: ['For masons, tilers and door hangers.', 'The middle vial can be read from above.'],
  useage: () => ({
    steps: [
      'Check it: read, turn it end for end, read again; both must agree.',
      'Wipe the sole before use.',
      'Read with your eye square to the vial.',
      'Hang it up, do not lean it.',
    ],
    warning: 'Do not hit it with a hammer to level blocks; use a rubber mallet on the block.',
  }),
  variants: (m) =>
    [
      { cm: 40, pesos: 330 },
      { cm: 60, pesos: 430 },
      { cm: 100, pesos: 680 },
      { cm: 120, pesos: 850 },
    ].map((s) => ({
      name: `${s.cm} cm`,
      pesos: s.pesos * m.factor,
      suffix: `-${s.cm}`,
      note: `${s.cm} cm (${Math.round(s.cm / 2.54)} in) long.`,
      specs: [
        ['Length', `${s.cm} cm`],
        ['Accuracy', m.accuracy],
        ['Vials', '3: level, plumb, 45°'],
        ['Frame', m.profile],
        ['Weight', figure(s.cm * 0.0075 * Math.sqrt(m.factor), 'kg', 2)],
      ],
      look: { cm: s.cm },
      span: [s.cm * 10, 56],
      inclusions: [],
      default: s.cm === 60,
    })),
  draw: levelDrawing,
});
