import { axis, written, type Family } from './family';

const TOOLS = ['NO BRAND', 'HAMMEROS', 'BAKALITE', 'VORGANO', 'TORQUAY'];
const ABRASIVES = ['NO BRAND', 'KISKISAN', 'GRITTOR', 'VORGANO'];
const inches = (values: string) => written('#"~# IN~# INCH', values);
const mm = (values: string) => written('#MM~# MM', values);
const disc = axis('100=4"~100 MM~100, 125=5"~125 MM~125, 180=7"~180 MM~180, 230=9"~230 MM~230');

/** Abrasives, drill bits and saw blades. */
export const hardwareCutting: readonly Family[] = [
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
];
