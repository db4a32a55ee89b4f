import { axis, written, type Family } from './family';

const AUTO = ['PYESARIO', 'MOTORAID', 'TRAKTEK', 'OEM'];
const OILS = ['LANGISTAR', 'LUBRENO', 'VISKOL'];
const TOOLS = ['GARAHE', 'TALYERPRO', 'TAIWAN'];
/** What is sold for an engine goes by its letters. */
const engine = axis(
  '4d56=4D56~4D-56, 4d30=4D30, 6d14=6D14~6D-14, 4ja1=4JA1~4JA-1, 4jb1=4JB1~4JB-1, 4bc2=4BC2, 4hf1=4HF1, c240=C240~C-240, 2kd=2KD~2KD-FTV, 4k=4K',
);
const volume = axis(
  '1=1L~1 LTR, 4=4L~4 LTRS~1 GAL, 18=18L PAIL~PAIL 18 LTRS, 200=200L DRUM~DRUM~200 LTR/DRM',
);
const vehicle = axis(
  'multicab=MULTICAB, van=VAN~L/VAN, pickup=P/UP~PICK-UP, jeepney=JEEPNEY~PUJ, elf=6-WHEELER~ELF TYPE TRK',
);
const position = axis('front=FR~FRT, rear=RR~REAR');

/** A filter's family: what it is called, and in what it differs. */
const filter = (kind: string, what: string, styles: string): Family => ({
  kind,
  group: 'filters',
  category: 'FILTERS',
  brands: AUTO,
  weight: 1.6,
  names: [
    `FILTER ${what} {engine} {style}`,
    `${what} FLTR {style} F/{engine} [{brand}|]`,
    `[{brand} |]${what} FILTER ASSY {engine} {style}`,
  ],
  axes: { engine, style: axis(styles) },
  model: `${what.slice(0, 2)}{engine}-{style}`,
});

/** Parts, oils and tools of a car and truck workshop. */
export const workshopEngine: readonly Family[] = [
  filter('oil-filter', 'OIL', 'spin-on=SPIN-ON~SPIN ON, cartridge=ELEMENT~CTRG TYPE'),
  filter('fuel-filter', 'FUEL', 'spin-on=SPIN-ON, inline=IN-LINE~INLINE, element=ELEMENT'),
  filter('air-filter', 'AIR', 'outer=OUTER~PRIMARY, inner=INNER~SAFETY'),
  {
    kind: 'head-gasket',
    group: 'gaskets',
    category: 'ENGINE PARTS',
    brands: AUTO,
    weight: 1.4,
    names: [
      'GSKT CYL HEAD {engine} {material}',
      'GASKET CYLINDER HEAD {material} {engine} [{brand}|]',
      'CYL HD GSKT F/{engine} {material}',
    ],
    axes: { engine, material: axis('steel=STL~METAL, carbon=CARBON~FIBER') },
  },
  {
    kind: 'overhaul-gasket',
    group: 'gaskets',
    category: 'ENGINE PARTS',
    brands: AUTO,
    weight: 0.9,
    names: ['GSKT T/SET O/HAUL {engine}', 'T/SET OVERHAULING GASKET {engine} [{brand}|]'],
    axes: { engine },
  },
  {
    kind: 'piston-ring',
    group: 'engine-parts',
    category: 'ENGINE PARTS',
    brands: AUTO,
    weight: 2.9,
    names: [
      'RING PISTON {engine} {oversize} T/SET',
      'PISTON RING SET {engine} {oversize} [{brand}|]',
    ],
    axes: {
      engine,
      oversize: axis('std=STD, 0.25=.25~0.25 O/S, 0.50=.50~0.50 O/S, 1.00=1.00 O/S'),
    },
  },
  {
    kind: 'engine-bearing',
    group: 'engine-parts',
    category: 'ENGINE PARTS',
    brands: AUTO,
    weight: 0.3,
    names: ['BRG {place} {engine} {oversize} T/SET', '{place} BRG SET {engine} {oversize}'],
    axes: {
      place: axis('main=MAIN, rod=CON ROD~C/ROD'),
      engine,
      oversize: axis('std=STD, 0.25=.25~0.25, 0.50=.50~0.50'),
    },
  },
  {
    kind: 'spark-plug',
    group: 'ignition',
    category: 'ELECTRICAL AUTO',
    brands: AUTO,
    weight: 1.9,
    names: [
      'SPARK PLUG {number} {electrode}',
      'PLUG SPARK {electrode} {number} [{brand}|]',
      '[{brand} |]S/PLUG {number} {electrode} [10PCS/BX|]',
    ],
    axes: {
      number: axis(
        'c7h=C7H~C-7H, b6s=B6S~B-6S, bp5=BP5~BP-5, bp6=BP6~BP-6~BP 6, cr6=CR6~CR-6, cr7=CR7~CR-7~CR 7, d8=D8, dr9=DR9~DR-9, bm6=BM6~BM-6',
      ),
      electrode: axis('standard=STD NICKEL~STD, iridium=IRID~IRIDIUM, platinum=PLAT'),
    },
  },
  {
    kind: 'glow-plug',
    group: 'ignition',
    category: 'ELECTRICAL AUTO',
    brands: AUTO,
    weight: 2.2,
    names: ['PLUG GLOW {engine} {voltage}', 'GLOW PLUG {voltage} F/{engine} [{brand}|]'],
    axes: { engine, voltage: axis('11=11V, 12=12V, 24=24V') },
  },
  {
    kind: 'car-battery',
    group: 'batteries',
    category: 'BATT',
    brands: ['BATERYANO', 'KARGADO', 'VOLTAHE'],
    weight: 2.6,
    names: [
      'BATT {size} {style}',
      'BATTERY AUTO 12V {size} {style} [{brand}|]',
      '{brand} {size} {style} BATT [W/ WARRANTY|]',
    ],
    axes: {
      size: axis(
        'ns40=NS40~NS-40, ns40zl=NS40ZL~NS-40ZL, ns60=NS60~NS-60, n50=N50~N-50, n70=N70~N-70, 1sm=1SM~1-SM, 2sm=2SM, 3sm=3SM~3-SM, 4d=4D, 6d=6D, din55=DIN55~DIN 55, din66=DIN66~DIN 66',
      ),
      style: axis('free=MF~MAINT FREE, wet=LOW MAINT~LM, agm=AGM'),
    },
  },
  {
    kind: 'motorcycle-battery',
    group: 'batteries',
    category: 'BATT',
    brands: ['BATERYANO', 'KARGADO'],
    weight: 0.9,
    names: ['BATT M/C {size} 12V {style}', '{brand} {size} MC BATTERY {style}'],
    axes: {
      size: axis('4l=4L~4L-BS, 5l=5L~5L-BS, 7l=7L~7L-BS, 9=9-BS, 12n5=12N5-3B~12N5, 12n7=12N7-4A'),
      style: axis('free=MF GEL~MF, wet=W/ ACID'),
    },
  },
  {
    kind: 'auto-bulb',
    group: 'auto-electrical',
    category: 'ELECTRICAL AUTO',
    brands: AUTO,
    weight: 1.8,
    names: ['BULB {base} {voltage} {style}', 'HEADLIGHT BULB {style} {base} {voltage} [{brand}|]'],
    axes: {
      base: axis('H1, H3, H4, H7, H11, HB3'),
      voltage: axis('12=12V, 24=24V'),
      style: axis('halogen=HALOGEN~HAL, led=LED'),
    },
  },
  {
    kind: 'auto-fuse',
    group: 'auto-electrical',
    category: 'ELECTRICAL AUTO',
    brands: ['MOTORAID', 'NO BRAND'],
    weight: 1.8,
    names: ['FUSE BLADE {size} {amps}', 'AUTO FUSE {amps} {size} [50PCS/PKT|]'],
    axes: {
      size: axis('mini=MINI, standard=STD, maxi=MAXI'),
      amps: written('#A~#AMP~# A', '5 7.5 10 15 20 25 30 40'),
    },
  },
  {
    kind: 'auto-relay',
    group: 'auto-electrical',
    category: 'ELECTRICAL AUTO',
    brands: ['MOTORAID', 'PYESARIO'],
    weight: 0.3,
    names: ['RELAY AUTO {voltage} {amps} {pins}', 'RLY {pins} {voltage} {amps} F/ HORN/LIGHT'],
    axes: {
      voltage: axis('12=12V, 24=24V'),
      amps: axis('30=30A, 40=40A, 80=80A'),
      pins: axis('4=4P~4 PIN, 5=5P~5 PIN'),
    },
  },
  {
    kind: 'wiper-blade',
    group: 'auto-body',
    category: 'ACCESSORIES',
    brands: ['MOTORAID', 'TRAKTEK'],
    names: ['WIPER BLADE {style} {length}', 'BLADE WIPER {length} {style} [1PC|PR|]'],
    axes: {
      length: axis(
        '14=14"~350MM, 16=16"~400MM~16 IN, 18=18"~450MM, 20=20"~500MM, 22=22"~550MM, 24=24"~600MM~24 IN, 26=26"~650MM',
      ),
      style: axis('flat=FLAT SOFT~BANANA TYPE, frame=METAL FRAME~CONV'),
    },
  },
  {
    kind: 'brake-pad',
    group: 'brakes',
    category: 'BRAKES',
    brands: AUTO,
    weight: 0.3,
    names: ['PAD BRAKE {position} {vehicle}', 'BRK PAD {vehicle} {position} T/SET [{brand}|]'],
    axes: { position, vehicle },
  },
  {
    kind: 'brake-shoe',
    group: 'brakes',
    category: 'BRAKES',
    brands: AUTO,
    weight: 0.9,
    names: ['SHOE BRAKE {position} {vehicle}', 'BRK SHOE ASSY {vehicle} {position} [{brand}|]'],
    axes: { position, vehicle },
  },
  {
    kind: 'brake-fluid',
    group: 'fluids',
    category: 'OILS',
    brands: OILS,
    weight: 0.3,
    names: ['BRAKE FLUID {grade} {volume}', 'FLUID BRK {volume} {grade}'],
    axes: {
      grade: axis('dot3=DOT3~DOT-3~DOT 3, dot4=DOT4~DOT-4'),
      volume: axis('250=250ML, 500=500ML, 900=900ML'),
    },
  },
  {
    kind: 'shock-absorber',
    group: 'suspension',
    category: 'UNDERCHASSIS',
    brands: AUTO,
    weight: 0.3,
    names: [
      'SHOCK ABS {position} {vehicle} {style}',
      'SHOCK ABSORBER {style} {vehicle} {position}',
    ],
    axes: { position, vehicle, style: axis('gas=GAS, oil=OIL~HYD') },
  },
  {
    kind: 'tie-rod-end',
    group: 'suspension',
    category: 'UNDERCHASSIS',
    brands: AUTO,
    weight: 1.1,
    names: ['T/ROD END {hand} {vehicle}', 'TIE ROD END {vehicle} {hand} [{brand}|]'],
    axes: { hand: axis('left=LH, right=RH, pair=LH/RH PR'), vehicle },
  },
  {
    kind: 'engine-oil',
    group: 'oils',
    category: 'OILS',
    brands: OILS,
    weight: 2.3,
    names: ['OIL ENG {use} {grade} {volume}', 'ENGINE OIL {grade} {use} {volume} [{brand}|]'],
    axes: {
      use: axis('diesel=DSL~DIESEL CI-4, gasoline=GASOLINE~GAS SL'),
      grade: axis('40=SAE40~SAE 40, 10w-30=10W30~10W-30, 15w-40=15W40~15W-40, 20w-50=20W50~20W-50'),
      volume,
    },
  },
  {
    kind: 'gear-oil',
    group: 'oils',
    category: 'OILS',
    brands: OILS,
    weight: 0.3,
    names: ['OIL GEAR {grade} {volume}', 'GEAR OIL {service} {grade} {volume}'],
    axes: {
      grade: axis('90=SAE90~#90, 140=SAE140~#140, 80w-90=80W90~80W-90'),
      service: axis('gl4=GL-4, gl5=GL-5~GL5'),
      volume,
    },
  },
  {
    kind: 'hydraulic-oil',
    group: 'oils',
    category: 'OILS',
    brands: OILS,
    weight: 0.3,
    names: [
      'OIL HYD AW{grade} {volume}',
      'HYDRULIC OIL ISO VG {grade} {volume}',
      'HYD OIL #{grade} {volume}',
    ],
    axes: { grade: axis('32, 46, 68, 100'), volume },
  },
  {
    kind: 'grease',
    group: 'oils',
    category: 'OILS',
    brands: OILS,
    weight: 1.1,
    names: ['GREASE {base} {pack}', 'GRS {pack} {base} [{brand}|]'],
    axes: {
      base: axis(
        'multipurpose=MP LITH EP2~MP-2, high-temperature=HI-TEMP RED~H/TEMP, marine=MARINE BLU~W/PROOF MARINE, moly=MOLY BLK',
      ),
      pack: axis('0.5=500G~1/2 KG, 2=2KG, 15=15KG PAIL, 180=180KG DRUM'),
    },
  },
  {
    kind: 'coolant',
    group: 'fluids',
    category: 'OILS',
    brands: OILS,
    weight: 0.3,
    names: ['COOLANT {style} {colour} {volume}', 'RADIATOR COOLANT {colour} {volume} {style}'],
    axes: {
      style: axis('ready=READY MIX~PREMIX, concentrate=CONC'),
      colour: axis('green=GRN, pink=PNK~RED, blue=BLU'),
      volume: axis('1=1L, 4=4L~1 GAL, 18=PAIL 18L'),
    },
  },
  {
    kind: 'motorcycle-tire',
    group: 'tires',
    category: 'MC PARTS',
    brands: ['GULONGAN', 'TAIWAN', 'OEM'],
    names: ['{part} M/C {size}', '{size} {part} MOTORCYCLE [{brand}|]'],
    axes: {
      part: axis('tire=TIRE~EXTERIOR TIRE, tube=TUBE~INTERIOR TUBE'),
      size: axis(
        '2.25-17=2.25-17~225-17, 2.50-17=2.50-17~250-17, 2.75-17=2.75-17~275-17~2,75-17, 3.00-17=3.00-17~300-17, 70/90-14=70/90-14~70/90X14, 80/90-14=80/90-14, 80/90-17=80/90-17~80/90 - 17',
      ),
    },
  },
  {
    kind: 'gear-puller',
    group: 'workshop-tools',
    category: 'TOOLS',
    brands: TOOLS,
    weight: 0.9,
    names: ['PULLER GEAR {jaws} {size}', 'BRG PULLER {size} {jaws} [{brand}|]'],
    axes: {
      jaws: axis('2=2 JAW~2-JAW, 3=3 JAW~3-JAW'),
      size: axis('3=3"~75MM, 4=4"~100MM, 6=6"~150MM, 8=8"~200MM, 10=10"~250MM, 12=12"~300MM'),
    },
  },
  {
    kind: 'torque-wrench',
    group: 'workshop-tools',
    category: 'TOOLS',
    brands: TOOLS,
    weight: 1.4,
    names: ['WRENCH TORQUE {drive} DR {range}', 'TORQUE WRENCH {range} {drive} [CLICK|]'],
    axes: {
      drive: axis('1/4=1/4"~1/4, 3/8=3/8"~3/8, 1/2=1/2"~1/2, 3/4=3/4"~3/4'),
      range: axis(
        '5-25=5-25NM, 20-110=20-110 NM, 28-210=28-210NM~20-150 FT-LB, 70-350=70-350 NM, 100-500=100-500NM',
      ),
    },
  },
  {
    kind: 'feeler-gauge',
    group: 'workshop-tools',
    category: 'TOOLS',
    brands: TOOLS,
    weight: 0.3,
    names: ['GUAGE FEELER {blades} {range}', 'FEELER GAUGE {range} {blades} [MM/IN|]'],
    axes: {
      blades: axis('13=13 BLADE, 20=20BLD, 26=26 BLADE, 32=32BLD'),
      range: axis('0.05-1.0=0.05-1.0MM~0,05-1,0, 0.04-0.88=0.04-0.88MM, 0.1-1.0=0.1-1.0MM'),
    },
  },
  {
    kind: 'grease-gun',
    group: 'workshop-tools',
    category: 'TOOLS',
    brands: TOOLS,
    weight: 0.3,
    names: ['GUN GREASE {style} {volume}', 'GREASE GUN {volume} {style} [{brand}|]'],
    axes: {
      style: axis(
        'lever=LEVER H/D~LEVER, pistol=PISTOL GRIP, air=AIR OPRTD~PNEU, battery=18V CORDLESS',
      ),
      volume: axis('120=120CC, 400=400CC~14 OZ, 500=500CC, 900=900CC'),
    },
  },
];
