import { axis, written, type Family } from './family';

const BEARINGS = ['RODARIN', 'LAGERON', 'OEM', 'CHINA'];
const BELTS = ['KORREAX', 'BANDARIX', 'LAGERON', 'TAIWAN'];

/** '25x40x7' as clerks part three measures. */
const three = (values: string) =>
  axis(
    values
      .split(' ')
      .map((each) => {
        const [a = '', b = '', c = ''] = each.split('x');
        return `${each}=${each}~${a} X ${b} X ${c}~${a}-${b}-${c}~${a}*${b}*${c} MM`;
      })
      .join(', '),
  );

/** Bearings, belts, chains and seals. */
export const workshopDrives: readonly Family[] = [
  {
    kind: 'ball-bearing',
    group: 'drives',
    category: 'BRG',
    brands: BEARINGS,
    weight: 4.3,
    names: [
      'BRG BALL {number}{seal} [{clearance}|]',
      '[{brand} |]BRG {number} {seal} {clearance}',
      '{number}-{seal} BALL BRG [{brand}|]',
      'DGBB {number}{seal}{clearance} [{brand}|]',
    ],
    axes: {
      number: axis('6004, 6005, 6202, 6205, 6207, 6208, 6305, 6306, 6308, 6309'),
      seal: axis('zz=ZZ~2Z~ZZ, 2rs=2RS~DDU~LLU~2RS1, open=OPEN'),
      clearance: axis('cn=CN, c3=C3~/C3'),
    },
  },
  {
    kind: 'taper-bearing',
    group: 'drives',
    category: 'BRG',
    brands: BEARINGS,
    weight: 1.1,
    names: [
      'BRG TAPER ROLLER {number} [{brand}|]',
      'TAPERED ROLLER BRG {number} [{brand}|]',
      'ROLLER BRG TPR {number}[ J|]',
    ],
    axes: {
      number: axis(
        '30204, 30205, 30206, 30207, 30208, 32008, 32009, 32010, 32207, 32208, lm11949=LM11949/10~LM11949/LM11910, lm12749=LM12749/10~LM 12749/10, l44643=L44643/10, lm67048=LM67048/10~LM67048 / 10, lm48548=LM48548/10, lm501349=LM501349/10',
      ),
    },
  },
  {
    kind: 'bearing-unit',
    group: 'drives',
    category: 'BRG',
    brands: BEARINGS,
    weight: 2.2,
    names: [
      '{housing}{insert} {part}',
      'BRG UNIT {housing} {insert} {part}',
      '{part} {housing}-{insert} [{brand}|]',
    ],
    axes: {
      housing: axis('pillow=UCP, flange-4=UCF, flange-2=UCFL'),
      insert: axis('204, 205, 206, 207, 208'),
      part: axis('unit=C/W BRG~HSG & BRG, housing=HSG ONLY'),
    },
  },
  {
    kind: 'needle-bearing',
    group: 'drives',
    category: 'BRG',
    brands: BEARINGS,
    weight: 0.3,
    names: ['BRG NEEDLE {number} [{brand}|]', 'NEEDLE ROLLER BRG DRAWN CUP {number}'],
    axes: {
      number: axis(
        'hk1010=HK1010~HK 1010, hk1210=HK1210, hk1512=HK1512~HK-1512, hk1612=HK1612, hk2016=HK2016~HK 2016, hk2520=HK2520, hk3020=HK3020',
      ),
    },
  },
  {
    kind: 'oil-seal',
    group: 'sealing',
    category: 'SEALS',
    brands: ['SELARIN', 'OEM', 'TAIWAN'],
    weight: 3.5,
    names: [
      'OIL SEAL {size} {lip} [{material}|]',
      'SEAL OIL {lip} {size} {material}',
      '{lip} {size} OIL SEAL {material} [{brand}|]',
    ],
    axes: {
      size: three(
        '17x30x7 20x35x7 25x40x7 25x47x7 28x40x8 30x45x8 32x52x8 35x50x8 35x62x10 40x55x8 45x62x8 50x72x8',
      ),
      lip: axis('tc=TC, sc=SC'),
      material: axis('nbr=NBR, viton=VITON~FKM'),
    },
  },
  {
    kind: 'o-ring',
    group: 'sealing',
    category: 'SEALS',
    brands: ['SELARIN', 'OEM'],
    weight: 0.3,
    names: [
      'O-RING ID{inner} X {thickness} {material}',
      'ORING {material} {inner}X{thickness}',
      'O RING {inner} X {thickness} MM {material} [10PCS/PKT|]',
    ],
    axes: {
      inner: axis('8, 10, 12, 14, 16, 20, 25, 30, 40, 50'),
      thickness: axis('1.5=1.5~1,5, 2=2.0~2, 2.5=2.5~2,5, 3.5=3.5~3,5'),
      material: axis('nbr=NBR70~NBR, viton=VITON~FKM, silicone=SIL RED'),
    },
  },
  {
    kind: 'o-ring-jis',
    group: 'sealing',
    category: 'SEALS',
    brands: ['SELARIN', 'OEM'],
    weight: 1.4,
    names: ['O-RING {number} {material}', 'ORING JIS {material} {number}'],
    axes: {
      number: axis(
        'p10=P-10~P10, p12=P-12~P12, p14=P-14~P 14, p18=P-18~P18, p22=P-22~P22, p26=P-26, g25=G-25~G25, g35=G-35~G 35, g40=G-40~G40, g50=G-50',
      ),
      material: axis('nbr=NBR70, viton=FKM~VITON'),
    },
  },
  {
    kind: 'v-belt',
    group: 'drives',
    category: 'BELTS',
    brands: BELTS,
    weight: 3.2,
    names: [
      'BELT V {section}{length}',
      '{section}-{length} V-BELT [{brand}|]',
      '[{brand} |]V BELT {section} {length}[ IN|"|]',
      'BELT {section}{length} {style}',
    ],
    axes: {
      section: axis('A, B, C'),
      length: axis('30, 33, 38, 41, 46, 50, 54, 58, 62, 66, 71, 80, 90, 97, 105'),
      style: axis('wrapped=WRAPPED~CLASSICAL'),
    },
  },
  {
    kind: 'cogged-belt',
    group: 'drives',
    category: 'BELTS',
    brands: BELTS,
    weight: 1.8,
    names: ['BELT COGGED {section}{length}', '{section}-{length} COG V-BELT [{brand}|]'],
    axes: {
      section: axis('AX, BX'),
      length: axis('30, 33, 38, 41, 46, 50, 54, 58, 62, 66, 71, 80'),
    },
  },
  {
    kind: 'ribbed-belt',
    group: 'drives',
    category: 'BELTS',
    brands: BELTS,
    weight: 1.8,
    names: [
      'BELT RIBBED {ribs}PK{length}',
      'FAN BELT SERPENTINE {ribs}PK-{length} [{brand}|]',
      'MICRO-V BELT {ribs} PK {length}',
    ],
    axes: {
      ribs: axis('4, 5, 6'),
      length: axis('815, 865, 885, 970, 1035, 1230, 1510, 1880'),
    },
  },
  {
    kind: 'fan-belt',
    group: 'drives',
    category: 'BELTS',
    brands: BELTS,
    weight: 2.2,
    names: ['FAN BELT {width}X{length}LA', 'BELT FAN AVX {width} X {length} [{brand}|]'],
    axes: {
      width: axis('10, 13, 17'),
      length: axis('725, 775, 800, 850, 900, 950, 1000, 1075, 1125, 1250'),
    },
  },
  {
    kind: 'roller-chain',
    group: 'drives',
    category: 'CHAIN/SPKT',
    brands: ['KADENIX', 'LAGERON', 'CHINA'],
    weight: 0.3,
    names: [
      'CHAIN ROLLER {pitch} {strands} 10FT/BX',
      'ROLLER CHAIN {pitch} {strands} X 10 FT [{brand}|]',
      'CHN RLR {strands} {pitch} [H/D|]',
    ],
    axes: {
      pitch: axis(
        '35=#35~RS35, 40=#40~RS40~08A, 50=#50~RS50~10A, 60=#60~RS60~12A, 80=#80~RS80~16A, 100=#100~RS100',
      ),
      strands: axis('1=SIMPLEX~SGL, 2=DUPLEX~DBL'),
    },
  },
  {
    kind: 'chain-link',
    group: 'drives',
    category: 'CHAIN/SPKT',
    brands: ['KADENIX', 'LAGERON', 'CHINA'],
    weight: 0.9,
    names: ['{style} {pitch}', '{pitch} CHAIN {style} [10PCS/PKT|]'],
    axes: {
      style: axis('connecting=CONN LINK~C/LINK, offset=OFFSET LINK~HALF LINK'),
      pitch: axis(
        '35=#35~RS35, 40=#40~RS40, 50=#50~RS50, 60=#60~RS60, 80=#80~RS80, 100=#100~RS100',
      ),
    },
  },
  {
    kind: 'motorcycle-chain',
    group: 'drives',
    category: 'MC PARTS',
    brands: ['KADENIX', 'OEM'],
    weight: 1.4,
    names: ['CHAIN DRIVE M/C {pitch} X {links}L', 'MC CHAIN {pitch}-{links} [{brand}|]'],
    axes: {
      pitch: axis('420, 428, 428h=428H, 520'),
      links: axis('104, 110, 116, 120, 130'),
    },
  },
  {
    kind: 'sprocket',
    group: 'drives',
    category: 'CHAIN/SPKT',
    brands: ['KADENIX', 'LAGERON', 'CHINA'],
    weight: 0.3,
    names: [
      'SPROCKET {pitch} X {teeth}T',
      'SPKT {pitch}-{teeth}T B-TYPE',
      'SPRKT {teeth}T {pitch}',
    ],
    axes: {
      pitch: axis('40=#40~RS40, 50=#50~RS50, 60=#60~RS60, 80=#80'),
      teeth: axis('11, 12, 13, 14, 15, 16, 18, 20, 22, 25, 30'),
    },
  },
  {
    kind: 'pulley',
    group: 'drives',
    category: 'PULLEYS',
    brands: ['LAGERON', 'NO BRAND'],
    weight: 2.9,
    names: [
      'PULLEY {material} {section}{grooves} X {diameter}',
      'V-PULLEY {diameter} {section}-{grooves} {material}',
      'PULLEY {grooves} GRV {section} {diameter} {material}',
    ],
    axes: {
      section: axis('A, B'),
      grooves: axis('1, 2'),
      diameter: written('#"~# IN~#IN', '3 4 6 8 10'),
      material: axis('cast-iron=CI~C.I., aluminium=ALUM'),
    },
  },
  {
    kind: 'jaw-coupling',
    group: 'drives',
    category: 'COUPLINGS',
    brands: ['LAGERON', 'KORREAX'],
    weight: 0.3,
    names: ['CPLG JAW {size} {part}', '{size} {part} JAW COUPLING', 'COUPLING FLEX {part} {size}'],
    axes: {
      size: axis(
        'l070=L070~L-070, l075=L075~L-075, l090=L090~L-090, l095=L095~L-095, l099=L099, l100=L100~L-100, l110=L110, l150=L150~L-150',
      ),
      part: axis('hub=HUB, spider=SPIDER NBR~RUBBER SPIDER, set=COMPL SET~ASSY'),
    },
  },
  {
    kind: 'universal-joint',
    group: 'drives',
    category: 'COUPLINGS',
    brands: ['TRAKTEK', 'OEM', 'CHINA'],
    weight: 0.9,
    names: [
      'U-JOINT {size} [{brand}|]',
      'CROSS JOINT ASSY {size}',
      'JOINT UNIV {size} F/ PROP SHAFT',
    ],
    axes: {
      size: axis(
        '22x54.8=22 X 54.8~22X54,8, 23.8x61.3=23.8X61.3~23,8 X 61,3, 25x63=25X63~25 X 63, 27x74.6=27X74.6~27 X 74,6, 27x81.7=27 X 81.7~27X81,7, 30.2x79.4=30.2X79.4~30,2 X 79,4, 32x93=32X93',
      ),
    },
  },
];
