import { axis, written, type Family } from './family';

const SCALES = ['TIMBANGA', 'LIBRATEC', 'PESARO'];
const PACKING = ['BALOTIN', 'EMPAKIT', 'SELYADO'];
const SAFETY = ['KALASAGAN', 'PROTEGOR', 'SIGURADO'];
const size = axis('S, M, L, XL, XXL');
const width = axis('24=24MM~1", 36=36MM~1-1/2", 48=48MM~2"~50MM, 72=72MM~3"');

/** What weighs, packs, carries and protects. */
export const workshopWarehouse: readonly Family[] = [
  {
    kind: 'platform-scale',
    group: 'weighing',
    category: 'SCALES',
    brands: SCALES,
    weight: 1.1,
    names: [
      'SCALE PLATFORM DIG {capacity} {plate}',
      'PLATFORM SCALE {plate} {capacity} [{brand}|]',
    ],
    axes: {
      capacity: written('#KG~# KGS', '60 100 150 300 500'),
      plate: axis('30x40=30X40CM, 40x50=40X50CM~40 X 50, 60x80=60X80CM'),
    },
  },
  {
    kind: 'crane-scale',
    group: 'weighing',
    category: 'SCALES',
    brands: SCALES,
    weight: 0.9,
    names: ['SCALE CRANE {capacity}', 'HANGING SCALE DIG {capacity} [W/ REMOTE|] [{brand}|]'],
    axes: {
      capacity: axis(
        '50=50KG, 100=100KG, 300=300KG~300 KGS, 500=500KG, 1000=1T~1000KG~1 TON, 3000=3T~3000KG, 5000=5T~5 TON',
      ),
    },
  },
  {
    kind: 'counter-scale',
    group: 'weighing',
    category: 'SCALES',
    brands: SCALES,
    weight: 1.8,
    names: ['SCALE {style} {capacity}', '{style} WEIGHING SCALE {capacity} [{brand}|]'],
    axes: {
      style: axis(
        'price=PRICE COMPUTING, table=TABLE TOP~BENCH, dial=DIAL SPRING~SPRING, kitchen=KITCHEN',
      ),
      capacity: written('#KG~# KGS', '3 5 10 20 30 60'),
    },
  },
  {
    kind: 'load-cell',
    group: 'weighing',
    category: 'SCALES',
    brands: SCALES,
    weight: 1.5,
    names: ['LOADCELL {style} {capacity}', 'LOAD CELL {capacity} {style} [C3|]'],
    axes: {
      style: axis('s-type=S-TYPE~S TYPE, single-point=SGL POINT, shear-beam=SHEAR BEAM'),
      capacity: axis(
        '50=50KG, 100=100KG, 200=200KG, 500=500KG, 1000=1T~1000KG, 2000=2T~2000KG, 5000=5T',
      ),
    },
  },
  {
    kind: 'packing-tape',
    group: 'packaging',
    category: 'PACKAGING',
    brands: PACKING,
    weight: 0.9,
    names: [
      'TAPE OPP {width} X {length}',
      'PACKAGING TAPE {width} {length} [6PCS/PKT|72/CTN|] [{brand}|]',
    ],
    axes: {
      width,
      length: axis('50=50M~50 YDS, 100=100M~100 MTRS, 500=500M MACHINE'),
      colour: axis('clear=CLEAR, tan=TAN, fragile=FRAGILE PRINT'),
    },
    variants: 'colour',
  },
  {
    kind: 'other-tape',
    group: 'packaging',
    category: 'PACKAGING',
    brands: PACKING,
    weight: 2.3,
    names: ['TAPE {style} {width} X {length}', '{style} TAPE {width} {length}'],
    axes: {
      style: axis(
        'masking=MASKING~MASK, duct=DUCT SLV~DUCT, double-sided=D/SIDED FOAM~DBL SIDED, foil=ALUM FOIL~ALUMINUM',
      ),
      width,
      length: axis('20=20M~20 YDS, 50=50M'),
    },
  },
  {
    kind: 'stretch-film',
    group: 'packaging',
    category: 'PACKAGING',
    brands: PACKING,
    weight: 0.3,
    names: [
      'FILM STRETCH {width} {thickness} {colour}',
      'STRETCH FILM {colour} {thickness} X {width} X 300M',
    ],
    axes: {
      width: axis('500=500MM~20"~50CM, 100=100MM~4", 250=250MM~10"'),
      thickness: axis('17=17MIC, 20=20MIC~20 MICRON, 23=23MIC'),
      colour: axis('clear=CLR, black=BLK'),
    },
  },
  {
    kind: 'strapping',
    group: 'packaging',
    category: 'PACKAGING',
    brands: PACKING,
    weight: 1.8,
    names: ['STRAP {material} {width} {pack}', '{material} STRAPPING {width} {pack} [{brand}|]'],
    axes: {
      material: axis('pp=PP, pet=PET GRN, steel=STL'),
      width: axis('12=12MM~1/2", 15=15MM~5/8"~15.5MM, 19=19MM~3/4", 32=32MM~1-1/4"'),
      pack: axis('10=10KG/RL, 20=20KG~20 KGS/RL'),
    },
  },
  {
    kind: 'strapping-tool',
    group: 'packaging',
    category: 'PACKAGING',
    brands: PACKING,
    weight: 0.3,
    names: ['{part} STRAPPING {material} {width}', '{part} F/ {material} STRAP {width}'],
    axes: {
      part: axis(
        'tensioner=TENSIONER~TENSIONING TOOL, sealer=SEALER CRIMPING, seal=SEAL CLIP 1000PCS/PKT~BUCKLE CLIP, cutter=CUTTER',
      ),
      material: axis('pp=PP/PET, steel=STL'),
      width: axis('12=12MM~1/2", 15=15MM~5/8", 19=19MM~3/4", 32=32MM~1-1/4"'),
    },
  },
  {
    kind: 'poly-bag',
    group: 'packaging',
    category: 'PACKAGING',
    brands: PACKING,
    weight: 2.6,
    names: ['BAG {style} {size} {thickness}', '{style} BAG {thickness} {size} 100PCS/PKT'],
    axes: {
      style: axis('pe=PE CLR~POLY CLEAR, ziplock=ZIP LOCK~RESEALABLE, garbage=GARBAGE BLK~TRASH'),
      size: axis(
        '4x6=4X6~4"X6", 6x9=6X9, 8x12=8X12~8 X 12 IN, 10x14=10X14~10"X14", 14x20=14X20, 20x30=20X30~20 X 30',
      ),
      thickness: axis('002=.002, 003=.003~0.003"'),
    },
  },
  {
    kind: 'carton-box',
    group: 'packaging',
    category: 'PACKAGING',
    brands: PACKING,
    weight: 0.3,
    names: ['BOX CORR {wall} {size}', 'CARTON {size} {wall} BRN'],
    axes: {
      wall: axis('single=SGL WALL, double=DBL WALL'),
      size: axis(
        '6x6x6=6X6X6, 10x8x6=10X8X6~10 X 8 X 6, 12x12x12=12X12X12~12" CUBE, 16x12x12=16X12X12, 20x14x14=20X14X14~20 X 14 X 14',
      ),
    },
  },
  {
    kind: 'bubble-wrap',
    group: 'packaging',
    category: 'PACKAGING',
    brands: PACKING,
    weight: 0.3,
    names: ['WRAP BUBBLE {width} X {length}', 'BUBBLE WRAP {length} {width}'],
    axes: {
      width: axis('20=20"~50CM, 40=40"~1M'),
      length: axis('10=10M, 50=50M, 100=100M/RL'),
    },
  },
  {
    kind: 'pallet-truck',
    group: 'handling',
    category: 'HANDLING',
    brands: ['BUHATEK', 'TRAKTEK'],
    weight: 1.1,
    names: [
      'PALLET TRUCK HYD {capacity} {forks}',
      'JACK PALLET {forks} {capacity} [{wheels}|]',
      'HAND PALLET {wheels} {capacity} {forks}',
    ],
    axes: {
      capacity: axis('2000=2T~2000KG, 2500=2.5T~2,5 TON~2500 KGS, 3000=3T~3000KG~3 TON, 5000=5T'),
      forks: axis('550=550MM~550X1150, 685=685MM~685X1220'),
      wheels: axis('nylon=NYL WHL, pu=PU WHL'),
    },
  },
  {
    kind: 'web-sling',
    group: 'handling',
    category: 'RIGGING',
    brands: ['BUHATEK', 'SIGURADO'],
    weight: 1.8,
    names: [
      'SLING WEB {capacity} X {length}',
      'WEBBING SLING EYE-EYE {length} {capacity}',
      'BELT SLING {capacity} {length} [{brand}|]',
    ],
    axes: {
      capacity: axis('1=1T~1 TON, 2=2T~2 TON, 3=3T, 5=5T~5 TON, 10=10T'),
      length: axis('1=1M, 2=2M~2 MTRS, 3=3M, 4=4M, 6=6M~6 MTRS'),
    },
  },
  {
    kind: 'tie-down',
    group: 'handling',
    category: 'RIGGING',
    brands: ['BUHATEK', 'SIGURADO'],
    weight: 0.3,
    names: [
      'TIE DOWN RATCHET {width} X {length} {capacity}',
      'CARGO LASHING {capacity} {width} {length} C/W HOOK',
    ],
    axes: {
      width: axis('25=25MM~1", 38=38MM~1-1/2", 50=50MM~2"'),
      length: axis('5=5M, 6=6M, 8=8M, 10=10M'),
      capacity: axis('0.8=800KG, 1.5=1.5T~1,5T, 3=3T, 5=5T'),
    },
  },
  {
    kind: 'harness',
    group: 'safety',
    category: 'SAFETY',
    brands: SAFETY,
    weight: 0.9,
    names: ['HARNESS FULL BODY {rings} {lanyard}', 'SAFETY HARNESS {lanyard} {rings} [{brand}|]'],
    axes: {
      rings: axis('1=1 D-RING~1D, 3=3 D-RING~3D'),
      lanyard: axis(
        'none=W/O LANYARD, single=C/W SGL LANYARD, double=C/W DBL LANYARD~TWIN LANYARD, absorber=C/W SHOCK ABSORBER',
      ),
    },
  },
  {
    kind: 'coverall',
    group: 'safety',
    category: 'SAFETY',
    brands: SAFETY,
    weight: 0.9,
    names: ['COVERALL {material} {colour}', 'OVERALL SUIT {colour} {material} [W/ REFLECTOR|]'],
    axes: {
      material: axis(
        'cotton=COTTON, disposable=DISP SMS~DISPOSABLE, nomex=FR COTTON~FLAME RETARDANT',
      ),
      colour: axis('blue=NAVY BLU, orange=ORG, white=WHT'),
      size,
    },
    variants: 'size',
  },
  {
    kind: 'hand-glove',
    group: 'safety',
    category: 'SAFETY',
    brands: SAFETY,
    weight: 0.3,
    names: ['GLV {style} {colour}', 'GLOVES {style} {colour} [12PRS/DZ|]'],
    axes: {
      style: axis(
        'cut=CUT RESIST LVL5~CUT-5, nitrile=NITRILE COATED, chemical=PVC CHEM 14"~CHEMICAL RUBBER, freezer=FREEZER THERMAL, electrical=ELEC INSUL CL0',
      ),
      colour: axis('black=BLK, orange=ORG, blue=BLU'),
      size,
    },
    variants: 'size',
  },
  {
    kind: 'safety-vest',
    group: 'safety',
    category: 'SAFETY',
    brands: SAFETY,
    weight: 0.3,
    names: ['VEST REFLECTIVE {style} {colour}', 'SAFETY VEST {colour} {style} [{brand}|]'],
    axes: {
      style: axis('mesh=MESH, pocket=W/ POCKET, zip=ZIPPER'),
      colour: axis('orange=ORG~NEON ORG, green=LIME GRN, yellow=YLW'),
      size,
    },
    variants: 'size',
  },
  {
    kind: 'rubber-boots',
    group: 'safety',
    category: 'SAFETY',
    brands: SAFETY,
    weight: 0.9,
    names: ['BOOTS RUB {toe} {colour}', 'RAIN BOOT PVC {colour} {toe}'],
    axes: {
      toe: axis('steel=STL TOE~S/TOE, plain=PLAIN TOE'),
      colour: axis('black=BLK, white=WHT~WHT FOOD GRADE, yellow=YLW'),
      size: axis('6=#6, 7=#7, 8=#8, 9=#9, 10=#10, 11=#11'),
    },
    variants: 'size',
  },
  {
    kind: 'traffic-cone',
    group: 'safety',
    category: 'SAFETY',
    brands: SAFETY,
    weight: 0.3,
    names: ['CONE TRAFFIC {height} {base}', 'SAFETY CONE {base} {height} W/ REFLECTOR'],
    axes: {
      height: axis('20=20"~50CM, 28=28"~70CM, 30=30"~75CM, 36=36"~90CM'),
      base: axis('rubber=RUB BASE~RUBBER BASE, orange=ORG PE BASE'),
    },
  },
  {
    kind: 'fire-extinguisher',
    group: 'safety',
    category: 'SAFETY',
    brands: SAFETY,
    weight: 1.1,
    names: ['FIRE EXT {agent} {weight}', 'EXTINGUISHER {weight} {agent} [W/ BRKT|] [{brand}|]'],
    axes: {
      agent: axis('powder=ABC DRY CHEM~ABC, co2=CO2, clean=HCFC-123~CLEAN AGENT, foam=AFFF FOAM'),
      weight: axis('5=5LBS~2.3KG, 10=10LBS~4.5KG~10 LBS, 20=20LBS~9KG, 50=50LBS W/ WHEEL'),
    },
  },
  {
    kind: 'barricade-tape',
    group: 'safety',
    category: 'SAFETY',
    brands: SAFETY,
    weight: 0.3,
    names: ['TAPE {style} {length}', '{style} TAPE 3" X {length}'],
    axes: {
      style: axis(
        'caution=CAUTION YLW/BLK, danger=DANGER RED/WHT, floor=FLOOR MARKING YLW, reflective=REFLECTIVE RED/WHT',
      ),
      length: axis('33=33M, 50=50M, 100=100M, 300=300M'),
    },
  },
];
