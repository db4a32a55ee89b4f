import { axis, written, type Family } from './family';

const FIXINGS = ['NO BRAND', 'PERNOLIN', 'TORNILYO', 'TAIWAN'];
const inches = (values: string) => written('#"~#~# IN', values);
const angle = axis('straight=STR~STRT, 45=45DEG~45 DEG, 90=90DEG~90 DEG');

/** Bolts by the inch and by the millimetre, pins, rings, nipples and sheets. */
export const workshopFixings: readonly Family[] = [
  {
    kind: 'inch-bolt',
    group: 'fasteners',
    category: 'BOLTS',
    brands: FIXINGS,
    weight: 5.1,
    names: [
      'BOLT HEX {thread} X {length} {grade} [ZN|YLW ZN|PLN|]',
      'BOLT {grade} {thread} X {length} [C/W NUT|BLK|ZN]',
      'HEX HD CS {thread}X{length} {grade}',
    ],
    axes: {
      thread: axis(
        '1/4-20=1/4-20NC~1/4X20, 5/16-18=5/16-18NC~5/16X18, 3/8-16=3/8-16NC~3/8X16~3/8"NC, 3/8-24=3/8-24NF~3/8X24, 1/2-13=1/2X13~1/2-13NC~1/2"NC, 1/2-20=1/2X20~1/2-20NF, 5/8-11=5/8X11~5/8-11NC',
      ),
      length: inches('1 1-1/2 2 3 4'),
      grade: axis('5=GR5~GRD 5, 8=GR8~GRD 8'),
    },
  },
  {
    kind: 'metric-bolt',
    group: 'fasteners',
    category: 'BOLTS',
    brands: FIXINGS,
    weight: 5.2,
    names: [
      'BOLT HEX {thread}X{length} {grade}',
      'BOLT {grade} {thread} X {length} MM',
      'HEX BOLT {thread} {length}L {grade}',
    ],
    axes: {
      thread: axis(
        'm8x1.25=M8X1.25~M8X1,25, m10x1.5=M10X1.5~M10X1,5, m10x1.25=M10X1.25~M10 X 1.25~M10X1,25, m12x1.75=M12X1.75, m12x1.25=M12X1.25~M12 X 1,25, m14x1.5=M14X1.5~M14 X 1.5',
      ),
      length: axis('20, 25, 30, 40, 50, 60'),
      grade: axis('8.8=8.8~GR8.8~8,8, 10.9=10.9~GR10.9'),
    },
  },
  {
    kind: 'cap-screw',
    group: 'fasteners',
    category: 'BOLTS',
    brands: FIXINGS,
    weight: 4.3,
    names: [
      'SHCS {thread} X {length} {material}',
      'BOLT ALLEN {thread}X{length} {material}',
      'SOC HD CAP SCR {material} {thread}X{length}',
    ],
    axes: {
      thread: written('M#~M #', '5 6 8 10 12'),
      length: axis('12, 16, 20, 25, 30, 40'),
      material: axis('12.9=12.9 BLK~GR12.9, ss304=SS304~S/S304'),
    },
  },
  {
    kind: 'carriage-bolt',
    group: 'fasteners',
    category: 'BOLTS',
    brands: FIXINGS,
    weight: 3.5,
    names: [
      'BOLT CRG {thread} X {length} {finish}',
      'CARRIAGE BOLT W/ NUT {finish} {thread} X {length}',
    ],
    axes: {
      thread: inches('1/4 5/16 3/8 1/2'),
      length: inches('1 2 3 4'),
      finish: axis('zinc=ZN, galvanised=GALVANISED~GALVANIZE, stainless=SS304'),
    },
  },
  {
    kind: 'u-bolt',
    group: 'fasteners',
    category: 'BOLTS',
    brands: FIXINGS,
    weight: 0.3,
    names: ['U-BOLT {pipe} {finish} {rod}', 'U BOLT F/ PIPE {pipe} ROD {rod} {finish}'],
    axes: {
      pipe: axis('1/2=1/2"~1/2, 3/4=3/4"~3/4, 1=1"~1 IN, 1-1/2=1-1/2", 2=2"~2 IN, 3=3", 4=4"~4 IN'),
      rod: axis('m6=M6, m8=M8, m10=M10'),
      finish: axis('galvanised=GALVANISED~GI, stainless=SS304~SS'),
    },
  },
  {
    kind: 'grease-nipple',
    group: 'fasteners',
    category: 'GRS FTG',
    brands: FIXINGS,
    weight: 0.3,
    names: ['NIPPLE GRS {thread} {angle}', 'GREASE FTG ZERK {angle} {thread} [10PCS/PKT|]'],
    axes: {
      thread: axis(
        '1/8npt=1/8NPT~1/8 NPT, 1/4-28=1/4-28~1/4X28, m6=M6X1~M6, m8=M8X1~M8, m10=M10X1~M10',
      ),
      angle,
    },
  },
  {
    kind: 'circlip',
    group: 'fasteners',
    category: 'RINGS',
    brands: FIXINGS,
    weight: 2.3,
    names: [
      'CIRCLIP {style} {diameter}',
      'SNAP RING {diameter} {style}',
      'RETAINING RING {style} {diameter} [50PCS/PKT|]',
    ],
    axes: {
      style: axis('internal=INT~INT BORE, external=EXT~EXT SHAFT'),
      diameter: written('#MM~#~# MM', '10 12 15 17 20 22 25 28 30 32 35 40 45 47 50 52'),
    },
  },
  {
    kind: 'cotter-pin',
    group: 'fasteners',
    category: 'PINS',
    brands: FIXINGS,
    weight: 2.9,
    names: [
      'PIN COTTER {material} {diameter} X {length}',
      'COTTER PIN {diameter}X{length} {material} [100PCS/PKT|]',
    ],
    axes: {
      diameter: axis('2=2MM~5/64", 3=3.2MM~1/8", 4=4MM~5/32", 5=5MM~3/16", 6=6.3MM~1/4"'),
      length: axis('25=25MM~1", 40=40MM~1-1/2", 50=50MM~2", 75=75MM~3"'),
      material: axis('steel=STL ZN, stainless=SS304~SS'),
    },
  },
  {
    kind: 'hose-clamp',
    group: 'fasteners',
    category: 'CLAMPS',
    brands: FIXINGS,
    weight: 1.1,
    names: ['CLAMP HOSE {style} {range}', 'HOSE CLIP {range} {style} [10PCS/PKT|]'],
    axes: {
      style: axis('worm=WORM SS304~SS W/DRIVE, bolt=T-BOLT H/D~T BOLT SS'),
      range: axis(
        '8-12=8-12MM, 13-19=13-19MM~13-19, 16-25=16-25MM, 21-38=21-38MM~21-38, 32-50=32-50MM, 50-70=50-70MM, 70-90=70-90MM, 90-110=90-110MM',
      ),
    },
  },
  {
    kind: 'copper-washer',
    group: 'sealing',
    category: 'WASHERS',
    brands: FIXINGS,
    weight: 0.3,
    names: ['WSHR {material} {size}', 'WASHER SEALING {size} {material} [10PCS/PKT|]'],
    axes: {
      material: axis('copper=CU~COPPER, aluminium=ALUM'),
      size: axis(
        '8x14=8X14~8X14X1, 10x16=10X16~10 X 16, 12x18=12X18~12X18X1,5, 14x20=14X20~14 X 20 X 1.5, 16x22=16X22, 18x24=18X24, 20x26=20X26',
      ),
    },
  },
  {
    kind: 'gasket-sheet',
    group: 'sealing',
    category: 'SHEETS',
    brands: ['SELARIN', 'NO BRAND'],
    weight: 1.8,
    names: [
      'SHT GSKT {material} {thickness}',
      'GASKET SHEET {thickness} THK {material} 1M X 1M',
      'GSKT MATL {material} T {thickness}',
    ],
    axes: {
      material: axis(
        'rubber=RUB NEOP~NEOPRENE, cork=CORK~RUBBERIZED CORK, non-asbestos=N/ASB~NON-ASB, teflon=PTFE~TEFLON, graphite=GRAPH~GRAPHITE',
      ),
      thickness: axis(
        '0.8=1/32"~0.8MM~0,8, 1.5=1/16"~1.5MM, 3=1/8"~3MM, 4.5=3/16"~4.5MM, 6=1/4"~6MM',
      ),
    },
  },
  {
    kind: 'shaft-key',
    group: 'fasteners',
    category: 'PINS',
    brands: FIXINGS,
    weight: 0.3,
    names: ['KEY STL {size} X {length}', 'KEYSTOCK {size} {length} [C45|]'],
    axes: {
      size: axis('5x5=5X5~5MM SQ, 6x6=6X6~6 X 6, 8x7=8X7~8 X 7, 10x8=10X8, 12x8=12X8~12 X 8'),
      length: axis('30=30MM, 50=50MM, 300=300MM~12", 1000=1M'),
    },
  },
  {
    kind: 'stainless-sheet',
    group: 'metals',
    category: 'SS MATLS',
    brands: ['NO BRAND', 'KOREA'],
    weight: 1.4,
    names: [
      'SHT SS{alloy} {finish} {thickness} 4X8',
      'PLATE S/S {alloy} {thickness} THK {finish} 4FT X 8FT',
    ],
    axes: {
      alloy: axis('304, 316'),
      finish: axis('2b=2B, hairline=HL~HAIRLINE'),
      thickness: axis(
        '0.8=0.8MM~0,8MM~GA22, 1.0=1.0MM~GA20, 1.2=1.2MM~1,2~GA18, 1.5=1.5MM~GA16, 2.0=2.0MM~2MM',
      ),
    },
  },
  {
    kind: 'stainless-bar',
    group: 'metals',
    category: 'SS MATLS',
    brands: ['NO BRAND', 'KOREA'],
    weight: 0.3,
    names: ['{shape} SS{alloy} {size} X 6M', 'BAR S/S {alloy} {shape} {size}'],
    axes: {
      shape: axis(
        'round=RND BAR~ROUND, flat=FLAT BAR~F/BAR, angle=ANGLE~ANG BAR, shaft=SHAFT~SHAFTING',
      ),
      alloy: axis('304, 316'),
      size: axis(
        '1/4=1/4"~6MM, 3/8=3/8"~9MM, 1/2=1/2"~12MM, 3/4=3/4"~19MM, 1=1"~25MM, 1-1/4=1-1/4"~32MM, 1-1/2=1-1/2"~38MM',
      ),
    },
  },
];
