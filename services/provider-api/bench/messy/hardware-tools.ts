import { axis, written, type Family } from './family';

const TOOLS = ['NO BRAND', 'HAMMEROS', 'BAKALITE', 'VORGANO', 'TORQUAY'];
const inches = (values: string) => written('#"~# IN~# INCH', values);
const mm = (values: string) => written('#MM~# MM', values);

/** Hand tools, measuring, chemicals and sundries. */
export const hardwareTools: readonly Family[] = [
  {
    kind: 'hammer',
    group: 'hand-tools',
    category: 'HAND TOOLS',
    brands: TOOLS,
    names: ['HAMMER {style} {weight} {handle}', 'HAMMER {style} {handle} HNDL {weight}'],
    axes: {
      style: axis(
        'claw=CLAW, ball-peen=BALL PEIN~BALL PEEN, sledge=SLEDGE, chipping=CHIPPING WELDERS, stoning=MASON STONING',
      ),
      weight: axis('8=8 OZ, 16=16 OZ~1 LB, 24=24 OZ, 48=3 LB~48 OZ, 128=8 LB'),
      handle: axis('wood, fibreglass=F/GLASS, steel=STL TUBULAR'),
    },
  },
  {
    kind: 'combination-wrench',
    group: 'hand-tools',
    category: 'HAND TOOLS',
    brands: TOOLS,
    names: [
      'WRENCH COMB {style} {size} [CRV|]',
      'SPANNER COMBINATION {size} {style} [MIRROR FIN|]',
    ],
    axes: {
      size: mm('6 7 8 9 10 11 12 13 14 17 19 21 22 24 27 30 32'),
      style: axis('plain=CR-V, ratchet=RATCHET'),
    },
  },
  {
    kind: 'adjustable-wrench',
    group: 'hand-tools',
    category: 'HAND TOOLS',
    brands: TOOLS,
    names: ['WRENCH ADJ {length} {finish}', 'WRENCH ADJUSTABLE {finish} {length}'],
    axes: { length: inches('6 8 10 12 15 18'), finish: axis('chrome=CP, black=BLK') },
  },
  {
    kind: 'pipe-wrench',
    group: 'hand-tools',
    category: 'HAND TOOLS',
    brands: TOOLS,
    names: ['WRENCH PIPE {style} {length}', 'WRENCH PIPE H/D {length} {style}'],
    axes: {
      length: inches('8 10 12 14 18 24 36'),
      style: axis('steel=STEEL, aluminium=ALUM, chain=CHAIN TYPE'),
    },
  },
  {
    kind: 'socket',
    group: 'hand-tools',
    category: 'HAND TOOLS',
    brands: TOOLS,
    names: ['SOCKET {style} {drive} DR X {size}', 'SOCKET {drive} DRIVE {style} {size}'],
    axes: {
      style: axis('hand=CHROME 6PT, impact=IMPACT BLK, deep=DEEP'),
      drive: axis('1/4=1/4"~1/4 IN, 1/2=1/2"~1/2 IN, 3/4=3/4"~3/4 IN'),
      size: mm('8 10 12 13 14 17 19 21 22 24 27 30'),
    },
  },
  {
    kind: 'extension-bar',
    group: 'hand-tools',
    category: 'HAND TOOLS',
    brands: TOOLS,
    names: ['BAR EXTENSION SOCKET {drive} DR X {length}', 'EXTENSION BAR {drive} {length}'],
    axes: { drive: axis('1/4=1/4", 3/8=3/8", 1/2=1/2", 3/4=3/4"'), length: inches('3 5 6 10 16') },
  },
  {
    kind: 'screwdriver',
    group: 'hand-tools',
    category: 'HAND TOOLS',
    brands: TOOLS,
    names: ['SCREWDRIVER {tip} {length} [MAGNETIC|]', 'DRIVER SCREW {tip} X {length} HD'],
    axes: {
      tip: axis('flat=FLAT (-)~FLAT, phillips=PHIL (+)~PHILLIPS'),
      length: inches('3 4 5 6 8 10'),
    },
  },
  {
    kind: 'pliers',
    group: 'hand-tools',
    category: 'HAND TOOLS',
    brands: TOOLS,
    names: ['PLIER {style} {length}', 'PLIERS {style} INSUL {length}'],
    axes: {
      style: axis(
        'combination=COMB~LINEMAN COMB, long-nose=LONG NOSE, diagonal=DIAG CUTTING~SIDE CUTTER, vise-grip=LOCKING VISE GRIP, slip-joint=SLIP JOINT, snap-ring=CIRCLIP INT/EXT',
      ),
      length: inches('5 6 7 8 10'),
    },
  },
  {
    kind: 'ladder',
    group: 'access',
    category: 'LADDERS',
    brands: TOOLS,
    names: ['LADDER {style} {material} {steps} [MAX 150 KG|]', 'LADDER {material} {style} {steps}'],
    axes: {
      style: axis(
        'extension=EXTENSION~EXTN 2 SECTION, a-type=A-TYPE~STEP A-TYPE, multi=MULTI PURPOSE FOLDING',
      ),
      material: axis('aluminium=ALUM, fibreglass=F/GLASS'),
      steps: axis('6=6 STEP, 8=8 STEP, 10=10 STEP, 12=12 STEP, 16=16 STEP, 20=20 STEP'),
    },
  },
  {
    kind: 'trowel',
    group: 'masonry',
    category: 'MASONRY',
    brands: TOOLS,
    names: ['TROWEL {style} {length} {handle}', 'TROWEL {style} {handle} HNDL {length}'],
    axes: {
      style: axis(
        'brick=BRICK~POINTED BRICK LAYING, plastering=PLASTERING RECT, notched=NOTCHED TILE, margin=MARGIN',
      ),
      length: inches('5 7 9 10 11'),
      handle: axis('wood, rubber'),
    },
  },
  {
    kind: 'shovel',
    group: 'masonry',
    category: 'MASONRY',
    brands: TOOLS,
    names: ['SHOVEL {point} {handle} [H/D|]', 'SHOVEL STEEL {handle} HNDL {point}'],
    axes: {
      point: axis('round=ROUND PT~ROUND POINT, square=SQ PT~SQUARE POINT'),
      handle: axis('wood-d=WOOD D-GRIP, wood-long=WOOD LONG, fibreglass=F/GLASS LONG'),
    },
  },
  {
    kind: 'wheelbarrow',
    group: 'masonry',
    category: 'MASONRY',
    brands: TOOLS,
    names: [
      'WHEELBARROW {wheel} {capacity} {colour}',
      'WHEEL BARROW H/D {colour} {capacity} {wheel}',
    ],
    axes: {
      wheel: axis('pneumatic=PNEU TIRE~AIR TIRE, solid=SOLID TIRE'),
      capacity: axis('65=65 L, 90=90 L, 120=120 L'),
      colour: axis('green=GRN, blue=BLU, red'),
    },
  },
  {
    kind: 'tape-measure',
    group: 'measuring',
    category: 'MEASURING',
    brands: TOOLS,
    names: [
      'TAPE MEASURE {length} X {width} [W/ MAGNET|]',
      'TAPE MEASURING STEEL {length} {width} [AUTO LOCK|]',
    ],
    axes: {
      length: written('#M~# M', '3 5 7.5 8 10 30 50'),
      width: axis('16=16 MM, 19=19 MM, 25=25 MM'),
    },
  },
  {
    kind: 'spirit-level',
    group: 'measuring',
    category: 'MEASURING',
    brands: TOOLS,
    names: ['LEVEL BAR ALUM {length} {vials}', 'LEVEL SPIRIT {vials} {length}'],
    axes: {
      length: inches('9 12 18 24 36 48'),
      vials: axis('2=2 VIAL, 3=3 VIAL, magnetic=3 VIAL MAGNETIC'),
    },
  },
  {
    kind: 'threadlocker',
    group: 'chemicals',
    category: 'CHEMICALS',
    brands: ['DIKITON', 'LOKSEAL'],
    names: ['THREAD LOCKER {strength} {volume}', 'ADHESIVE THRD LOCKING {volume} {strength}'],
    axes: {
      strength: axis('medium=BLUE MEDIUM, high=RED HIGH STRENGTH, low=PURPLE LOW'),
      volume: axis('10=10 ML, 50=50 ML, 250=250 ML'),
    },
  },
  {
    kind: 'sealant',
    group: 'chemicals',
    category: 'CHEMICALS',
    brands: ['DIKITON', 'LOKSEAL', 'NO BRAND'],
    names: ['SEALANT SILICONE {style} {colour} 300 ML', 'SILICONE {colour} {style} CARTRIDGE'],
    axes: {
      style: axis('acetic=GP ACETIC, neutral=NEUTRAL, high-temperature=RTV HI-TEMP GASKET MAKER'),
      colour: axis('clear=CLR, white=WHT, black=BLK, red, grey=GRY'),
    },
  },
  {
    kind: 'tarpaulin',
    group: 'sheets',
    category: 'TARPAULIN',
    brands: ['NO BRAND', 'TRAPALINE'],
    names: ['TARPAULIN {material} {colour} {size} FT', 'TARP SHEET {size} FT {material} {colour}'],
    axes: {
      material: axis('laminated=PE LAMINATED~LONA, canvas=CANVAS HD'),
      colour: axis('blue=BLU/ORG, green=GRN, silver=SLV'),
      size: axis('6x8=6 X 8, 8x10=8 X 10, 10x12=10 X 12, 12x18=12 X 18, 20x30=20 X 30'),
    },
  },
  {
    kind: 'battery',
    group: 'sundries',
    category: 'SUNDRIES',
    brands: ['ILAWAN', 'NO BRAND'],
    names: ['BATTERY {chemistry} SIZE {size} [{pack}|]', 'BATTERIES {size} {chemistry} {pack}'],
    axes: {
      size: axis('AA, AAA, C, D, 9V'),
      chemistry: axis('alkaline=ALK, zinc-carbon=H/D CARBON'),
      pack: axis('2=2/CARD, 4=4 PC/CARD, 15=15 PC/BX'),
    },
  },
  {
    kind: 'artificial-flower',
    group: 'sundries',
    category: 'SUNDRIES',
    brands: ['NO BRAND'],
    names: [
      'FLOWER ARTIFICIAL {plant} {colour} ASSTD',
      'FLOWERS DECOR {plant} {colour} [W/ VASE|DZ]',
    ],
    axes: {
      plant: axis('rose, tulip, orchid, sunflower'),
      colour: axis('red, white=WHT, pink, yellow=YLW'),
    },
  },
];
