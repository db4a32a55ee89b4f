import { axis, written, type Family } from './family';

const BOATS = ['MARINERO', 'ALONTEK', 'BALANGAYA'];
const steel = axis(
  'ss316=SS316~S/S 316~INOX A4, ss304=SS304~S/S 304, galvanised=GALVANISED~HDG~GALVANIZE',
);

/** What boats and bancas need: stainless, wire, pumps, what floats. */
export const workshopBoats: readonly Family[] = [
  {
    kind: 'shackle',
    group: 'rigging',
    category: 'MARINE HDWE',
    brands: BOATS,
    weight: 0.9,
    names: ['SHACKLE {style} {material} [{pin}|]', '{material} {style} SHACKLE {pin}'],
    axes: {
      style: axis('d=D TYPE~DEE, bow=BOW~ANCHOR TYPE'),
      material: steel,
      pin: axis('screw=SCREW PIN, safety=SAFETY BOLT'),
      size: axis(
        '6=6MM (1/4"), 8=8MM (5/16"), 10=10MM (3/8"), 12=12MM (1/2"), 16=16MM (5/8"), 20=20MM (3/4")',
      ),
    },
    variants: 'size',
  },
  {
    kind: 'wire-rope',
    group: 'rigging',
    category: 'MARINE HDWE',
    brands: BOATS,
    weight: 2.6,
    names: [
      'WIRE ROPE {material} {construction} {diameter} X [100M|200M/RL]',
      'ROPE WIRE {diameter} {construction} {material} [200M|PER MTR]',
    ],
    axes: {
      material: axis('ss316=SS316, galvanised=GALVANIZE~GALV'),
      construction: axis('7x19=7X19, 6x19=6X19 FC, 6x37=6X37 IWRC~6X37'),
      diameter: axis(
        '5=5MM~3/16", 6=6MM~1/4", 8=8MM~5/16", 10=10MM~3/8", 12=12MM~1/2", 16=16MM~5/8"',
      ),
    },
  },
  {
    kind: 'rope-clip',
    group: 'rigging',
    category: 'MARINE HDWE',
    brands: BOATS,
    weight: 1.5,
    names: ['CLIP WIRE ROPE {material} {size}', 'CABLE CLIP U-BOLT TYPE {size} {material}'],
    axes: {
      material: steel,
      size: axis(
        '3=3MM~1/8", 5=5MM~3/16", 6=6MM~1/4", 8=8MM~5/16", 10=10MM~3/8", 12=12MM~1/2", 16=16MM~5/8"',
      ),
    },
  },
  {
    kind: 'turnbuckle',
    group: 'rigging',
    category: 'MARINE HDWE',
    brands: BOATS,
    weight: 2.2,
    names: ['TURNBUCKLE {ends} {size} {material}', 'TRNBCKL {material} {ends} {size}'],
    axes: {
      ends: axis('hook-eye=H&E~HOOK/EYE, jaw-jaw=J&J~JAW/JAW'),
      size: axis('m6=M6~1/4", m8=M8~5/16", m10=M10~3/8", m12=M12~1/2", m16=M16~5/8"'),
      material: steel,
    },
  },
  {
    kind: 'cleat',
    group: 'deck',
    category: 'MARINE HDWE',
    brands: BOATS,
    weight: 0.3,
    names: ['CLEAT DECK {material} {length}', '{length} CLEAT {material} [{brand}|]'],
    axes: {
      material: axis('ss316=SS316, nylon=NYL BLK, galvanised=CI GALV~GALVANISED'),
      length: axis('4=4"~100MM, 5=5"~125MM, 6=6"~150MM, 8=8"~200MM, 10=10"~250MM, 12=12"~300MM'),
    },
  },
  {
    kind: 'marine-rope',
    group: 'rigging',
    category: 'ROPES',
    brands: ['LUBIDEX', 'NO BRAND'],
    weight: 2.6,
    names: ['ROPE {material} {diameter} {colour}', '{material} ROPE {colour} {diameter} [RL|]'],
    axes: {
      material: axis('polypropylene=PP~POLYPROP, nylon=NYL, polyethylene=PE~POLYETHYLENE'),
      diameter: axis(
        '6=6MM~1/4", 8=8MM~5/16", 10=10MM~3/8", 12=12MM~1/2", 16=16MM~5/8", 20=20MM~3/4"',
      ),
      colour: axis('blue=BLU, green=GRN'),
      length: axis('100=100M, 200=200M, 220=220M'),
    },
    variants: 'length',
  },
  {
    kind: 'marine-wire',
    group: 'marine-electrical',
    category: 'MARINE ELEC',
    brands: BOATS,
    weight: 2.6,
    names: [
      'WIRE MARINE TINNED {gauge} {cores} {colour}',
      'CABLE MARINE {cores} {gauge} TINNED CU {colour}',
      'TINNED MARINE WIRE {colour} {gauge} {cores} 30M/RL',
    ],
    axes: {
      gauge: axis(
        '16=16AWG~#16~1.3MM2, 14=14AWG~#14~2.1MM2, 12=12AWG~#12~3.3MM2, 10=10AWG~#10~5.3MM2, 8=8AWG~#8~8.4MM2, 6=6AWG~#6~13.3MM2',
      ),
      cores: axis('1=1C~SGL CORE, 2=2C~DUPLEX'),
      colour: axis('red=RED, black=BLK, yellow=YLW'),
    },
  },
  {
    kind: 'bilge-pump',
    group: 'marine-pumps',
    category: 'MARINE PUMPS',
    brands: BOATS,
    weight: 1.8,
    names: ['PUMP BILGE {flow} {voltage} {style}', 'BILGE PMP {voltage} {flow} {style} [{brand}|]'],
    axes: {
      flow: written('#GPH~# GPH', '500 750 1100 1500 2000 3700'),
      voltage: axis('12=12V~12VDC, 24=24V~24VDC'),
      style: axis('automatic=AUTO W/ FLOAT SW~AUTO, plain=NON-AUTO'),
    },
  },
  {
    kind: 'float-switch',
    group: 'marine-pumps',
    category: 'MARINE PUMPS',
    brands: BOATS,
    weight: 0.3,
    names: ['SW FLOAT {style} {voltage}', 'FLOAT SWITCH {voltage} {style}'],
    axes: {
      style: axis('bilge=BILGE, tank=TANK W/ CABLE~WTR TANK'),
      voltage: axis('12=12V, 24=24V, 220=220V'),
    },
  },
  {
    kind: 'zinc-anode',
    group: 'marine-engine',
    category: 'MARINE HDWE',
    brands: BOATS,
    weight: 0.8,
    names: ['ANODE ZN SHAFT {size}', 'ZINC ANODE {size} SHAFT COLLAR'],
    axes: {
      size: axis('3/4=3/4"~19MM, 1=1"~25MM, 1-1/4=1-1/4"~32MM, 1-1/2=1-1/2"~38MM, 2=2"~50MM'),
    },
  },
  {
    kind: 'propeller',
    group: 'marine-engine',
    category: 'MARINE HDWE',
    brands: BOATS,
    weight: 3.5,
    names: [
      'PROP {material} {blades} {diameter} {rotation}',
      'PROPELLER {diameter} {blades} {material} {rotation}',
    ],
    axes: {
      material: axis('bronze=BRZ~BRONZE, aluminium=ALUM'),
      blades: axis('3=3BLD~3 BLADE, 4=4BLD~4 BLADE'),
      diameter: written('#"~# IN~#IN', '10 12 14 16 18 20'),
      rotation: axis('right=RH, left=LH'),
    },
  },
  {
    kind: 'small-engine',
    group: 'engines',
    category: 'ENGINES',
    brands: ['MAKINARYA', 'TRAKTEK', 'CHINA'],
    weight: 2.9,
    names: [
      'ENG {fuel} {power} {shaft}',
      'ENGINE {power} {fuel} {shaft} {start}',
      '{fuel} ENGINE {power} {start} [{brand}|]',
    ],
    axes: {
      fuel: axis('gasoline=GAS 4-STK~GASOLINE, diesel=DSL~DIESEL AIR COOLED'),
      power: written('#HP~# HP', '5.5 6.5 7 13 16'),
      shaft: axis('key=KEYWAY SHAFT, thread=THRD SHAFT'),
      start: axis('recoil=RECOIL, electric=ELEC START~E-START'),
    },
  },
  {
    kind: 'fishing-net',
    group: 'fishing',
    category: 'FISHING',
    brands: ['LAMBATEX', 'NO BRAND'],
    weight: 2.3,
    names: [
      'NET FISHING {material} {ply} MESH {mesh}',
      'NET {ply} {mesh} {material} 100MD X 100YDS',
    ],
    axes: {
      material: axis('nylon=NYL MULTI, monofilament=MONO~MONOFIL'),
      ply: axis('4=210D/4, 6=210D/6, 9=210D/9, 12=210D/12'),
      mesh: axis('1=1"~25MM, 2=2"~50MM, 3=3"~75MM, 4=4"~100MM'),
    },
  },
  {
    kind: 'fishing-line',
    group: 'fishing',
    category: 'FISHING',
    brands: ['LAMBATEX', 'NO BRAND'],
    weight: 1.4,
    names: ['LINE FISHING MONO {strength} {diameter}', 'NYLON LINE {diameter} {strength} 100M/SPL'],
    axes: {
      strength: axis('20=20LBS, 40=40LBS, 60=60LBS, 80=80LBS, 100=100LBS'),
      diameter: axis('0.4=0.40MM~0,40, 0.6=0.60MM, 0.8=0.80MM~0,80MM, 1.0=1.0MM'),
    },
  },
  {
    kind: 'life-jacket',
    group: 'marine-safety',
    category: 'MARINE SAFETY',
    brands: BOATS,
    weight: 0.9,
    names: ['LIFE JKT {style} {colour}', 'VEST LIFE {colour} {style} W/ WHISTLE'],
    axes: {
      style: axis('solas=SOLAS, work=WORK VEST, child=CHILD'),
      colour: axis('orange=ORG, blue=BLU, red=RED'),
      size: axis('M, L, XL, XXL'),
    },
    variants: 'size',
  },
  {
    kind: 'life-buoy',
    group: 'marine-safety',
    category: 'MARINE SAFETY',
    brands: BOATS,
    weight: 0.9,
    names: ['BUOY LIFE RING {weight} {colour}', 'RING LIFEBUOY {colour} {weight} [W/ ROPE|]'],
    axes: {
      weight: axis('1.5=1.5KG~1,5 KG, 2.5=2.5KG~2,5 KG, 4.3=4.3KG'),
      colour: axis('orange=ORG, white=WHT/RED'),
    },
  },
  {
    kind: 'navigation-light',
    group: 'marine-electrical',
    category: 'MARINE ELEC',
    brands: BOATS,
    weight: 0.3,
    names: ['LT NAV {side} {voltage} {lamp}', 'NAV LIGHT {lamp} {side} {voltage}'],
    axes: {
      side: axis(
        'port=PORT RED, starboard=STBD GRN, stern=STERN WHT, masthead=MASTHEAD, anchor=ANCHOR 360',
      ),
      voltage: axis('12=12V, 24=24V'),
      lamp: axis('led=LED, bulb=BULB'),
    },
  },
  {
    kind: 'pipe-flange',
    group: 'piping',
    category: 'FLG',
    brands: ['BALANGAYA', 'NO BRAND', 'KOREA'],
    weight: 5.2,
    names: [
      'FLG {style} {material} {size} {rating}',
      'FLANGE {material} {rating} {style} {size} [S40|]',
      '{size} {style} FLG {rating} {material}',
    ],
    axes: {
      style: axis('slip-on=SO~SLIP-ON, weld-neck=WN, blind=BLD~BLIND'),
      material: axis('ss304=SS304, ss316=SS316, carbon=CS~A105 CS'),
      size: axis('1=1"~DN25, 2=2"~DN50~2 IN, 3=3"~DN80, 4=4"~DN100~4 IN'),
      rating: axis('150=CL150~150#~ANSI150, 10k=JIS10K~JIS 10K'),
    },
  },
  {
    kind: 'weld-elbow',
    group: 'piping',
    category: 'FTGS',
    brands: ['BALANGAYA', 'NO BRAND'],
    weight: 3.5,
    names: [
      'ELB {angle} BW {material} {schedule} {size}',
      'ELBOW BUTTWELD {size} {schedule} {material} {angle} LR',
    ],
    axes: {
      angle: axis('90=90DEG~90, 45=45DEG~45'),
      material: axis('ss304=SS304, ss316=SS316, carbon=CS~BI'),
      schedule: axis('10=S10~SCH10, 40=S40~SCH40~SCH 40'),
      size: axis('1=1"~DN25, 2=2"~DN50, 3=3"~DN80, 4=4"~DN100'),
    },
  },
];
