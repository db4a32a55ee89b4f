import {
  flapDisc as flapDrawing,
  grindingDisc as grindingDrawing,
  sandingSheet as sheetDrawing,
  wireBrush as brushDrawing,
} from '../models/abrasives';
import { figure, toStep } from '../figures';
import { kind } from '../kind';

/** Highest speed of a disc: 80 m/s at its rim (EN 12413 for bonded, EN 13743 for coated). */
export function discRpm(diameter: number): number {
  return toStep((80 * 60_000) / (Math.PI * diameter), 50);
}

const discWarning =
  'Use only on a grinder whose speed does not exceed that on the label, with its guard. Throw a dropped bonded disc away.';

export const flapDisc = kind<
  { zirconia: boolean; disc: number; pesos: number },
  { grit: number; zirconia: boolean }
>({
  key: 'flap-disc',
  category: 'abrasives',
  noun: 'flap disc',
  code: 'FD',
  models: [
    { zirconia: false, disc: 100, pesos: 62 },
    { zirconia: true, disc: 100, pesos: 98 },
    { zirconia: true, disc: 125, pesos: 135 },
  ],
  makers: { kiskara: [0, 1], rasplund: [0, 1, 2] },
  alsoBy: { kiskara: [2], halvorn: [0, 1] },
  size: (m) => `${m.disc}${m.zirconia ? 'Z' : 'A'}`,
  title: (m) => `Flap Disc ${m.disc} mm ${m.zirconia ? 'Zirconia' : 'Aluminium Oxide'}`,
  about: (m) =>
    `Overlapping flaps that grind and finish in one go, ${m.disc} mm, T29. ${m.zirconia ? 'Zirconia sharpens itself under pressure and lasts about twice as long on stainless.' : 'Aluminium oxide for mild steel at the lowest price.'}`,
  uses: [
    'Takes down a weld without gouging the plate.',
    'For gates, grilles and tanks before primer.',
  ],
  useage: () => ({
    steps: [
      'Match bore and flange.',
      'Lay the disc on at 5 to 15 degrees.',
      'Keep it moving; let the flaps wear down.',
      'Follow grit 40 with 80 for a surface to be painted.',
    ],
    warning: discWarning,
    table: {
      title: 'Grit',
      rows: [
        ['Grit', 'For'],
        ['40', 'Removing welds'],
        ['60', 'Shaping and deburring'],
        ['80', 'Blending'],
        ['120', 'Before paint or polish'],
      ],
    },
  }),
  variants: (m) =>
    [40, 60, 80, 120].map((grit) => ({
      name: `P${grit}`,
      pesos: m.pesos,
      suffix: `-${grit}`,
      note: `Grit ${grit}: ${grit < 50 ? 'for removing welds' : grit < 70 ? 'for shaping' : grit < 100 ? 'for blending' : 'for the last pass'}.`,
      specs: [
        ['Diameter', `${m.disc} mm`],
        ['Bore', m.disc === 100 ? '16 mm' : '22.23 mm'],
        ['Grit', `P${grit}`],
        ['Grain', m.zirconia ? 'Zirconia alumina' : 'Aluminium oxide'],
        ['Maximum speed', figure(discRpm(m.disc), 'rpm')],
        ['Standard', 'EN 13743'],
      ],
      look: { grit, zirconia: m.zirconia },
      span: [m.disc, m.disc],
      inclusions: [],
      default: grit === 60,
    })),
  draw: flapDrawing,
});

const grindingSizes = [
  { disc: 100, thick: 6, bore: 16, pesos: 42 },
  { disc: 125, thick: 6, bore: 22.23, pesos: 66 },
  { disc: 180, thick: 6, bore: 22.23, pesos: 112 },
  { disc: 230, thick: 6, bore: 22.23, pesos: 175 },
] as const;

export const grindingDisc = kind<{ code: string; use: string; factor: number }, { size: string }>({
  key: 'grinding-disc',
  category: 'abrasives',
  noun: 'grinding disc',
  code: 'GD',
  models: [
    { code: 'A24R', use: 'Steel', factor: 1 },
    { code: 'A30S INOX', use: 'Stainless steel', factor: 1.35 },
    { code: 'C24R', use: 'Stone and concrete', factor: 1.1 },
  ],
  makers: { kiskara: [0, 2], rasplund: [0, 1, 2] },
  alsoBy: { kiskara: [1], halvorn: [0, 1] },
  size: (m) => m.code.slice(0, 4),
  title: (m) => `Grinding Disc ${m.code} for ${m.use}`,
  about: (m) =>
    `Depressed-centre disc, code ${m.code}, for ${m.use.toLowerCase()}. Two layers of glass fabric hold it together when it is leaned on.`,
  uses: ['For heavy welds, castings and edges.', 'A hard bond that keeps its shape to the stub.'],
  useage: () => ({
    steps: [
      'Check the expiry date on the metal ring.',
      'Fit with the original flange and run it free for 30 seconds.',
      'Grind at 30 degrees with the lower third of the face.',
      'Store dry and flat.',
    ],
    warning: discWarning,
  }),
  variants: (m) =>
    grindingSizes.map((s) => ({
      name: `${s.disc} × ${s.thick} mm`,
      pesos: s.pesos * m.factor,
      suffix: `-${s.disc}`,
      note: `${s.disc} mm disc with ${s.bore} mm bore.`,
      specs: [
        ['Diameter', `${s.disc} mm`],
        ['Thickness', `${s.thick} mm`],
        ['Bore', `${s.bore} mm`],
        ['Code', m.code],
        ['Maximum speed', figure(discRpm(s.disc), 'rpm')],
        ['Standard', 'EN 12413'],
      ],
      look: { size: `${s.disc} × ${s.thick}` },
      span: [s.disc, s.disc],
      inclusions: [],
      default: s.disc === 100,
    })),
  draw: grindingDrawing,
});

const grits = [60, 80, 100, 120, 180, 240, 320, 400, 600, 1000];

export const sandingSheet = kind<
  { wet: boolean; pack: number; each: number },
  { grit: number; wet: boolean }
>({
  key: 'sanding-sheet',
  category: 'abrasives',
  noun: 'sanding sheet',
  code: 'SH',
  models: [
    { wet: false, pack: 10, each: 11 },
    { wet: true, pack: 10, each: 15 },
  ],
  makers: { kiskara: [0, 1], rasplund: [0, 1] },
  alsoBy: { halvorn: [0, 1] },
  size: (m) => (m.wet ? 'W230' : 'D230'),
  title: (m) => `${m.wet ? 'Waterproof' : 'Dry'} Sanding Sheets 230 × 280 mm`,
  about: (m) =>
    m.wet
      ? 'Silicon carbide on waterproof latex paper for paint, putty and plastic; it stays soft when soaked.'
      : 'Aluminium oxide on tough E-weight paper with an open coat that does not clog on softwood.',
  uses: [
    'Folded in three it fits a hand and does not slip.',
    'For furniture makers who go through a sheet an hour.',
  ],
  useage: (m) => ({
    steps: [
      m.wet ? 'Soak the sheet for ten minutes.' : 'Tear along a steel rule from the paper side.',
      'Sand along the grain, or in overlapping strokes on metal.',
      'Change the sheet when it slides.',
      'Do not skip more than one grit.',
    ],
    warning: 'Wear a dust respirator, and keep old lead paint wet.',
  }),
  variants: (m) =>
    grits
      .filter((g) => (m.wet ? g >= 180 : g <= 400))
      .map((grit) => ({
        name: `P${grit}, pack of ${m.pack}`,
        pesos: m.pack * m.each * (grit < 90 ? 1.15 : 1),
        suffix: `-${grit}`,
        note: `${m.pack} sheets of grit ${grit}.`,
        specs: [
          ['Size', '230 × 280 mm'],
          ['Grit', `P${grit}`],
          ['Grain', m.wet ? 'Silicon carbide' : 'Aluminium oxide'],
          ['Backing', m.wet ? 'Latex paper, C weight' : 'Paper, E weight'],
          ['Pack', `${m.pack} sheets`],
        ],
        look: { grit, wet: m.wet },
        span: [230, 280],
        inclusions: [],
        default: grit === (m.wet ? 400 : 120),
      })),
  draw: sheetDrawing,
});

export const wireBrush = kind<
  { shape: 'cup' | 'wheel'; pesos: number },
  { shape: 'cup' | 'wheel' }
>({
  key: 'wire-brush',
  category: 'abrasives',
  noun: 'wire brush',
  code: 'WB',
  models: [
    { shape: 'cup', pesos: 165 },
    { shape: 'wheel', pesos: 190 },
  ],
  makers: { kiskara: [0, 1], rasplund: [0, 1] },
  alsoBy: { halvorn: [0, 1] },
  size: (m) => m.shape.slice(0, 1).toUpperCase(),
  title: (m) => `Knotted Wire ${m.shape === 'cup' ? 'Cup' : 'Wheel'} Brush`,
  about: (m) =>
    `Twisted knots of 0.5 mm wire on a ${m.shape === 'cup' ? 'cup for flat plate' : 'wheel for seams and corners'}. Takes rust, scale and old paint without cutting the steel.`,
  uses: ['For hulls, tanks and trusses before primer.', 'Cleans a weld between passes.'],
  useage: () => ({
    steps: [
      'Check that no wires are loose.',
      'Run free for half a minute behind the guard.',
      'Let the tips do the work; pressure only bends them.',
      'Turn the brush round now and then.',
    ],
    warning: 'Broken wires fly: face shield, apron and no bystanders.',
  }),
  variants: (m) =>
    [
      { mm: m.shape === 'cup' ? 65 : 100, thread: 'M10', rpm: 12_500, up: 1 },
      { mm: m.shape === 'cup' ? 75 : 115, thread: 'M14', rpm: 11_000, up: 1.3 },
    ].flatMap((s) =>
      (['Steel', 'Stainless'] as const).map((wire) => ({
        name: `${s.mm} mm ${s.thread} ${wire}`,
        pesos: m.pesos * s.up * (wire === 'Steel' ? 1 : 1.7),
        suffix: `-${s.mm}${wire[0]}${wire[3]}`.toUpperCase(),
        note: wire === 'Steel' ? 'Brass-coated steel wire.' : 'Stainless wire for stainless work.',
        specs: [
          ['Diameter', `${s.mm} mm`],
          ['Thread', s.thread === 'M10' ? 'M10 × 1.5' : 'M14 × 2'],
          ['Wire', `${wire}, 0.5 mm, knotted`],
          ['Maximum speed', figure(s.rpm, 'rpm')],
          ['Standard', 'EN 1083-2'],
        ] as const,
        look: { shape: m.shape },
        span: [s.mm, m.shape === 'cup' ? s.mm * 0.9 : s.mm] as const,
        inclusions: [],
        default: s.thread === 'M10' && wire === 'Steel',
      })),
    ),
  draw: brushDrawing,
});
