import {
  shelving as shelvingDrawing,
  toolBox as boxDrawing,
  toolChest as chestDrawing,
} from '../models/storage';
import { figure } from '../figures';
import { kind } from '../kind';

export const toolChest = kind<
  { drawers: number; wide: number; high: number; load: number; kg: number; pesos: number | null },
  { drawers: number }
>({
  key: 'tool-chest',
  category: 'storage',
  noun: 'roller cabinet',
  code: 'RC',
  models: [
    { drawers: 5, wide: 616, high: 910, load: 25, kg: 41, pesos: 13_900 },
    { drawers: 7, wide: 680, high: 980, load: 30, kg: 57, pesos: 18_900 },
    { drawers: 9, wide: 1_060, high: 1_010, load: 45, kg: 104, pesos: null },
  ],
  makers: { imbakor: [0, 1, 2], ferrolin: [1] },
  alsoBy: { ferrolin: [0, 2], torvane: [0, 1] },
  size: (m) => m.drawers,
  title: (m) => `Roller Tool Cabinet ${m.drawers} Drawers`,
  about: (m) =>
    `${m.drawers} drawers on ball-bearing slides, ${m.load} kg each, under a rubber top. ${m.wide} mm wide, one lock for all.`,
  uses: ['For garages that sell hours, not searching.', 'Two castors turn, two have brakes.'],
  useage: (m) => ({
    steps: [
      'Put the heaviest tools into the lowest drawers.',
      'Open one drawer at a time.',
      'Lock the drawers and push by the handle.',
      `Keep each drawer under ${m.load} kg.`,
    ],
    warning: 'A cabinet with open upper drawers tips over.',
  }),
  variants: (m) => [
    {
      name: 'Cabinet',
      pesos: m.pesos,
      note: 'Empty, with drawer liners.',
      specs: [
        ['Drawers', String(m.drawers)],
        ['Size (W × D × H)', `${m.wide} × 460 × ${m.high} mm`],
        ['Load per drawer', `${m.load} kg`],
        ['Sheet', m.load > 40 ? '1.0 mm steel' : '0.8 mm steel'],
        ['Castors', '125 mm, two braked'],
        ['Weight', `${m.kg} kg`],
      ],
      look: { drawers: m.drawers },
      span: [m.wide, m.high],
      inclusions: ['2 keys', 'Drawer liners'],
      default: true,
    },
    {
      name: 'With 142 tools',
      pesos: m.pesos === null ? null : m.pesos + 14_500,
      suffix: '-142',
      note: 'With 142 hand tools in foam.',
      specs: [
        ['Drawers', String(m.drawers)],
        ['Size (W × D × H)', `${m.wide} × 460 × ${m.high} mm`],
        ['Load per drawer', `${m.load} kg`],
        ['Sheet', m.load > 40 ? '1.0 mm steel' : '0.8 mm steel'],
        ['Castors', '125 mm, two braked'],
        ['Weight', `${m.kg + 24} kg`],
      ],
      look: { drawers: m.drawers },
      span: [m.wide, m.high],
      inclusions: ['2 keys', '142 hand tools in foam inlays'],
    },
  ],
  draw: chestDrawing,
});

export const toolBox = kind<{ plastic: boolean; factor: number }, { plastic: boolean }>({
  key: 'tool-box',
  category: 'storage',
  noun: 'tool box',
  code: 'TB',
  models: [
    { plastic: true, factor: 1 },
    { plastic: false, factor: 1.7 },
  ],
  makers: { imbakor: [0, 1], pandaro: [0, 1] },
  alsoBy: { torvane: [0, 1] },
  size: (m) => (m.plastic ? 'P' : 'S'),
  title: (m) => `${m.plastic ? 'Polypropylene' : 'Steel'} Tool Box`,
  about: (m) =>
    m.plastic
      ? 'Thick polypropylene with a lift-out tray and two organisers in the lid.'
      : 'Folded steel with a full-length hinge and a handle that lies flat.',
  uses: ['Fits behind a tricycle seat in the small size.', 'Eyes for a padlock.'],
  useage: () => ({
    steps: [
      'Put heavy tools at the bottom, small ones in the tray.',
      'Close both latches before lifting.',
      'Leave it open to dry after rain.',
    ],
    warning: 'Do not stand on it.',
  }),
  variants: (m) =>
    [
      { inches: 14, pesos: 320 },
      { inches: 16, pesos: 410 },
      { inches: 19, pesos: 560 },
      { inches: 22, pesos: 790 },
    ].map((s) => ({
      name: `${s.inches} in`,
      pesos: s.pesos * m.factor,
      suffix: `-${s.inches}`,
      note: `${Math.round(s.inches * 25.4)} mm long.`,
      specs: [
        ['Length', `${s.inches} in (${Math.round(s.inches * 25.4)} mm)`],
        ['Width', `${Math.round(s.inches * 12)} mm`],
        ['Material', m.plastic ? 'Polypropylene' : 'Steel, 0.8 mm'],
        ['Load', `${Math.round(s.inches * (m.plastic ? 0.8 : 1.3))} kg`],
        ['Weight', figure(s.inches * (m.plastic ? 0.085 : 0.18), 'kg', 1)],
      ],
      look: { plastic: m.plastic },
      span: [s.inches * 25.4, s.inches * 12],
      inclusions: ['Lift-out tray'],
      default: s.inches === 19,
    })),
  draw: boxDrawing,
});

export const shelving = kind<{ load: number; gauge: string; factor: number }, { levels: number }>({
  key: 'shelving',
  category: 'storage',
  noun: 'boltless shelving',
  code: 'BS',
  models: [
    { load: 120, gauge: '0.7 mm', factor: 1 },
    { load: 250, gauge: '1.0 mm', factor: 1.6 },
    { load: 400, gauge: '1.5 mm', factor: 2.6 },
  ],
  makers: { imbakor: [0, 1, 2], buhatro: [1, 2] },
  alsoBy: { buhatro: [0], torvane: [0, 1] },
  size: (m) => m.load,
  title: (m) => `Boltless Shelving ${m.load} kg per Level`,
  about: (m) =>
    `Steel posts and beams of ${m.gauge} that hook into each other, ${m.load} kg on each level when spread evenly.`,
  uses: [
    'For stockrooms, garages and archives.',
    'Goes up with a rubber mallet in twenty minutes.',
  ],
  useage: (m) => ({
    steps: [
      'Build the frame lying down, then raise it.',
      'Hook the lowest and highest beams first.',
      'Drive beams home with a rubber mallet.',
      'Fix it to the wall above 1.8 m.',
    ],
    warning: `${m.load} kg is for an even load. Never climb it.`,
  }),
  variants: (m) =>
    [
      { wide: 900, deep: 400, levels: 4, pesos: 2_150 },
      { wide: 900, deep: 450, levels: 5, pesos: 2_650 },
      { wide: 1_200, deep: 450, levels: 5, pesos: 3_250 },
      { wide: 1_500, deep: 600, levels: 4, pesos: 3_900 },
    ].map((s, i) => ({
      name: `${s.wide} × ${s.deep} × 1,800 mm, ${s.levels} levels`,
      pesos: s.pesos * m.factor,
      suffix: `-${s.wide / 10}${s.levels}`,
      note: `${s.levels} levels, ${figure(s.levels * m.load, 'kg')} in all.`,
      specs: [
        ['Size (W × D × H)', `${s.wide} × ${s.deep} × 1,800 mm`],
        ['Levels', String(s.levels)],
        ['Load per level', `${m.load} kg`],
        ['Post', m.gauge],
        ['Shelf', m.load > 200 ? 'Steel' : 'MDF 5 mm'],
        [
          'Weight',
          figure(s.wide * s.deep * s.levels * 0.0000105 * Math.sqrt(m.factor) + 6, 'kg', 1),
        ],
      ],
      look: { levels: s.levels },
      span: [s.wide, 1_800],
      inclusions: ['Foot plates', 'Wall tie'],
      default: i === 1,
    })),
  draw: shelvingDrawing,
});
