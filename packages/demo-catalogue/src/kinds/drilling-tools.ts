import {
  cordlessDrill as drillDrawing,
  impactDriver as driverDrawing,
  rotaryHammer as hammerDrawing,
} from '../models/drilling';
import { amperes, figure, toStep } from '../figures';
import { kind, type Spec, type VariantDraft } from '../kind';

type Hammer = {
  hole: number;
  shank: 'SDS-plus' | 'SDS-max';
  watts: number;
  joules: number;
  bpm: number;
  kg: number;
  pesos: number;
};

export const rotaryHammer = kind<Hammer, { kg: number }>({
  key: 'rotary-hammer',
  category: 'power-tools',
  noun: 'rotary hammer',
  code: 'RH',
  models: [
    { hole: 24, shank: 'SDS-plus', watts: 720, joules: 2.3, bpm: 4_600, kg: 2.8, pesos: 5_900 },
    { hole: 28, shank: 'SDS-plus', watts: 850, joules: 3.2, bpm: 4_400, kg: 3.4, pesos: 8_200 },
    { hole: 32, shank: 'SDS-plus', watts: 1_100, joules: 4.5, bpm: 4_000, kg: 4.6, pesos: 11_500 },
    { hole: 40, shank: 'SDS-max', watts: 1_250, joules: 8.5, bpm: 3_100, kg: 6.8, pesos: 23_500 },
  ],
  makers: { halvorn: [0, 1, 2, 3], torvane: [0, 1, 2], bagwisan: [1] },
  alsoBy: { torvane: [3], bagwisan: [0], pandaro: [0, 1] },
  tuned: (m, b) => ({
    ...m,
    watts: toStep(m.watts * b.vigour, 10),
    joules: toStep(m.joules * b.vigour, 0.1),
  }),
  size: (m) => m.hole,
  title: (m) => `Rotary Hammer ${m.shank} ${m.hole} mm ${figure(m.watts, 'W')}`,
  about: (m) =>
    `Drills ${m.hole} mm in concrete with ${figure(m.joules, 'J', 1)} behind every blow, and chisels when the rotation is switched off. The ${m.shank} shank takes a bit without a key.`,
  uses: [
    'Electricians set it up for a day of anchors along a cable tray.',
    'For dowel holes, pipe sleeves and small breaking work in reinforced slabs.',
    'Aircon installers like it because the clutch gives way when the bit meets rebar.',
    'Strong enough to notch a beam, light enough to hold overhead for an anchor.',
  ],
  useage: (m) => ({
    steps: [
      'Wipe the shank, grease it lightly and push it in until the chuck clicks.',
      'Turn the selector to drilling, hammer drilling or chiselling while the motor stands still.',
      'Set the depth rod and fix the side grip at a right angle to your stance.',
      'Start slowly until the bit has made its own hole, then pull the trigger through.',
      'Blow the hole clean before setting an anchor.',
    ],
    warning:
      'Look for pipes and cables before drilling. Hold both grips: the tool turns hard when the bit jams in rebar.',
    table: {
      title: 'Best working range in concrete',
      rows: [
        ['Hole', 'Suitable'],
        [`6–${Math.round(m.hole * 0.65)} mm`, 'All day'],
        [`${Math.round(m.hole * 0.65) + 1}–${m.hole} mm`, 'Now and then'],
      ],
    },
  }),
  variants: (m, b) => {
    const specs: Spec[] = [
      ['Rated voltage', `${b.volts} V ~ 60 Hz`],
      ['Rated input power', figure(m.watts, 'W')],
      ['Current', figure(amperes(m.watts, b.volts), 'A', 1)],
      ['Impact energy', figure(m.joules, 'J', 1)],
      ['Impact rate', figure(m.bpm, 'bpm')],
      ['Drilling capacity, concrete', `${m.hole} mm`],
      ['Tool holder', m.shank],
      ['Weight', figure(m.kg, 'kg', 1)],
    ];
    const base = ['Side grip', 'Depth rod', 'Grease, 30 g', 'Carry case'];
    const rest = { look: { kg: m.kg }, span: [330 + m.kg * 18, 215 + m.kg * 6] as const };
    return [
      {
        name: 'In carry case',
        pesos: m.pesos,
        specs,
        ...rest,
        note: 'In a moulded case with side grip and depth rod.',
        inclusions: base,
        default: true,
      },
      {
        name: 'With bits and chisels',
        pesos: m.pesos * 1.09 + 350,
        suffix: '-S',
        specs,
        ...rest,
        note: `With three ${m.shank} bits and two chisels.`,
        inclusions: [...base, `3 ${m.shank} drill bits`, 'Point chisel', 'Flat chisel'],
      },
    ];
  },
  draw: hammerDrawing,
});

/** The packs in which cordless tools are sold. */
function kits<Look>(
  pesos: number,
  specs: readonly Spec[],
  rest: { look: Look; span: readonly [number, number] },
  bare: number,
): VariantDraft<Look>[] {
  const kit = (
    name: string,
    pack: string,
    ah: number | null,
    add: number,
    suffix: string,
  ): VariantDraft<Look> => ({
    name,
    pesos: pesos + add,
    suffix,
    ...rest,
    note:
      ah === null
        ? 'Without battery and charger, for owners of the same 18 V packs.'
        : `With ${pack} and a charger that fills one in ${ah === 2 ? 45 : 75} minutes.`,
    specs: [
      ...specs,
      ['Battery', ah === null ? 'Not included' : `2 × 18 V ${ah}.0 Ah (${ah * 18} Wh)`],
      ['Weight', figure(toStep(bare + (ah === null ? 0 : ah * 0.09 + 0.22), 0.1), 'kg', 1)],
    ],
    inclusions:
      ah === null ? ['Belt hook'] : [pack, 'Charger 220–240 V', 'Belt hook', 'Carry case'],
    default: ah === 2,
  });
  return [
    kit('Bare tool', '', null, 0, 'Z'),
    kit('Kit 2 × 2.0 Ah', '2 batteries 18 V 2.0 Ah', 2, 3_900, 'K2'),
    kit('Kit 2 × 4.0 Ah', '2 batteries 18 V 4.0 Ah', 4, 6_300, 'K4'),
  ];
}

type Drill = {
  nm: number;
  rpm: string;
  chuck: number;
  brushless: boolean;
  kg: number;
  pesos: number;
};

export const cordlessDrill = kind<Drill, object>({
  key: 'cordless-drill',
  category: 'power-tools',
  noun: 'cordless drill driver',
  code: 'CD',
  models: [
    { nm: 42, rpm: '0–400 / 0–1,450 rpm', chuck: 10, brushless: false, kg: 1.0, pesos: 3_300 },
    { nm: 60, rpm: '0–500 / 0–1,900 rpm', chuck: 13, brushless: true, kg: 1.2, pesos: 5_400 },
    { nm: 85, rpm: '0–550 / 0–2,100 rpm', chuck: 13, brushless: true, kg: 1.5, pesos: 7_900 },
  ],
  makers: { halvorn: [0, 1, 2], torvane: [0, 1], bagwisan: [0] },
  alsoBy: { torvane: [2], bagwisan: [1], pandaro: [0, 1] },
  tuned: (m, b) => ({ ...m, nm: Math.round(m.nm * b.vigour) }),
  size: (m) => `18${m.chuck}${m.brushless ? 'X' : ''}`,
  title: (m) => `Cordless Drill Driver 18 V ${m.nm} Nm${m.brushless ? ' Brushless' : ''}`,
  about: (m) =>
    `An 18 V two-speed drill driver with ${m.nm} Nm and a ${m.chuck} mm keyless chuck. ${m.brushless ? 'The brushless motor gives about a third more holes per charge.' : 'The brushed motor keeps the price down and its brushes are easy to change.'}`,
  uses: [
    'Cabinet makers leave it set to clutch step five and forget about it.',
    'Drills 10 mm in steel and 32 mm in wood without a lead to trip over.',
    'For roofers: strong in low gear, quick in high gear.',
  ],
  useage: () => ({
    steps: [
      'Charge the pack fully before first use.',
      'Open the chuck by hand, insert the bit to the bottom and tighten until it clicks.',
      'Choose gear 1 for screws and large holes, gear 2 for small holes.',
      'Start the clutch low and turn it up until the screw sits flush.',
      'Store packs half charged and out of the sun.',
    ],
    warning:
      'Remove the battery before changing bits. A charged pack can melt a ring or a key that bridges its contacts.',
  }),
  variants: (m, b) =>
    kits(
      m.pesos,
      [
        ['Voltage', '18 V DC'],
        ['Maximum torque', `${m.nm} Nm`],
        ['No-load speed', m.rpm],
        ['Chuck capacity', `1.5–${m.chuck} mm`],
        ['Motor', m.brushless ? 'Brushless' : 'Brushed'],
        ['Charger input', `${b.volts} V ~ 60 Hz`],
      ],
      { look: {}, span: [185 + m.nm * 0.2, 235] },
      m.kg,
    ),
  draw: drillDrawing,
});

type Driver = { nm: number; rpm: number; ipm: number; kg: number; pesos: number };

export const impactDriver = kind<Driver, object>({
  key: 'impact-driver',
  category: 'power-tools',
  noun: 'impact driver',
  code: 'ID',
  models: [
    { nm: 150, rpm: 2_600, ipm: 3_200, kg: 0.9, pesos: 4_100 },
    { nm: 180, rpm: 3_200, ipm: 3_700, kg: 1.0, pesos: 6_200 },
  ],
  makers: { halvorn: [0, 1], torvane: [0, 1], bagwisan: [0] },
  alsoBy: { bagwisan: [1], pandaro: [0, 1] },
  tuned: (m, b) => ({ ...m, nm: toStep(m.nm * b.vigour, 5) }),
  size: (m) => m.nm,
  title: (m) => `Impact Driver 18 V ${m.nm} Nm`,
  about: (m) =>
    `Drives long screws and roof bolts with ${m.nm} Nm in ${figure(m.ipm)} short blows a minute, without twisting the wrist. A quarter-inch hex collet takes bits with one hand.`,
  uses: [
    'Roofers run tekscrews through 1.2 mm purlins all day with it.',
    'For deck screws, coach bolts and stubborn old ones.',
    'Short enough to work between two trusses.',
  ],
  useage: () => ({
    steps: [
      'Pull the collet, push the bit in, let go.',
      'Choose the low step for small screws and the high step for structural ones.',
      'Press firmly in line with the screw until the head seats.',
      'Stop as soon as it is home; the blows go on tightening.',
    ],
    warning: 'Use impact-rated bits only. Ordinary bits splinter under the blows.',
  }),
  variants: (m, b) =>
    kits(
      m.pesos,
      [
        ['Voltage', '18 V DC'],
        ['Maximum torque', `${m.nm} Nm`],
        ['No-load speed', `0–${figure(m.rpm, 'rpm')}`],
        ['Impact rate', `0–${figure(m.ipm, 'ipm')}`],
        ['Tool holder', '1/4 in hex'],
        ['Charger input', `${b.volts} V ~ 60 Hz`],
      ],
      { look: {}, span: [140, 230] },
      m.kg,
    ),
  draw: driverDrawing,
});
