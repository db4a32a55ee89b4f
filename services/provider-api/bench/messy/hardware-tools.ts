import { axis, written, type Family } from './family';

const TOOLS = ['NO BRAND', 'HAMMEROS', 'BAKALITE', 'VORGANO', 'TORQUAY'];
const ABRASIVES = ['NO BRAND', 'KISKISAN', 'GRITTOR', 'VORGANO'];
const SAFETY = ['NO BRAND', 'INGATAN', 'SAFEHOLM', 'TIBAY'];
const inches = (values: string) => written('#"~# IN~# INCH', values);
const mm = (values: string) => written('#MM~# MM', values);
const disc = axis('100=4"~100 MM~100, 125=5"~125 MM~125, 180=7"~180 MM~180, 230=9"~230 MM~230');

/** Tools, abrasives, lifting goods and what protects who works. */
export const hardwareTools: readonly Family[] = [
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
  {
    kind: 'cutting-disc',
    group: 'abrasives',
    category: 'ABRASIVES',
    brands: ABRASIVES,
    weight: 1.3,
    names: [
      'DISC CUTTING {material} {diameter} X {thickness} X {bore}',
      'CUT-OFF WHEEL {diameter} X {thickness} {material}',
    ],
    axes: {
      diameter: axis(
        '100=4"~100 MM~100, 125=5"~125 MM~125, 180=7"~180 MM~180, 230=9"~230, 355=14"~355 MM~355',
      ),
      thickness: axis('1.0=1.0~1 MM, 1.2=1.2~1.2 MM, 1.6, 2.5, 3.0=3.0~3 MM'),
      material: axis('metal, stainless=SS~INOX, stone=CONC/STONE'),
      bore: axis('16=16 MM~16, 22=22.23~22.2 MM, 25=25.4'),
    },
  },
  {
    kind: 'grinding-disc',
    group: 'abrasives',
    category: 'ABRASIVES',
    brands: ABRASIVES,
    names: [
      'DISC GRINDING {diameter} X {thickness} {material}',
      'WHEEL GRINDING DC {material} {diameter} X {thickness}',
    ],
    axes: {
      diameter: disc,
      thickness: axis('6.0=6.0~6 MM, 8.0=8.0'),
      material: axis('metal, stainless=SS, stone=CONC/STONE'),
    },
  },
  {
    kind: 'flap-disc',
    group: 'abrasives',
    category: 'ABRASIVES',
    brands: ABRASIVES,
    names: ['DISC FLAP {diameter} {grain} GRIT {grit}', 'FLAP DISC {grain} {diameter} #{grit}'],
    axes: {
      diameter: disc,
      grain: axis('zirconia=ZIRC, aluminium-oxide=A/O~ALOX'),
      grit: axis('40, 60, 80, 120'),
    },
  },
  {
    kind: 'sandpaper',
    group: 'abrasives',
    category: 'ABRASIVES',
    brands: ABRASIVES,
    names: [
      'PAPER SAND {style} #{grit} 9 X 11',
      'SANDPAPER {style} GRIT {grit} [50 SHT/PK|100 PC|]',
    ],
    axes: {
      style: axis('waterproof=W/PROOF~WATERPROOF, dry=DRY WOOD'),
      grit: axis('60, 80, 100, 120, 180, 240, 320, 400, 600, 1000, 1200'),
    },
  },
  {
    kind: 'wire-brush',
    group: 'abrasives',
    category: 'ABRASIVES',
    brands: ABRASIVES,
    names: ['BRUSH WIRE {style} {material} {size}', 'BRUSH {material} WIRE {style} {size}'],
    axes: {
      style: axis('hand=W/ WOOD HNDL~HAND, cup=CUP TWISTED, wheel=WHEEL CRIMPED'),
      material: axis('steel=STL, stainless=SS, brass'),
      size: axis('3=3", 4=4", 6=6"'),
    },
  },
  {
    kind: 'twist-drill',
    group: 'cutting',
    category: 'DRILL BITS',
    brands: TOOLS,
    weight: 1.2,
    names: [
      'BIT DRILL HSS {diameter} [{finish}|]',
      'DRILL BIT HSS {finish} {diameter} [10 PC/BX|]',
    ],
    axes: {
      diameter: mm('2 2.5 3 3.5 4 4.5 5 5.5 6 6.5 7 8 9 10 12 13'),
      finish: axis('black=BLK, titanium=TIN COATED, cobalt=COBALT M35'),
    },
  },
  {
    kind: 'twist-drill-inch',
    group: 'cutting',
    category: 'DRILL BITS',
    brands: TOOLS,
    names: ['BIT DRILL HSS {diameter} [{finish}|]', 'DRILL BIT HSS {finish} {diameter}'],
    axes: {
      diameter: inches('1/16 5/64 3/32 1/8 5/32 3/16 7/32 1/4 5/16 3/8 1/2'),
      finish: axis('black=BLK, titanium=TIN COATED'),
    },
  },
  {
    kind: 'masonry-bit',
    group: 'cutting',
    category: 'DRILL BITS',
    brands: TOOLS,
    names: [
      'BIT MASONRY {shank} {diameter} X {length}',
      'DRILL BIT CONC {shank} {diameter}X{length}',
    ],
    axes: {
      shank: axis('straight=STR SHANK, sds-plus=SDS+~SDS PLUS'),
      diameter: mm('5 6 8 10 12 14 16'),
      length: axis('110=110 MM, 160=160 MM, 210=210 MM'),
    },
  },
  {
    kind: 'hacksaw',
    group: 'hand-tools',
    category: 'HAND TOOLS',
    brands: TOOLS,
    names: ['{part} 12" {grade}', '{part} {grade} 300 MM'],
    axes: {
      part: axis('frame=HACKSAW FRAME ADJ~FRAME HACKSAW, blade=BLADE HACKSAW~HACKSAW BLADE'),
      grade: axis('18-tpi=18T, 24-tpi=24T, 32-tpi=32T'),
    },
  },
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
