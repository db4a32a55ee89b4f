import { cuttingDisc as discDrawing, sawBlade as bladeDrawing } from '../models/abrasives';
import { boltCutter as cutterDrawing } from '../models/pliers-and-cutters';
import { figure } from '../figures';
import { kind } from '../kind';
import { discRpm } from './abrasives';

const discSizes = [
  { disc: 105, thick: 1.0, bore: 16, pesos: 28 },
  { disc: 115, thick: 1.0, bore: 22.23, pesos: 34 },
  { disc: 125, thick: 1.0, bore: 22.23, pesos: 39 },
  { disc: 180, thick: 1.6, bore: 22.23, pesos: 82 },
  { disc: 230, thick: 1.9, bore: 22.23, pesos: 128 },
  { disc: 355, thick: 2.8, bore: 25.4, pesos: 255 },
] as const;

export const cuttingDisc = kind<
  { code: string; use: string; inox: boolean; factor: number },
  { size: string; inox: boolean }
>({
  key: 'cutting-disc',
  category: 'cutting',
  noun: 'cutting disc',
  code: 'CU',
  models: [
    { code: 'A60T', use: 'Steel', inox: false, factor: 1 },
    { code: 'A60S INOX', use: 'Stainless Steel', inox: true, factor: 1.3 },
    { code: 'C30S', use: 'Concrete', inox: false, factor: 1.1 },
  ],
  makers: { kiskara: [0, 1, 2], rasplund: [0, 1] },
  alsoBy: { rasplund: [2], pandaro: [0, 1] },
  size: (m) => m.code.slice(0, 4),
  title: (m) => `Cutting Disc ${m.code} for ${m.use}`,
  about: (m) =>
    `Thin disc, code ${m.code}, for ${m.use.toLowerCase()}: little burr, little heat. ${m.inox ? 'Free of iron, sulphur and chlorine.' : 'Side layers of glass fabric keep it stiff.'}`,
  uses: [
    'For angle bar, tubes and roofing.',
    'A box lasts a gate shop about a month.',
    'Cuts fast enough that the edge stays blue-free.',
  ],
  useage: () => ({
    steps: [
      'Match diameter and bore to the grinder.',
      'Check the expiry date on the ring.',
      'Cut straight, without tilting or twisting.',
      'Let the motor’s speed do the work and withdraw along the cut.',
    ],
    warning: 'Never grind with the face of a cutting disc: it shatters.',
  }),
  variants: (m) =>
    discSizes
      .filter((s) => !(m.inox && s.disc > 300))
      .map((s) => ({
        name: `${s.disc} × ${s.thick.toFixed(1)} mm`,
        pesos: s.pesos * m.factor,
        suffix: `-${s.disc}`,
        note:
          s.disc > 300
            ? 'For cut-off machines.'
            : `For ${s.disc === 105 ? 100 : s.disc} mm grinders.`,
        specs: [
          ['Diameter', `${s.disc} mm`],
          ['Thickness', `${s.thick.toFixed(1)} mm`],
          ['Bore', `${s.bore} mm`],
          ['Code', m.code],
          ['Maximum speed', figure(discRpm(s.disc), 'rpm')],
          ['Standard', 'EN 12413'],
        ],
        look: { size: `${s.disc} × ${s.thick.toFixed(1)}`, inox: m.inox },
        span: [s.disc, s.disc],
        inclusions: [],
        default: s.disc === 105,
      })),
  draw: discDrawing,
});

export const sawBlade = kind<
  { use: string; teeth: readonly number[]; factor: number },
  { teeth: number; mm: number }
>({
  key: 'circular-saw-blade',
  category: 'cutting',
  noun: 'circular saw blade',
  code: 'SB',
  models: [
    { use: 'Wood', teeth: [24, 40, 60], factor: 1 },
    { use: 'Aluminium', teeth: [60, 80], factor: 1.45 },
  ],
  makers: { rasplund: [0, 1], kiskara: [0], torvane: [0] },
  alsoBy: { kiskara: [1], torvane: [1], pandaro: [0, 1] },
  size: (m) => m.use[0] ?? '',
  title: (m) => `Carbide Saw Blade for ${m.use}`,
  about: (m) =>
    `Carbide teeth brazed on a tensioned plate, laser-cut slots against heat and noise. ${m.use === 'Wood' ? 'Alternate bevel for clean edges.' : 'Triple-chip teeth with negative rake for profiles.'}`,
  uses: ['For cabinet, form and window shops.', 'Can be sharpened eight times.'],
  useage: () => ({
    steps: [
      'Unplug the saw.',
      'Fit with the arrow in the direction of rotation.',
      'Use few teeth along the grain, many across it.',
      'Clean resin off with kerosene.',
    ],
    warning: 'Compare the speed on the blade with that of the saw.',
  }),
  variants: (m) =>
    [
      { mm: 185, bore: 20, pesos: 520, rpm: 8_000 },
      { mm: 254, bore: 25.4, pesos: 1_050, rpm: 6_000 },
    ].flatMap((s) =>
      m.teeth.map((teeth) => ({
        name: `${s.mm} mm, ${teeth} teeth`,
        pesos: s.pesos * m.factor * (0.7 + teeth * 0.0095),
        suffix: `-${s.mm}-${teeth}`,
        note: `${teeth} teeth: ${teeth < 30 ? 'fast rip cuts' : teeth < 50 ? 'general work' : 'clean cross cuts'}.`,
        specs: [
          ['Diameter', `${s.mm} mm`],
          ['Bore', `${s.bore} mm`],
          ['Teeth', String(teeth)],
          ['Kerf', s.mm < 200 ? '2.2 mm' : '2.8 mm'],
          ['Maximum speed', figure(s.rpm, 'rpm')],
          ['Standard', 'EN 847-1'],
        ] as const,
        look: { teeth, mm: s.mm },
        span: [s.mm, s.mm] as const,
        inclusions: ['Reducer ring'],
        default: s.mm === 185 && teeth === m.teeth[0],
      })),
    ),
  draw: bladeDrawing,
});

export const boltCutter = kind<{ hrc: number; factor: number }, { inches: number }>({
  key: 'bolt-cutter',
  category: 'cutting',
  noun: 'bolt cutter',
  code: 'BC',
  models: [
    { hrc: 48, factor: 1 },
    { hrc: 60, factor: 1.5 },
  ],
  makers: { ferrolin: [1], pandaro: [0] },
  alsoBy: { ferrolin: [0], pandaro: [1], torvane: [0, 1] },
  size: (m) => m.hrc,
  title: (m) => `Bolt Cutter ${m.hrc} HRC`,
  about: (m) =>
    `Forged jaws for bars up to ${m.hrc} HRC, set with one eccentric bolt. Tubular handles with grips.`,
  uses: ['For rebar ties, chain and padlocks without keys.', 'Rebar crews carry the 24 inch.'],
  useage: () => ({
    steps: [
      'Put the bar as deep into the jaws as it goes.',
      'Close with both arms; do not stand on the handle.',
      'Adjust when a gap shows at the tips.',
      'Oil the pins.',
    ],
    warning: 'The cut end flies. Hold or cover it.',
  }),
  variants: (m) =>
    [
      { inches: 14, soft: 6, pesos: 480 },
      { inches: 18, soft: 8, pesos: 690 },
      { inches: 24, soft: 10, pesos: 980 },
      { inches: 30, soft: 13, pesos: 1_480 },
      { inches: 36, soft: 16, pesos: 2_150 },
    ].map((s) => ({
      name: `${s.inches} in`,
      pesos: s.pesos * m.factor,
      suffix: `-${s.inches}`,
      note: `Cuts mild bar of ${s.soft} mm.`,
      specs: [
        ['Length', `${s.inches} in (${Math.round(s.inches * 25.4)} mm)`],
        ['Cuts mild steel', `${s.soft} mm`],
        [`Cuts hard steel`, `${Math.round(s.soft * 0.7)} mm, ${m.hrc} HRC`],
        ['Jaw material', 'Chrome-molybdenum steel'],
        ['Weight', figure(s.inches ** 1.7 * 0.014, 'kg', 1)],
      ],
      look: { inches: s.inches },
      span: [s.inches * 9, s.inches * 25.4],
      inclusions: [],
      default: s.inches === 24,
    })),
  draw: cutterDrawing,
});
