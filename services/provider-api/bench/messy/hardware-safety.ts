import { axis, written, type Family } from './family';

const TOOLS = ['NO BRAND', 'HAMMEROS', 'BAKALITE', 'VORGANO', 'TORQUAY'];
const SAFETY = ['NO BRAND', 'INGATAN', 'SAFEHOLM', 'TIBAY'];

/** What lifts, and what protects who works. */
export const hardwareSafety: readonly Family[] = [
  {
    kind: 'bottle-jack',
    group: 'lifting',
    category: 'JACKS',
    brands: TOOLS,
    names: [
      'JACK HYDRAULIC BOTTLE TYPE {colour} - {capacity}',
      'JACK BOTTLE HYD {capacity} {colour}',
    ],
    axes: {
      capacity: written('# T~#T~# TON', '2 4 6 8 10 12 20 32 50'),
      colour: axis('blue, red, yellow=YLW'),
    },
  },
  {
    kind: 'floor-jack',
    group: 'lifting',
    category: 'JACKS',
    brands: TOOLS,
    names: [
      'JACK HYDRAULIC FLOOR TYPE {profile} - {capacity}',
      'JACK TROLLEY HYD {capacity} {profile}',
    ],
    axes: {
      capacity: written('# T~#T', '2 2.5 3 5'),
      profile: axis('low=LOW PROFILE, standard=STD'),
    },
  },
  {
    kind: 'chain-block',
    group: 'lifting',
    category: 'LIFTING',
    brands: TOOLS,
    names: ['BLOCK CHAIN {capacity} X {lift}', 'HOIST CHAIN MANUAL {capacity} {lift} LIFT'],
    axes: {
      capacity: written('# T~#T~# TON', '0.5 1 2 3 5 10'),
      lift: written('#M~# M', '3 5 6 10'),
    },
  },
  {
    kind: 'lever-block',
    group: 'lifting',
    category: 'LIFTING',
    brands: TOOLS,
    names: ['BLOCK LEVER RATCHET {capacity} X {lift}', 'HOIST LEVER {capacity} {lift}'],
    axes: { capacity: written('# T~#T', '0.75 1.5 3 6'), lift: written('#M~# M', '1.5 3') },
  },
  {
    kind: 'safety-shoe',
    group: 'ppe',
    category: 'SAFETY',
    brands: SAFETY,
    names: [
      'SHOE SAFETY {material} {cut} SIZE {size}',
      'SHOES SAFETY {cut} STEEL TOE {material} SZ {size}',
    ],
    axes: {
      material: axis('leather=LEATHER~LTHR, suede'),
      cut: axis('low=LOW CUT, high=HIGH CUT~HI CUT'),
      size: axis('5, 6, 7, 8, 9, 10, 11, 12'),
    },
    weight: 1.2,
  },
  {
    kind: 'rubber-boot',
    group: 'ppe',
    category: 'SAFETY',
    brands: SAFETY,
    names: [
      'BOOT RUBBER {colour} {length} SIZE {size}',
      'BOOTS RAIN PVC {colour} SZ {size} {length}',
    ],
    axes: {
      colour: axis('black=BLK, white=WHT, yellow=YLW'),
      length: axis('knee=KNEE HI~LONG, short=ANKLE~SHORT'),
      size: axis('6, 7, 8, 9, 10, 11'),
    },
  },
  {
    kind: 'glove',
    group: 'ppe',
    category: 'SAFETY',
    brands: SAFETY,
    names: ['GLOVE {style} {size}', 'GLOVES {style} {size} [12 PR/DZ|PER PAIR|]'],
    axes: {
      style: axis(
        'welding=WELDING LEATHER 14"~LEATHER WLDG LONG, cotton=COTTON KNIT~KNITTED COTTON, rubber=RUBBER INDUSTRIAL BLK, nitrile=NITRILE COATED, maong=MAONG~DENIM',
      ),
      size: axis('S, M, L, XL'),
    },
  },
  {
    kind: 'raincoat',
    group: 'ppe',
    category: 'SAFETY',
    brands: SAFETY,
    names: ['RAINCOAT {style} {colour} {size}', 'COAT RAIN PVC {style} {colour} {size}'],
    axes: {
      style: axis('two-piece=2 PC W/ PANTS~JACKET & PANTS, long=LONG TYPE'),
      colour: axis('yellow=YLW~YELLOW, green=GRN, blue=BLU'),
      size: axis('M, L, XL, XXL'),
    },
  },
  {
    kind: 'hard-hat',
    group: 'ppe',
    category: 'SAFETY',
    brands: SAFETY,
    names: ['HELMET SAFETY {colour} {harness}', 'HARD HAT {harness} {colour} [C/W CHIN STRAP|]'],
    axes: {
      colour: axis('yellow=YLW~YELLOW, white=WHT~WHITE, blue=BLU, red, green=GRN'),
      harness: axis('ratchet=RATCHET, pin=PIN LOCK'),
    },
  },
  {
    kind: 'goggles',
    group: 'ppe',
    category: 'SAFETY',
    brands: SAFETY,
    names: ['GOGGLE {style} {lens}', 'SPECTACLE SAFETY {style} {lens} LENS'],
    axes: {
      style: axis('chemical=CHEM SPLASH, grinding=GRINDING CLR TYPE, welding=WELDING FLIP UP'),
      lens: axis('clear=CLR, dark=DARK SHADE 5, smoke'),
    },
  },
];
