import {
  adjustableWrench as adjustableDrawing,
  clawHammer as hammerDrawing,
  pipeWrench as pipeWrenchDrawing,
} from '../models/hand-tools';
import { pliers as pliersDrawing } from '../models/pliers-and-cutters';
import { figure } from '../figures';
import { kind } from '../kind';

type Hammer = {
  ounces: number;
  grams: number;
  handle: 'fibreglass' | 'wood' | 'steel';
  length: number;
  pesos: number;
};

export const clawHammer = kind<Hammer, { handle: Hammer['handle'] }>({
  key: 'claw-hammer',
  category: 'hand-tools',
  noun: 'claw hammer',
  code: 'CH',
  models: [
    { ounces: 16, grams: 450, handle: 'wood', length: 330, pesos: 260 },
    { ounces: 16, grams: 450, handle: 'fibreglass', length: 330, pesos: 390 },
    { ounces: 20, grams: 570, handle: 'fibreglass', length: 340, pesos: 460 },
    { ounces: 20, grams: 570, handle: 'steel', length: 335, pesos: 790 },
  ],
  makers: { ferrolin: [0, 2, 3], pandaro: [0, 1, 2] },
  alsoBy: { ferrolin: [1], pandaro: [3], torvane: [0, 1] },
  size: (m) => `${m.ounces}${m.handle[0]?.toUpperCase() ?? ''}`,
  title: (m) =>
    `Claw Hammer ${m.ounces} oz ${m.handle[0]?.toUpperCase() ?? ''}${m.handle.slice(1)} Handle`,
  about: (m) =>
    `A ${m.ounces} oz (${m.grams} g) claw hammer with a forged head and a ${m.handle} handle. ${m.handle === 'wood' ? 'Wood takes the sting out of the blow and can be replaced on the spot.' : m.handle === 'steel' ? 'Head and shaft are one piece, so nothing works loose.' : 'Fibreglass neither swells in the rain nor splinters when you miss.'}`,
  uses: [
    'For framing, formwork and pulling common nails.',
    'The claw is ground thin enough to get under a sunk head.',
    'Balanced for a full swing, not for tapping.',
  ],
  useage: (m) => ({
    steps: [
      'Look at the head before work: it must sit tight and be free of chips.',
      'Hold the handle near its end and strike with the middle of the face.',
      'To pull a nail, put a scrap of wood under the head.',
      `Strike ${m.ounces} oz hammers on nails and wood only, never on another hammer.`,
    ],
    warning: 'Chips can fly from hardened faces. Wear safety glasses.',
  }),
  variants: (m) => [
    {
      name: 'Standard',
      pesos: m.pesos,
      note: `${m.grams} g head on a ${m.length} mm handle.`,
      specs: [
        ['Head weight', `${m.ounces} oz (${m.grams} g)`],
        ['Overall length', `${m.length} mm`],
        ['Head material', 'Forged carbon steel, face 50–56 HRC'],
        ['Handle', m.handle[0]?.toUpperCase() + m.handle.slice(1)],
        ['Weight', figure((m.grams * 1.45) / 1000, 'kg', 2)],
      ],
      look: { handle: m.handle },
      span: [130, m.length],
      inclusions: [],
      default: true,
    },
  ],
  draw: hammerDrawing,
});

type PipeWrench = { inches: number; jaw: number; kg: number; pesos: number };
const pipeSizes: readonly PipeWrench[] = [
  { inches: 10, jaw: 38, kg: 0.8, pesos: 420 },
  { inches: 14, jaw: 51, kg: 1.5, pesos: 690 },
  { inches: 18, jaw: 64, kg: 2.6, pesos: 1_080 },
  { inches: 24, jaw: 76, kg: 4.3, pesos: 1_750 },
  { inches: 36, jaw: 102, kg: 8.6, pesos: 3_900 },
];

export const pipeWrench = kind<{ grade: string; factor: number }, { inches: number }>({
  key: 'pipe-wrench',
  category: 'hand-tools',
  noun: 'pipe wrench',
  code: 'PW',
  models: [
    { grade: 'Cast Iron', factor: 1 },
    { grade: 'Aluminium', factor: 1.9 },
  ],
  makers: { ferrolin: [0, 1], pandaro: [0] },
  alsoBy: { pandaro: [1], torvane: [0, 1] },
  size: (m) => (m.grade === 'Aluminium' ? 'AL' : 'CI'),
  title: (m) => `Pipe Wrench ${m.grade} Handle`,
  about: (m) =>
    `A Stillson pattern pipe wrench with a ${m.grade.toLowerCase()} handle and jaws hardened to 52 HRC. ${m.factor > 1 ? 'It weighs a third less than iron, which counts on a ladder.' : 'The I-beam handle forgives a short length of pipe slipped over it.'}`,
  uses: [
    'For GI water lines, sprinkler pipe and stuck unions.',
    'The floating hook bites harder the more it is pulled.',
  ],
  useage: () => ({
    steps: [
      'Turn the nut until the jaws take the pipe a little behind their middle.',
      'Leave a gap between the pipe and the back of the hook so that it can bite.',
      'Pull, do not push, and always towards the open side of the jaw.',
      'Use a second wrench to hold back the fitting.',
    ],
    warning: 'It marks chrome and brass: use a strap wrench there.',
  }),
  variants: (m) =>
    pipeSizes.map((s) => ({
      name: `${s.inches} in`,
      pesos: s.pesos * m.factor,
      suffix: `-${s.inches}`,
      note: `${s.inches} inches long, for pipe up to ${s.jaw} mm outside.`,
      specs: [
        ['Length', `${s.inches} in (${Math.round(s.inches * 25.4)} mm)`],
        ['Pipe capacity', `${s.jaw} mm`],
        ['Handle', m.grade],
        ['Jaw hardness', '52 HRC'],
        ['Weight', figure(m.factor > 1 ? s.kg * 0.64 : s.kg, 'kg', 1)],
      ],
      look: { inches: s.inches },
      span: [s.inches * 7, s.inches * 25.4],
      inclusions: [],
      default: s.inches === 14,
    })),
  draw: pipeWrenchDrawing,
});

const adjustableSizes = [
  { inches: 6, jaw: 20, pesos: 240 },
  { inches: 8, jaw: 25, pesos: 310 },
  { inches: 10, jaw: 30, pesos: 420 },
  { inches: 12, jaw: 36, pesos: 590 },
  { inches: 15, jaw: 44, pesos: 1_150 },
] as const;

export const adjustableWrench = kind<{ finish: string; factor: number }, { inches: number }>({
  key: 'adjustable-wrench',
  category: 'hand-tools',
  noun: 'adjustable wrench',
  code: 'AW',
  models: [
    { finish: 'Chrome', factor: 1 },
    { finish: 'Phosphate', factor: 0.88 },
  ],
  makers: { ferrolin: [0, 1], pandaro: [0] },
  alsoBy: { pandaro: [1], torvane: [0, 1] },
  size: (m) => m.finish.slice(0, 2).toUpperCase(),
  title: (m) => `Adjustable Wrench ${m.finish} Finish`,
  about: (m) =>
    `Forged chrome-vanadium with a ${m.finish.toLowerCase()} finish and a worm that does not wander. The scale on the head shows the opening in millimetres.`,
  uses: [
    'The one wrench to take when you do not know the size.',
    'For compression fittings, tripod bolts and odd imperial nuts.',
    'Slim jaws reach behind basin nuts.',
  ],
  useage: () => ({
    steps: [
      'Close the jaws on the flats without play.',
      'Turn so that the fixed jaw takes the load.',
      'Pull towards yourself with the handle square to the bolt.',
      'Oil the worm twice a year.',
    ],
    warning: 'Do not lengthen the handle with a pipe; take the next size instead.',
  }),
  variants: (m) =>
    adjustableSizes.map((s) => ({
      name: `${s.inches} in`,
      pesos: s.pesos * m.factor,
      suffix: `-${s.inches}`,
      note: `Opens to ${s.jaw} mm.`,
      specs: [
        ['Length', `${s.inches} in (${Math.round(s.inches * 25.4)} mm)`],
        ['Jaw opening', `${s.jaw} mm`],
        ['Material', 'Chrome-vanadium steel'],
        ['Finish', m.finish],
        ['Weight', figure(Math.round(s.inches ** 2 * 5.4) / 1000, 'kg', 2)],
      ],
      look: { inches: s.inches },
      span: [s.inches * 7.5, s.inches * 25.4],
      inclusions: [],
      default: s.inches === 10,
    })),
  draw: adjustableDrawing,
});

type Jaw = 'combination' | 'long-nose' | 'diagonal';
const jawNames: Record<Jaw, string> = {
  combination: 'Combination Pliers',
  'long-nose': 'Long-nose Pliers',
  diagonal: 'Diagonal Cutting Pliers',
};

export const pliers = kind<{ jaw: Jaw; sizes: readonly number[]; pesos: number }, { jaw: Jaw }>({
  key: 'pliers',
  category: 'hand-tools',
  noun: 'pliers',
  code: 'PL',
  models: [
    { jaw: 'combination', sizes: [160, 180, 200], pesos: 290 },
    { jaw: 'long-nose', sizes: [160, 200], pesos: 310 },
    { jaw: 'diagonal', sizes: [160, 180], pesos: 330 },
  ],
  makers: { ferrolin: [0, 1, 2], pandaro: [0, 1, 2] },
  alsoBy: { torvane: [0, 1] },
  size: (m) => m.jaw[0]?.toUpperCase() ?? '',
  title: (m) => jawNames[m.jaw],
  about: (m) =>
    ({
      combination:
        'Grips flat, grips round and cuts wire: serrated tips, a pipe grip behind them and edges hardened to 60 HRC.',
      'long-nose':
        'Slim half-round jaws reach into boxes and panels and still cut wire at the joint.',
      diagonal: 'The lap joint sits close to the edges, so hard wire parts with one squeeze.',
    })[m.jaw],
  uses: [
    'An electrician’s hip pouch is not complete without it.',
    'For tie wire, terminals and pins.',
    'Two-part handles stay in a sweaty hand.',
  ],
  useage: (m) => ({
    steps: [
      'Cut soft wire near the tip and hard wire near the joint.',
      m.jaw === 'diagonal'
        ? 'Turn the flat side to the work to cut flush.'
        : 'Grip flat stock with the tips, round stock with the curved teeth.',
      'Hold loose ends down when cutting so that they do not fly.',
      'A drop of oil in the joint each month keeps it moving.',
    ],
    warning: 'The handles are comfort grips and do not insulate. Switch off the circuit first.',
  }),
  variants: (m) =>
    m.sizes.map((size, i) => ({
      name: `${size} mm`,
      pesos: m.pesos + (size - 160) * 3.2,
      suffix: `-${size}`,
      note: `${size} mm long, ${size < 180 ? 'for panels and small wire' : 'for general work'}.`,
      specs: [
        ['Length', `${size} mm`],
        ['Cutting capacity, medium wire', `${figure(size / 80 + 0.4, 'mm', 1)}`],
        ['Cutting edge hardness', '60 HRC'],
        ['Material', 'Chrome-vanadium steel'],
        ['Weight', figure(Math.round(size * 1.5) / 1000, 'kg', 2)],
      ],
      look: { jaw: m.jaw },
      span: [54, size],
      inclusions: [],
      default: i === m.sizes.length - 1,
    })),
  draw: pliersDrawing,
});
