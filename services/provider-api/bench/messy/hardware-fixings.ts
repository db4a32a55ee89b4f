import { axis, written, type Family } from './family';

const NONE = ['NO BRAND', 'KAPITBOLT', 'GRABENHOLT', 'SINTECH'];
const finish = axis('zinc=ZP~ZINC PLTD~ZP, galvanised=HDG~GALV~H.D.G., black=BLK~BLACK');
const metres = (values: string) => written('#M~# M~#MTRS', values);

/** Bolts, nails, anchors, wire, chain and what else is sold by the piece or the kilo. */
export const hardwareFixings: readonly Family[] = [
  {
    kind: 'hex-bolt',
    group: 'fasteners',
    category: 'BOLTS & NUTS',
    brands: NONE,
    weight: 3,
    names: [
      '{set} {finish} {strength} {thread} X {length} MM',
      '{set} {thread} X {length} {strength} {finish}',
      '{set} {strength} {thread}X{length}MM {finish}',
    ],
    axes: {
      set: axis(
        'with-nut=BOLT & NUT HEX C/W WASHER~BOLT & NUT HEX~BOLT HEX W/ NUT, plain=BOLT HEX HD~BOLT HEX',
      ),
      thread: written('M #~M#~M # ', '6 8 10 12 16 20'),
      length: axis('20, 25, 30, 40, 50, 75, 100'),
      strength: axis('8.8=8.8~GR 8.8, 10.9=10.9~GR10.9'),
      finish,
    },
  },
  {
    kind: 'hex-bolt-inch',
    group: 'fasteners',
    category: 'BOLTS & NUTS',
    brands: NONE,
    names: [
      '{set} {thread} X {length} {finish} {strength}',
      '{set} {strength} {finish} {thread} X {length}',
    ],
    axes: {
      set: axis('with-nut=BOLT & NUT HEX~BOLT & NUT HEX C/W WASHER, plain=BOLT HEX HD~BOLT HEX'),
      thread: axis(
        '1/4-20=1/4"-20~1/4-20 UNC~1/4 - 20, 5/16-18=5/16"-18~5/16-18 UNC, 3/8-16=3/8"-16~3/8-16 UNC, 1/2-13=1/2"-13~1/2-13 UNC',
      ),
      length: written('#"~# IN~# INCH', '1 1-1/2 2 3 4'),
      strength: axis('grade-5=GR 5~GRADE 5, grade-8=GR 8~GR8'),
      finish: axis('zinc=ZP~ZINC, black=BLK'),
    },
  },
  {
    kind: 'stainless-bolt',
    group: 'fasteners',
    category: 'BOLTS & NUTS',
    brands: NONE,
    names: [
      'BOLT HEX SS{alloy} {thread} X {length} MM',
      'BOLT & NUT HEX SS {alloy} {thread} X {length}',
    ],
    axes: {
      alloy: axis('304, 316'),
      thread: written('M #~M#', '6 8 10 12'),
      length: axis('20, 25, 30, 40, 50, 75'),
    },
  },
  {
    kind: 'hex-nut',
    group: 'fasteners',
    category: 'BOLTS & NUTS',
    brands: NONE,
    names: ['NUT HEX {thread} {finish} [GR 8|]', 'NUT {style} {thread} {finish}'],
    axes: {
      style: axis('plain=HEX, nylon-lock=HEX NYLOCK~LOCK NYLON INSERT, flange=HEX FLANGE'),
      thread: written('M #~M#', '5 6 8 10 12 16 20'),
      finish,
    },
  },
  {
    kind: 'washer',
    group: 'fasteners',
    category: 'BOLTS & NUTS',
    brands: NONE,
    names: ['WASHER {style} {thread} {finish}', 'WASHER {style} {finish} {thread} [100 PC/BX|]'],
    axes: {
      style: axis('flat=FLAT~PLAIN, spring=SPRING LOCK~LOCK SPRING'),
      thread: written('M #~M#', '5 6 8 10 12 16 20'),
      finish,
    },
  },
  {
    kind: 'tek-screw',
    group: 'fasteners',
    category: 'SCREWS',
    brands: NONE,
    names: [
      'SCREW TEK {point} HEX HD #{gauge} X {length} [100 PC/BX|]',
      'SCREW SELF DRILL HEX WASHER HD {gauge} X {length} {point}',
    ],
    axes: {
      point: axis('metal=FOR METAL~STEEL, wood=FOR WOOD~WOOD'),
      gauge: axis('10, 12, 14'),
      length: written('#"~# IN', '1 1-1/2 2 2-1/2 3'),
    },
  },
  {
    kind: 'wood-screw',
    group: 'fasteners',
    category: 'SCREWS',
    brands: NONE,
    names: [
      'SCREW WOOD FLAT HD #{gauge} X {length} {material}',
      'SCREW WOOD {material} {gauge} X {length} [144 PC/BX|GROSS|]',
    ],
    axes: {
      gauge: axis('6, 8, 10'),
      length: written('#"~# IN', '1/2 3/4 1 1-1/2 2 3'),
      material: axis('brass, steel=ZP~STL, stainless=SS'),
    },
  },
  {
    kind: 'drywall-screw',
    group: 'fasteners',
    category: 'SCREWS',
    brands: NONE,
    names: [
      'SCREW DRYWALL BLK {thread} #6 X {length} [1000 PC/BX|500 PC/BX|]',
      'SCREW GYPSUM BLACK PHOSPHATE {thread} {length}',
    ],
    axes: {
      thread: axis('fine=FINE THRD, coarse=COARSE THRD'),
      length: written('#"~# IN', '1 1-1/4 1-1/2 2 2-1/2 3'),
    },
  },
  {
    kind: 'nail',
    group: 'fasteners',
    category: 'NAILS',
    brands: ['NO BRAND', 'PAKOSTAR', 'BISIGWIRE'],
    names: ['NAIL {style} {length} [{pack}|]', 'NAILS {style} {length} {pack}'],
    axes: {
      style: axis(
        'common=COMMON WIRE~CW, concrete=CONC~CONCRETE, finishing=FINISHING, umbrella=UMBRELLA ROOFING~UMB',
      ),
      length: written('#"~# IN~# INCH', '1 1-1/2 2 2-1/2 3 4 5'),
      pack: axis('25kg=25 KG/BX~25KGS/BOX, 1kg=1 KG/PK'),
    },
  },
  {
    kind: 'expansion-anchor',
    group: 'fasteners',
    category: 'ANCHORS',
    brands: NONE,
    names: [
      'BOLT EXPANSION {style} {thread} X {length} ZP',
      'ANCHOR BOLT {style} ZP {thread} X {length}',
    ],
    axes: {
      style: axis('sleeve=SLEEVE~DYNA TYPE, wedge=WEDGE~WEDGE TYPE, drop-in=DROP-IN'),
      thread: written('#"~# IN', '1/4 5/16 3/8 1/2 5/8'),
      length: written('#"~# IN', '2 2-1/2 3 4'),
    },
  },
  {
    kind: 'threaded-rod',
    group: 'fasteners',
    category: 'BOLTS & NUTS',
    brands: NONE,
    names: ['ROD THRD FULL {thread} X {length} {finish}', 'BAR THRD {finish} {thread} X {length}'],
    axes: { thread: written('M #~M#', '6 8 10 12 16 20'), length: metres('1 2 3'), finish },
  },
  {
    kind: 'blind-rivet',
    group: 'fasteners',
    category: 'RIVETS',
    brands: NONE,
    names: [
      'RIVET BLIND {material} {diameter} X {length} [1000 PC/BX|]',
      'RIVET POP {material} {diameter}X{length}',
    ],
    axes: {
      material: axis('aluminium=ALUM~AL, steel=STL, stainless=SS'),
      diameter: axis('3.2=1/8"~3.2 MM, 4.0=5/32"~4.0 MM, 4.8=3/16"~4.8 MM'),
      length: axis('6=1/4"~6 MM, 10=3/8"~10 MM, 13=1/2"~12.7 MM'),
    },
  },
  {
    kind: 'tie-wire',
    group: 'wire',
    category: 'WIRE PRODUCTS',
    brands: ['NO BRAND', 'BISIGWIRE', 'PAKOSTAR'],
    names: ['WIRE TIE GI #{gauge} {pack}', 'WIRE GALV TIE GA {gauge} [{pack}|]'],
    axes: {
      gauge: axis('14, 16, 18, 20'),
      pack: axis('1kg=1 KG/ROLL~1KG, 10kg=10 KG/ROLL~10 KGS, 45kg=45 KG/ROLL'),
    },
  },
  {
    kind: 'barbed-wire',
    group: 'wire',
    category: 'WIRE PRODUCTS',
    brands: ['NO BRAND', 'BISIGWIRE'],
    names: ['WIRE BARBED GALV GA {gauge} X {length} ROLL'],
    axes: { gauge: axis('12.5, 14, 16'), length: metres('25 50 100 150') },
  },
  {
    kind: 'chain',
    group: 'rigging',
    category: 'CHAIN & ROPE',
    brands: NONE,
    names: [
      'CHAIN {style} GALV {diameter} MM [X {length} DRUM|]',
      'CHAIN GALV {diameter}MM {style} [{length}|]',
    ],
    axes: {
      style: axis('short-link=SHORT LINK, long-link=LONG LINK'),
      diameter: axis('4, 5, 6, 8, 10, 13'),
      length: metres('30 50'),
    },
  },
  {
    kind: 'rope',
    group: 'rigging',
    category: 'CHAIN & ROPE',
    brands: ['NO BRAND', 'DAGATLINE'],
    names: [
      'ROPE {material} {diameter} MM X {length}',
      'ROPE {material} {diameter}MM {length}/ROLL',
    ],
    axes: {
      material: axis('nylon=NYL~NYLON, polypropylene=PP~POLYPROP, manila=MANILA~ABACA'),
      diameter: axis('6, 8, 10, 12, 16, 20'),
      length: metres('100 200'),
    },
  },
  {
    kind: 'padlock',
    group: 'locks',
    category: 'LOCKS',
    brands: ['KANDADO', 'NO BRAND', 'SINTECH'],
    names: [
      'PADLOCK {material} {width} MM {shackle}',
      'LOCK PAD {shackle} {material} {width}MM [3 KEYS|]',
    ],
    axes: {
      material: axis('brass, laminated, iron'),
      width: axis('25, 32, 40, 50, 63'),
      shackle: axis('short=SHORT SHACKLE, long=LONG SHACKLE'),
    },
  },
  {
    kind: 'caster',
    group: 'handling',
    category: 'CASTERS',
    brands: ['NO BRAND', 'GULONGO'],
    names: ['CASTER {style} {material} {diameter}', 'CASTER WHEEL {material} {diameter} {style}'],
    axes: {
      style: axis('swivel=SWIVEL~SWVL, fixed=RIGID~FIXED, brake=SWIVEL W/ BRAKE'),
      material: axis('polyurethane=PU~PU RED, rubber=RUB~RUBBER, nylon=NYL~NYLON'),
      diameter: axis('50=2"~50 MM, 75=3"~75 MM, 100=4"~100 MM, 125=5"~125MM, 150=6"~150 MM'),
    },
  },
  {
    kind: 'bearing',
    group: 'power-transmission',
    category: 'BEARINGS',
    brands: ['NO BRAND', 'ROLLTEK', 'SINTECH', 'KUGELIN'],
    names: ['BEARING BALL {number}{seal}', 'BEARING BALL DEEP GROOVE {number} {seal}'],
    axes: {
      number: axis(
        '6000, 6001, 6002, 6003, 6200, 6201, 6202, 6203, 6204, 6205, 6206, 6301, 6302, 6303, 6304',
      ),
      seal: axis('zz=ZZ~-ZZ, 2rs=2RS~-2RS, open= OPEN'),
    },
  },
  {
    kind: 'v-belt',
    group: 'power-transmission',
    category: 'BELTS',
    brands: ['NO BRAND', 'ROLLTEK', 'BANDAGO'],
    names: ['V-BELT {section}-{length}', 'BELT V {section} {length} [CLASSICAL|]'],
    axes: {
      section: axis('A, B, C'),
      length: axis('28, 32, 36, 40, 42, 48, 52, 55, 60, 68, 75, 85'),
    },
  },
];
