import {
  earMuffs as muffsDrawing,
  gearColours,
  safetyGlasses as glassesDrawing,
  safetyHelmet as helmetDrawing,
  type GearColour,
} from '../models/head-gear';
import { figure } from '../figures';
import { kind } from '../kind';

const helmetColours = Object.keys(gearColours) as GearColour[];

export const safetyHelmet = kind<
  { vented: boolean; ratchet: boolean; pesos: number },
  { colour: GearColour; vented: boolean }
>({
  key: 'safety-helmet',
  category: 'safety-gear',
  noun: 'safety helmet',
  code: 'H',
  models: [
    { vented: false, ratchet: false, pesos: 185 },
    { vented: false, ratchet: true, pesos: 340 },
    { vented: true, ratchet: true, pesos: 520 },
  ],
  makers: { kalasar: [0, 1, 2], bantaymor: [1, 2] },
  alsoBy: { bantaymor: [0], pandaro: [0, 1] },
  size: (m) => (m.vented ? 'V' : m.ratchet ? 'R' : 'S'),
  title: (m) =>
    `Safety Helmet ${m.vented ? 'Vented' : 'Closed'} ${m.ratchet ? 'Ratchet' : 'Pin-lock'}`,
  about: (m) =>
    `HDPE shell with a ${m.ratchet ? 'ratchet' : 'pin-lock'} suspension of ${m.ratchet ? 'six' : 'four'} points, 52 to 64 cm. ${m.vented ? 'Vents on both sides let the heat out; not for live electrical work.' : 'The closed shell is tested to 20,000 V, class E.'}`,
  uses: [
    'Six colours tell visitors, crews and officers apart.',
    'Slots take ear muffs and face shields.',
    'For sites, yards and warehouses.',
  ],
  useage: () => ({
    steps: [
      'Turn the band until the helmet stays on when you bow.',
      'Fasten the chin strap at height.',
      'Squeeze the shell once a month and look for cracks.',
      'Write the date of first use inside.',
    ],
    warning:
      'Replace it after any hard blow, and at the latest after five years. Paint and solvent weaken it.',
  }),
  variants: (m) =>
    helmetColours.map((colour) => ({
      name: colour,
      pesos: m.pesos,
      suffix: `-${colour.slice(0, 2).toUpperCase()}`,
      note: `Shell in ${colour.toLowerCase()}.`,
      specs: [
        ['Colour', colour],
        ['Shell', 'HDPE'],
        ['Suspension', m.ratchet ? '6-point ratchet' : '4-point pin-lock'],
        ['Head size', '52–64 cm'],
        ['Class', m.vented ? 'Type I, class C' : 'Type I, class E (20 kV)'],
        ['Standard', 'ANSI/ISEA Z89.1, EN 397'],
        ['Weight', figure(m.vented ? 0.36 : 0.38, 'kg', 2)],
      ],
      look: { colour, vented: m.vented },
      span: [280, 165],
      inclusions: ['Suspension', 'Sweatband', ...(m.ratchet ? ['Chin strap'] : [])],
      default: colour === (m.vented ? 'White' : 'Yellow'),
    })),
  draw: helmetDrawing,
});

export const safetyGlasses = kind<
  { fog: boolean; pesos: number },
  { lens: 'clear' | 'smoke' | 'amber' }
>({
  key: 'safety-glasses',
  category: 'safety-gear',
  noun: 'safety glasses',
  code: 'SG',
  models: [
    { fog: false, pesos: 75 },
    { fog: true, pesos: 210 },
  ],
  makers: { kalasar: [0, 1], bantaymor: [1] },
  alsoBy: { bantaymor: [0], pandaro: [0, 1] },
  size: (m) => (m.fog ? 'AF' : 'S'),
  title: (m) => `Safety Glasses ${m.fog ? 'Anti-fog' : 'Wraparound'}`,
  about: (m) =>
    `One-piece polycarbonate lens that takes a 6 mm ball at 45 m/s and stops 99.9 % of ultraviolet. ${m.fog ? 'The coating stays clear in a humid shop.' : 'Light enough to be forgotten: 24 g.'}`,
  uses: ['For grinding, drilling and riding between sites.', 'Fits over a half-mask.'],
  useage: () => ({
    steps: [
      'Rinse before wiping, so that grit does not scratch.',
      'Bend the temples to fit behind the ear.',
      'Keep them in a cloth pouch.',
    ],
    warning: 'Not enough for welding or for liquid splashes; take a helmet or goggles.',
  }),
  variants: (m) =>
    (['clear', 'smoke', 'amber'] as const).map((lens) => ({
      name: `${lens[0]?.toUpperCase()}${lens.slice(1)} lens`,
      pesos: m.pesos,
      suffix: `-${lens[0]?.toUpperCase()}`,
      note: { clear: 'For indoors.', smoke: 'For full sun.', amber: 'For dusk and haze.' }[lens],
      specs: [
        ['Lens', `Polycarbonate, ${lens}`],
        ['Light transmission', { clear: '92 %', smoke: '14 %', amber: '85 %' }[lens]],
        ['Coating', m.fog ? 'Anti-fog and anti-scratch' : 'Anti-scratch'],
        ['Standard', 'ANSI Z87.1+, EN 166 1F'],
        ['Weight', '24 g'],
      ],
      look: { lens },
      span: [160, 52],
      inclusions: m.fog ? ['Pouch'] : [],
      default: lens === 'clear',
    })),
  draw: glassesDrawing,
});

export const earMuffs = kind<{ snr: number; pesos: number }, { snr: number }>({
  key: 'ear-muffs',
  category: 'safety-gear',
  noun: 'ear muffs',
  code: 'EM',
  models: [
    { snr: 26, pesos: 290 },
    { snr: 31, pesos: 560 },
    { snr: 35, pesos: 980 },
  ],
  makers: { kalasar: [0, 1], bantaymor: [1, 2] },
  alsoBy: { kalasar: [2], bantaymor: [0], pandaro: [0, 1] },
  size: (m) => m.snr,
  title: (m) => `Ear Muffs SNR ${m.snr} dB`,
  about: (m) =>
    `Takes ${m.snr} dB off: enough for ${m.snr < 30 ? 'grinders and saws' : m.snr < 34 ? 'jackhammers and presses' : 'generator rooms and airfields'}. Soft cushions seal around glasses.`,
  uses: ['Folds into its own cup.', 'Voices stay audible, peaks do not.'],
  useage: () => ({
    steps: [
      'Set the height so that both cups cover the ear.',
      'Push hair and glasses’ temples flat.',
      'Wipe the cushions weekly; change them every half year.',
    ],
    warning: 'Taking them off for five minutes in an hour halves the protection of the day.',
  }),
  variants: (m) => [
    {
      name: 'Headband',
      pesos: m.pesos,
      note: 'Adjustable headband.',
      specs: [
        ['SNR', `${m.snr} dB`],
        ['NRR', `${m.snr - 6} dB`],
        ['Standard', 'EN 352-1, ANSI S3.19'],
        ['Headband force', `${(9 + (m.snr - 26) * 0.3).toFixed(1)} N`],
        ['Weight', `${170 + (m.snr - 26) * 14} g`],
      ],
      look: { snr: m.snr },
      span: [165, 205],
      inclusions: [],
      default: true,
    },
  ],
  draw: muffsDrawing,
});
