import {
  gloves as glovesDrawing,
  harness as harnessDrawing,
  safetyShoes as shoesDrawing,
} from '../models/body-gear';
import { figure } from '../figures';
import { kind } from '../kind';

type Glove = {
  coating: 'nitrile' | 'leather' | 'latex';
  title: string;
  level: string;
  pesos: number;
  sizes: readonly string[];
};

export const gloves = kind<Glove, { coating: Glove['coating'] }>({
  key: 'work-gloves',
  category: 'safety-gear',
  noun: 'work gloves',
  code: 'GL',
  models: [
    {
      coating: 'latex',
      title: 'Latex-coated Work Gloves',
      level: '2131X',
      pesos: 48,
      sizes: ['8 (M)', '9 (L)', '10 (XL)'],
    },
    {
      coating: 'nitrile',
      title: 'Nitrile-coated Work Gloves',
      level: '4121X',
      pesos: 85,
      sizes: ['7 (S)', '8 (M)', '9 (L)', '10 (XL)'],
    },
    {
      coating: 'nitrile',
      title: 'Cut-resistant Gloves Level C',
      level: '4X42C',
      pesos: 240,
      sizes: ['8 (M)', '9 (L)', '10 (XL)'],
    },
    {
      coating: 'leather',
      title: 'Leather Welding Gloves',
      level: '413X4X',
      pesos: 290,
      sizes: ['10 (XL)'],
    },
  ],
  makers: { kalasar: [0, 1, 2, 3], bantaymor: [1, 2, 3] },
  alsoBy: { bantaymor: [0], pandaro: [0, 1] },
  size: (m) => m.level.slice(0, 4),
  title: (m) => m.title,
  about: (m) =>
    ({
      latex: 'Crinkled latex on cotton grips wet blocks and pipes, and costs less than a bandage.',
      nitrile: 'A thin knitted liner under foamed nitrile: it feels a screw and shrugs off oil.',
      leather:
        'Split cowhide sewn with aramid, lined to the fingertips, with a cuff long enough for sparks.',
    })[m.coating] + ` EN level ${m.level}.`,
  uses: [
    'Bought by the dozen, worn by the day.',
    'For handling, assembly and steel.',
    'Washable at 40 °C.',
  ],
  useage: (m) => ({
    steps: [
      'Choose the size by hand width: loose gloves catch.',
      'Check for holes before wearing.',
      m.coating === 'leather'
        ? 'Let them dry slowly after sweat; heat makes leather brittle.'
        : 'Wash before they are stiff with grease.',
    ],
    warning: 'Do not wear gloves at drill presses, lathes or bench grinders.',
  }),
  variants: (m) =>
    m.sizes.map((size) => ({
      name: `Size ${size}`,
      pesos: m.pesos,
      suffix: `-${size.split(' ')[0]}`,
      note: `One pair, size ${size}.`,
      specs: [
        ['Size', size],
        [
          'Coating',
          m.coating === 'leather'
            ? 'None, split cowhide'
            : `${m.coating[0]?.toUpperCase()}${m.coating.slice(1)}`,
        ],
        ['Protection level', m.level],
        [
          'Length',
          m.coating === 'leather' ? '350 mm' : `${220 + Number.parseInt(size, 10) * 3} mm`,
        ],
        ['Standard', m.coating === 'leather' ? 'EN 388, EN 12477' : 'EN 388'],
      ],
      look: { coating: m.coating },
      span: [220, m.coating === 'leather' ? 350 : 220 + Number.parseInt(size, 10) * 3],
      inclusions: [],
      default: size === '9 (L)' || m.sizes.length === 1,
    })),
  draw: glovesDrawing,
});

export const harness = kind<{ points: number; title: string; pesos: number }, { points: number }>({
  key: 'safety-harness',
  category: 'safety-gear',
  noun: 'full-body harness',
  code: 'FH',
  models: [
    { points: 1, title: 'Full-body Harness 1 Point', pesos: 1_250 },
    { points: 3, title: 'Full-body Harness 3 Points', pesos: 2_650 },
  ],
  makers: { kalasar: [0, 1], bantaymor: [0, 1] },
  alsoBy: { pandaro: [0, 1] },
  size: (m) => m.points,
  title: (m) => m.title,
  about: (m) =>
    `Polyester webbing of 45 mm with ${m.points === 1 ? 'a back D-ring for fall arrest' : 'a back D-ring and two hip rings for work positioning'}, for one person of up to 140 kg with tools.`,
  uses: [
    'For scaffolds, roofs and billboards.',
    'Tower crews add a positioning lanyard.',
    'A fall indicator shows when it must retire.',
  ],
  useage: () => ({
    steps: [
      'Hold it by the back ring and shake the straps free.',
      'Put it on like a jacket, then close legs and chest.',
      'Tighten until a flat hand just fits under the leg strap.',
      'Hook to an anchor of 15 kN above your head.',
      'Let a second person check buckles before you climb.',
    ],
    warning:
      'A harness that has caught a fall is scrap. Plan the rescue first: hanging still is dangerous within minutes.',
  }),
  variants: (m) =>
    [
      {
        name: 'Harness only',
        add: 0,
        suffix: '',
        kg: 0,
        lanyard: 'None',
        note: 'One size with long straps.',
      },
      {
        name: 'With shock-absorbing lanyard',
        add: 950,
        suffix: '-L',
        kg: 0.9,
        lanyard: 'Single, 1.8 m',
        note: 'Lanyard 1.8 m with absorber and large hook.',
      },
      {
        name: 'With twin lanyard',
        add: 1_650,
        suffix: '-LL',
        kg: 1.6,
        lanyard: 'Twin, 1.8 m',
        note: 'Two legs of 1.8 m: one is always hooked.',
      },
    ].map((s) => ({
      name: s.name,
      pesos: m.pesos + s.add,
      suffix: s.suffix,
      note: s.note,
      specs: [
        ['Attachment points', String(m.points)],
        ['Webbing', '45 mm polyester, 22 kN'],
        ['User weight', 'up to 140 kg'],
        ['Lanyard', s.lanyard],
        ['Standard', 'EN 361, ANSI Z359.11'],
        ['Weight', figure(1.1 + m.points * 0.2 + s.kg, 'kg', 1)],
      ],
      look: { points: m.points },
      span: [450, 680],
      inclusions: ['Inspection card', ...(s.add > 0 ? ['Lanyard with absorber'] : [])],
      default: s.add === 0,
    })),
  draw: harnessDrawing,
});

export const safetyShoes = kind<{ high: boolean; cls: string; pesos: number }, { high: boolean }>({
  key: 'safety-shoes',
  category: 'safety-gear',
  noun: 'safety shoes',
  code: 'FS',
  models: [
    { high: false, cls: 'S1P', pesos: 1_150 },
    { high: true, cls: 'S3', pesos: 1_780 },
  ],
  makers: { kalasar: [0, 1], bantaymor: [0, 1] },
  alsoBy: { pandaro: [0, 1] },
  size: (m) => m.cls,
  title: (m) => `Safety ${m.high ? 'Boots' : 'Shoes'} ${m.cls} ${m.high ? 'High Cut' : 'Low Cut'}`,
  about: (m) =>
    `A 200 J toe cap, a midsole against nails and a sole that grips oil (SRC). ${m.high ? 'Water-resistant leather over the ankle.' : 'Low and airy for warehouses.'}`,
  uses: [
    'For sites, yards and forklifts.',
    'Wide toe box: made on a Filipino last.',
    'Sizes for men and women.',
  ],
  useage: () => ({
    steps: [
      'Try on in the afternoon, with socks.',
      'Let them dry with paper inside, away from heat.',
      'Brush and grease leather once a month.',
    ],
    warning: 'Replace after a heavy object has struck the cap, even if nothing shows.',
  }),
  variants: (m) =>
    [38, 39, 40, 41, 42, 43, 44].map((size) => ({
      name: `EU ${size}`,
      pesos: m.pesos,
      suffix: `-${size}`,
      note: `EU ${size}, about US ${size - 33} men’s.`,
      specs: [
        ['Size', `EU ${size}`],
        ['Class', `${m.cls} SRC`],
        ['Toe cap', m.high ? 'Steel, 200 J' : 'Composite, 200 J'],
        ['Sole', 'Dual-density PU'],
        ['Upper', m.high ? 'Full-grain leather' : 'Suede and mesh'],
        ['Standard', 'EN ISO 20345'],
        ['Weight per pair', figure(1.0 + (size - 38) * 0.03 + (m.high ? 0.3 : 0), 'kg', 2)],
      ],
      look: { high: m.high },
      span: [250 + (size - 38) * 7, m.high ? 165 : 105],
      inclusions: ['Insoles', 'Spare laces'],
      default: size === 41,
    })),
  draw: shoesDrawing,
});
