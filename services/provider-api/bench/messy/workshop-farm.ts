import { axis, written, type Family } from './family';

const FARM = ['ANIHANO', 'BUKIRIN', 'AGRIMAT', 'CHINA'];
const hand = axis('left=LH~L/H, right=RH~R/H');
const inches = (values: string) => written('#"~# IN~#IN', values);
const hose = axis('1-1/2=1-1/2"~1 1/2~40MM, 2=2"~2 IN~50MM, 3=3"~3 IN~75MM, 4=4"~100MM');

/** Sprayers, blades, pumps and hoses of farms. */
export const workshopFarm: readonly Family[] = [
  {
    kind: 'knapsack-sprayer',
    group: 'spraying',
    category: 'FARM',
    brands: FARM,
    weight: 1.1,
    names: ['SPRAYER KNAPSACK {power} {volume}', 'KNAPSACK SPRYR {volume} {power} [{brand}|]'],
    axes: {
      power: axis('manual=MANUAL~HAND, battery=BATT 12V~RECHARGEABLE, engine=ENGINE 2-STK'),
      volume: written('#L~# LTRS~#LTR', '12 16 18 20 25'),
    },
  },
  {
    kind: 'power-sprayer',
    group: 'spraying',
    category: 'FARM',
    brands: FARM,
    weight: 0.3,
    names: ['SPRAYER POWER {model} {drive}', 'PWR SPRAYER {drive} {model} 3-PLUNGER'],
    axes: {
      model: axis('22=#22~22A, 30=#30~30A, 45=#45, 60=#60~60A'),
      drive: axis('belt=BELT DRIVE, engine=C/W ENG 7HP, motor=C/W MOTOR 2HP'),
    },
  },
  {
    kind: 'sprayer-hose',
    group: 'spraying',
    category: 'FARM',
    brands: FARM,
    weight: 0.9,
    names: [
      'HOSE SPRAYER {bore} X {length} {layers}',
      'SPRAY HOSE {layers} {bore} {length} [YLW|]',
    ],
    axes: {
      bore: axis('8.5=8.5MM~8,5 MM~8.5, 10=10MM, 13=13MM~1/2"'),
      length: axis('50=50M, 100=100M/RL~100M'),
      layers: axis('3=3 LAYER~3PLY, 5=5 LAYER~5PLY'),
    },
  },
  {
    kind: 'sprayer-nozzle',
    group: 'spraying',
    category: 'FARM',
    brands: FARM,
    weight: 0.3,
    names: ['NOZZLE SPRAYER {material} {pattern}', 'SPRAY NZL {pattern} {material} F/ KNAPSACK'],
    axes: {
      material: axis('brass=BRS, plastic=PLSTC'),
      pattern: axis('cone=CONE ADJ, fan=FAN FLAT, four=4-HOLE, two=2-HOLE TWIN'),
    },
  },
  {
    kind: 'shear-bolt',
    group: 'farm-parts',
    category: 'FARM PARTS',
    brands: FARM,
    weight: 2.6,
    names: ['BOLT SHEAR {thread} X {length} F/ {use}', 'SHEAR BOLT & NUT {thread}X{length} {use}'],
    axes: {
      thread: axis('5/16=5/16"~5/16, 3/8=3/8"~3/8, m8=M8, m10=M10~M 10'),
      length: axis('40=40MM~1-1/2", 50=50MM~2", 65=65MM~2-1/2"'),
      use: axis('rotavator=ROTAVATOR, auger=AUGER, pto=PTO SHAFT'),
    },
  },
  {
    kind: 'tiller-blade',
    group: 'farm-parts',
    category: 'FARM PARTS',
    brands: FARM,
    weight: 0.9,
    names: ['BLADE {machine} {hand} {shape}', '{machine} BLADE {shape} {hand} [H/D|]'],
    axes: {
      machine: axis('rotavator=ROTAVATOR, hand-tractor=HAND TRACTOR~KULIGLIG'),
      hand,
      shape: axis('l=L-TYPE, c=C-TYPE, j=J-TYPE'),
    },
  },
  {
    kind: 'farm-disc',
    group: 'farm-parts',
    category: 'FARM PARTS',
    brands: FARM,
    weight: 2.9,
    names: ['DISC {machine} {edge} {diameter}', '{machine} DISC {diameter} {edge} X {thickness}'],
    axes: {
      machine: axis('harrow=HARROW, plow=PLOW'),
      edge: axis('notched=NOTCHED, plain=PLAIN'),
      diameter: inches('18 20 22 24 26'),
      thickness: axis('4=4MM, 6=6MM'),
    },
  },
  {
    kind: 'pto-shaft',
    group: 'farm-parts',
    category: 'FARM PARTS',
    brands: FARM,
    weight: 0.9,
    names: ['SHAFT PTO {splines} X {length}', 'PTO SHAFT ASSY {length} {splines} W/ GUARD'],
    axes: {
      splines: axis('6=6 SPLINE 1-3/8"~6 SPL, 21=21 SPLINE'),
      length: written('#MM~# MM', '800 1000 1200 1500'),
    },
  },
  {
    kind: 'engine-pump',
    group: 'water',
    category: 'PUMPS',
    brands: FARM,
    weight: 1.3,
    names: [
      'PUMP WTR ENG {fuel} {port} {power}',
      'WATER PUMP {fuel} ENGINE {port} X {port} {power} [{brand}|]',
    ],
    axes: {
      fuel: axis('gasoline=GAS~GASOLINE, diesel=DSL~DIESEL'),
      port: inches('2 3 4'),
      power: written('#HP~# HP', '5.5 6.5 7'),
    },
  },
  {
    kind: 'suction-hose',
    group: 'water',
    category: 'HOSES',
    brands: ['FLEXARMA', 'AGRIMAT', 'CHINA'],
    weight: 1.8,
    names: ['HOSE SUCTION {duty} {size} X {length}', 'SUCTION HOSE PVC {size} {duty} {length}'],
    axes: {
      duty: axis('heavy=H/D, light=L/D~STD'),
      size: hose,
      length: axis('1=PER M, 30=30M/RL, 50=50M'),
    },
  },
  {
    kind: 'lay-flat-hose',
    group: 'water',
    category: 'HOSES',
    brands: ['FLEXARMA', 'AGRIMAT', 'CHINA'],
    weight: 1.8,
    names: ['HOSE LAYFLAT {colour} {size} X {length}', 'DUCT HOSE {size} {length} {colour}'],
    axes: {
      colour: axis('blue=BLU, red=RED H/D'),
      size: hose,
      length: axis('30=30M, 50=50M, 100=100M/RL~100M'),
    },
  },
  {
    kind: 'camlock',
    group: 'water',
    category: 'FTGS',
    brands: ['FLEXARMA', 'NO BRAND'],
    weight: 3.5,
    names: ['CAMLOCK {material} TYPE {type} {size}', 'CPLG CAMLOCK {size} {type} {material}'],
    axes: {
      type: axis('A, B, C, D, E, F, DC, DP'),
      material: axis('aluminium=ALUM~AL, stainless=SS316'),
      size: axis('1-1/2=1-1/2"~1 1/2, 2=2"~2 IN~50MM, 3=3"~3IN'),
    },
  },
  {
    kind: 'hdpe-pipe',
    group: 'water',
    category: 'PIPES',
    brands: ['AGRIMAT', 'NO BRAND'],
    weight: 1.8,
    names: ['PIPE HDPE {size} {pressure} {length}', 'HDPE {pressure} {size} X {length} BLK'],
    axes: {
      size: axis('20=20MM~1/2", 25=25MM~3/4", 32=32MM~1", 40=40MM, 50=50MM~1-1/2", 63=63MM~2"'),
      pressure: axis('pn10=PN10, pn16=PN16~SDR11'),
      length: axis('60=60M, 100=100M/RL~100M'),
    },
  },
  {
    kind: 'sprinkler',
    group: 'water',
    category: 'FARM',
    brands: FARM,
    weight: 0.3,
    names: ['SPRINKLER {style} {material} {size}', '{size} SPRINKLER HD {material} {style}'],
    axes: {
      style: axis('impact=IMPACT, gear=GEAR DRIVE, micro=MICRO'),
      material: axis('brass=BRS~BRASS, plastic=PLSTC'),
      size: axis('1/2=1/2", 3/4=3/4", 1=1"'),
    },
  },
  {
    kind: 'brush-cutter',
    group: 'cutting',
    category: 'FARM',
    brands: FARM,
    weight: 1.4,
    names: [
      'GRASS CUTTER {stroke} {displacement} {carry}',
      'BRUSH CUTTER {displacement} {carry} {stroke} [{brand}|]',
    ],
    axes: {
      stroke: axis('2=2-STK~2 STROKE, 4=4-STK~4 STROKE'),
      displacement: written('#CC~# CC', '26 33 35 43 52'),
      carry: axis('shoulder=SHOULDER, backpack=BACKPACK~B/PACK'),
    },
  },
  {
    kind: 'cutter-blade',
    group: 'cutting',
    category: 'FARM',
    brands: FARM,
    weight: 1.1,
    names: [
      'BLADE GRASS CUTTER {teeth} {diameter}',
      'GRASS CUTTER BLADE {diameter} X {teeth} [TCT|]',
    ],
    axes: {
      teeth: axis('2=2T~2 TEETH, 3=3T, 8=8T, 40=40T~40 TEETH, 80=80T'),
      diameter: axis('230=230MM~9", 255=255MM~10", 305=305MM~12"'),
    },
  },
  {
    kind: 'trimmer-line',
    group: 'cutting',
    category: 'FARM',
    brands: FARM,
    weight: 1.8,
    names: [
      'LINE TRIMMER NYL {diameter} {shape} {pack}',
      'NYLON CUTTER LINE {shape} {diameter} {pack}',
    ],
    axes: {
      diameter: axis('2.0=2.0MM~2MM, 2.4=2.4MM~2,4, 2.7=2.7MM~2,7MM, 3.0=3.0MM~3MM'),
      shape: axis('round=RND, square=SQ, star=STAR'),
      pack: axis('15=15M, 1kg=1KG~1KG/SPL'),
    },
  },
  {
    kind: 'chainsaw-chain',
    group: 'cutting',
    category: 'FARM',
    brands: FARM,
    weight: 1.8,
    names: [
      'CHAIN SAW {pitch} X {links} {gauge}',
      'CHAINSAW CHAIN {pitch} {gauge} {links} [{brand}|]',
    ],
    axes: {
      pitch: axis('.325=.325~0.325, 3/8=3/8~3/8P, .404=.404~0.404'),
      links: written('#DL~#L', '58 66 72 76'),
      gauge: axis('.058=.058~1.5MM, .063=.063~1.6MM'),
    },
  },
  {
    kind: 'guide-bar',
    group: 'cutting',
    category: 'FARM',
    brands: FARM,
    weight: 0.3,
    names: ['BAR GUIDE CHAINSAW {length} {pitch}', 'CHAINSAW BAR {pitch} {length}'],
    axes: {
      length: inches('14 16 18 20 22 24'),
      pitch: axis('.325=.325, 3/8=3/8, .404=.404'),
    },
  },
  {
    kind: 'farm-hand-tool',
    group: 'cutting',
    category: 'FARM',
    brands: FARM,
    weight: 2.3,
    names: ['{style} {length} {handle}', '{style} {handle} HNDL {length}'],
    axes: {
      style: axis(
        'bolo=BOLO/ITAK~BOLO, sickle=SICKLE~KARIT SICKLE, hoe=HOE~ASADA HOE, pruner=PRUNING SHEAR',
      ),
      length: inches('10 14 16 18'),
      handle: axis('wood=WOOD, plastic=PLSTC'),
    },
  },
  {
    kind: 'shade-net',
    group: 'growing',
    category: 'FARM',
    brands: FARM,
    weight: 1.8,
    names: ['NET SHADE {shade} {colour} {width} X 50M', 'SHADE NET {colour} {width} {shade}'],
    axes: {
      shade: axis('50=50%, 60=60%, 70=70%, 80=80%~80 PCT'),
      colour: axis('green=GRN, black=BLK'),
      width: axis('2=2M, 3=3M, 4=4M'),
    },
  },
  {
    kind: 'mulch-film',
    group: 'growing',
    category: 'FARM',
    brands: FARM,
    weight: 0.3,
    names: ['FILM MULCH {width} X {length}', 'PLASTIC MULCH SLV/BLK {width} {length} [25MIC|]'],
    axes: {
      width: axis('1=1M, 1.2=1.2M~1,2 M, 1.5=1.5M'),
      length: axis('200=200M, 400=400M/RL, 500=500M'),
    },
  },
  {
    kind: 'rice-mill-part',
    group: 'milling',
    category: 'FARM PARTS',
    brands: FARM,
    weight: 1.1,
    names: ['{part} RICEMILL {size}', 'RICE MILL {part} {size} [{brand}|]'],
    axes: {
      part: axis(
        'roller=ROLL RUBBER~RUBBER ROLLER, screen=SCREEN~HULLER SCREEN, stone=STONE EMERY, brake=BRAKE RUBBER',
      ),
      size: inches('4 6 8 10'),
    },
  },
];
