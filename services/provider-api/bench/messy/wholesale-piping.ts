import { axis, written, type Family } from './family';

const PIPING = ['TUBERIA', 'DALOYAN', 'KITZUMI', 'NIPLEX'];
const WELDING = ['HINANGCO', 'ARKOWELD', 'FUSARC'];
const GAS = ['GASERA', 'OKSIPURO'];
const SAFETY = ['INGATAN', 'SAFEHOLM', 'PROTEKTA'];
const MOTORS = ['MOTORIA', 'NIHONDEN', 'DALOYAN'];
/** Nominal sizes in inches, and the DN that stands for them. */
const size = axis(
  '1/4=1/4"~1/4~DN8, 3/8=3/8"~3/8~DN10, 1/2=1/2"~1/2~DN15~15MM, 3/4=3/4"~3/4~DN20~20MM, 1=1"~1 IN~DN25, 1-1/4=1-1/4"~1 1/4~DN32, 1-1/2=1-1/2"~1 1/2~DN40, 2=2"~2 IN~DN50, 3=3"~DN80, 4=4"~DN100',
);
const thread = axis('npt=NPT, bsp=BSP~BSPT');
const rod = axis('2.0=5/64"~2.0MM, 2.5=3/32"~2.5MM, 3.2=1/8"~3.2MM, 4.0=5/32"~4.0MM');

/** Pipes, fittings, welding goods, gases and pumps of a wholesaler. */
export const wholesalePiping: readonly Family[] = [
  {
    kind: 'threaded-fitting',
    group: 'fittings',
    category: 'FITTINGS',
    brands: PIPING,
    weight: 5,
    names: [
      '{style} {material} {size} {thread}',
      '{material} {style} {size} {thread} [150#|CL150|]',
    ],
    axes: {
      style: axis(
        'elbow=ELB 90~ELBOW 90~ELBOW, tee=TEE, coupling=CPLG~COUPLING, union=UNION, nipple=NIPPLE~NIP CLOSE, cap=CAP, plug=PLUG HEX',
      ),
      material: axis('gi=GI~G.I., stainless=SS304~SS 304, black=BI~BLK IRON, brass=BRS~BRASS'),
      size,
      thread,
    },
  },
  {
    kind: 'reducer',
    group: 'fittings',
    category: 'FITTINGS',
    brands: PIPING,
    names: ['{style} {material} {size} {thread}', '{material} {style} {thread} {size}'],
    axes: {
      style: axis(
        'bushing=BUSHING RED~RED BUSHING, coupling=RED CPLG~COUPLING REDUCER, elbow=RED ELB',
      ),
      material: axis('gi=GI, stainless=SS304, brass=BRS'),
      size: axis(
        '1/2x1/4=1/2 X 1/4, 1/2x3/8=1/2 X 3/8, 3/4x1/2=3/4 X 1/2~3/4" X 1/2", 1x1/2=1 X 1/2, 1x3/4=1 X 3/4, 2x1=2 X 1',
      ),
      thread,
    },
  },
  {
    kind: 'ball-valve',
    group: 'valves',
    category: 'VALVES',
    brands: PIPING,
    weight: 1.3,
    names: [
      'BV {material} {size} {thread} {pressure}',
      'VALVE BALL {material} {thread} {size} {pressure}',
    ],
    axes: {
      material: axis('brass=BRS~BRASS, stainless=SS304 2PC~SS, pvc=PVC'),
      size,
      thread,
      pressure: axis('pn16=PN16, 600wog=600WOG, 1000wog=1000WOG'),
    },
    model: 'BV{size}-{thread}',
  },
  {
    kind: 'gate-valve',
    group: 'valves',
    category: 'VALVES',
    brands: PIPING,
    names: ['GV {material} {size} {thread}', 'VALVE GATE {material} {size} {thread} [125#|]'],
    axes: { material: axis('brass=BRS, bronze=BRZ, cast-iron=CI'), size, thread },
  },
  {
    kind: 'check-valve',
    group: 'valves',
    category: 'VALVES',
    brands: PIPING,
    names: ['CV {style} {material} {size}', 'VALVE CHECK {style} {size} {material}'],
    axes: {
      style: axis('swing=SWING, spring=SPRING, foot=FOOT W/ STRAINER'),
      material: axis('brass=BRS~BRASS, stainless=SS304'),
      size,
    },
  },
  {
    kind: 'gi-pipe',
    group: 'pipes',
    category: 'PIPES',
    brands: PIPING,
    names: ['{material} PIPE {schedule} {size} X 6M', 'PIPE {material} {size} {schedule} 20FT'],
    axes: {
      material: axis('gi=GI~G.I., black=BI~BLK IRON, stainless=SS304'),
      schedule: axis('20=S20~SCH20, 40=S40~SCH40, 80=S80~SCH80'),
      size,
    },
  },
  {
    kind: 'pvc-pipe',
    group: 'pipes',
    category: 'PIPES',
    brands: PIPING,
    names: ['PVC PIPE {use} {size} X 3M', 'PIPE PVC {size} {use} 3M'],
    axes: {
      use: axis(
        'water=BLUE POTABLE~BLUE WATER, sanitary=SANITARY ORANGE S600~SANI ORG, sanitary-1000=SANITARY S1000',
      ),
      size,
    },
  },
  {
    kind: 'ppr-fitting',
    group: 'fittings',
    category: 'FITTINGS',
    brands: PIPING,
    names: ['PPR {style} {size}', '{style} PPR {size} GRN PN20'],
    axes: {
      style: axis(
        'elbow=ELB 90~ELBOW, tee=TEE, coupling=CPLG, female-adapter=F ADAPTER BRS, male-adapter=M ADAPTER BRS, end-cap=CAP',
      ),
      size: axis('20=20MM, 25=25MM, 32=32MM, 40=40MM, 50=50MM, 63=63MM'),
    },
  },
  {
    kind: 'hose-clamp',
    group: 'fittings',
    category: 'FITTINGS',
    brands: PIPING,
    names: ['CLAMP HOSE {material} {size}', 'HOSE CLAMP {size} {material} WORM DRIVE'],
    axes: {
      material: axis('stainless=SS304, zinc=ZP'),
      size: axis('1/2=1/2", 3/4=3/4", 1=1", 1-1/2=1-1/2", 2=2", 3=3", 4=4"'),
    },
  },
  {
    kind: 'thread-tape',
    group: 'sealing',
    category: 'SUNDRIES',
    brands: PIPING,
    names: ['TEFLON TAPE {width} X {length}', 'TAPE PTFE THRD SEAL {width} {length}'],
    axes: {
      width: axis('1/2=1/2"~12MM, 3/4=3/4"~19MM, 1=1"~25MM'),
      length: axis('10=10M, 15=15M, 20=20M'),
    },
  },
  {
    kind: 'solvent-cement',
    group: 'sealing',
    category: 'SUNDRIES',
    brands: PIPING,
    names: ['SOLVENT CEMENT {style} {volume}', 'CEMENT SOLVENT PVC {volume} {style}'],
    axes: {
      style: axis('clear=CLR, heavy=HD GREY, cpvc=CPVC ORG'),
      volume: axis('50=50CC, 100=100CC, 200=200CC, 400=400CC, 1000=1LTR'),
    },
  },
  {
    kind: 'pressure-gauge',
    group: 'instruments',
    category: 'INSTRUMENTS',
    brands: PIPING,
    names: ['GAUGE PRESS {range} {dial} {thread}', 'PRESSURE GAUGE {dial} {range} {thread} BTM'],
    axes: {
      range: axis(
        '4bar=0-60PSI~0-4BAR, 7bar=0-100PSI~0-7BAR, 10bar=0-10BAR~0-150PSI, 20bar=0-300PSI',
      ),
      dial: axis('2.5=2-1/2"~63MM, 4=4"~100MM'),
      thread: axis('1/4npt=1/4 NPT, 1/4bsp=1/4 BSP, 1/2npt=1/2 NPT'),
    },
  },
  {
    kind: 'water-pump',
    group: 'pumps',
    category: 'PUMPS',
    brands: MOTORS,
    names: ['PUMP {style} {power} {port}', 'WATER PUMP {power} {style} 1PH 220V {port}'],
    axes: {
      style: axis(
        'jet=JET~JETMATIC, submersible=SUBM~SUBMERSIBLE, booster=BOOSTER, centrifugal=CENTRIF',
      ),
      power: written('#HP~# HP', '0.5 1 1.5 2 3'),
      port: axis('1=1" PORT, 1-1/4=1-1/4" PORT, 2=2" PORT'),
    },
  },
  {
    kind: 'electric-motor',
    group: 'motors',
    category: 'MOTORS',
    brands: MOTORS,
    names: ['MOTOR {power} {phase} {poles}', 'MOTOR IND {phase} {poles} {power} 60HZ'],
    axes: {
      power: axis(
        '0.5=1/2HP~0.37KW, 1=1HP~0.75KW, 2=2HP~1.5KW, 3=3HP~2.2KW, 5=5HP~3.7KW, 10=10HP~7.5KW',
      ),
      phase: axis('1=1PH 220V, 3=3PH 220/440V'),
      poles: axis('2=2P 3450RPM, 4=4P 1750RPM, 6=6P 1150RPM'),
    },
  },
  {
    kind: 'electrode',
    group: 'welding',
    category: 'WELDING',
    brands: WELDING,
    weight: 1.6,
    names: [
      'ELECTRODE {class} {diameter} {pack}',
      '{class} {diameter} {pack} WELDING ROD',
      'ROD WELDING {class} {diameter} {pack}',
    ],
    axes: {
      class: axis(
        'e6011=E6011, e6013=E6013, e7018=E7018, e308l=E308L-16, e309l=E309L-16, e316l=E316L-16, nickel=ENI-CI NI99 CAST IRON~NI99 CAST IRON',
      ),
      diameter: rod,
      pack: axis('2.5=2.5KG, 5=5KG/BX, 20=20KG/CTN'),
    },
    model: '{class}-{diameter}',
  },
  {
    kind: 'mig-wire',
    group: 'welding',
    category: 'WELDING',
    brands: WELDING,
    names: ['WIRE MIG {class} {diameter} {pack}', '{class} MIG {diameter} {pack} SPOOL'],
    axes: {
      class: axis(
        'er70s-6=ER70S-6, er308l=ER308L, er4043=ER4043 ALUM, e71t-1=E71T-1 FLUX CORE, e71t-gs=E71T-GS GASLESS',
      ),
      diameter: axis('0.8=0.8MM~0.030", 0.9=0.9MM~0.035", 1.0=1.0MM~0.040", 1.2=1.2MM~0.045"'),
      pack: axis('1=1KG, 5=5KG, 15=15KG'),
    },
  },
  {
    kind: 'tig-rod',
    group: 'welding',
    category: 'WELDING',
    brands: WELDING,
    names: ['ROD TIG {class} {diameter} {pack}', 'FILLER ROD TIG {diameter} {class} {pack}'],
    axes: {
      class: axis('er70s-6=ER70S-6, er308l=ER308L, er316l=ER316L, er4043=ER4043 ALUM'),
      diameter: axis('1.6=1/16"~1.6MM, 2.4=3/32"~2.4MM, 3.2=1/8"~3.2MM'),
      pack: axis('1=1KG, 5=5KG'),
    },
  },
  {
    kind: 'tungsten',
    group: 'welding',
    category: 'WELDING',
    brands: WELDING,
    names: ['TUNGSTEN {class} {diameter} 10/PK', 'ELECTRODE TUNGSTEN {class} {diameter} X 150'],
    axes: {
      class: axis('wt20=WT20 RED THORIATED, wp=WP GREEN PURE, wl20=WL20 BLUE, wc20=WC20 GREY'),
      diameter: axis('1.6=1/16"~1.6MM, 2.4=3/32"~2.4MM, 3.2=1/8"~3.2MM'),
    },
  },
  {
    kind: 'gas',
    group: 'gases',
    category: 'GASES',
    brands: GAS,
    names: ['{gas} {use} {cylinder}', 'GAS {gas} {cylinder} {use} REFILL'],
    axes: {
      gas: axis(
        'oxygen=OXYGEN~OXY, acetylene=ACETYLENE~ACET, argon=ARGON~AR, co2=CO2~CARBON DIOXIDE, nitrogen=NITROGEN~N2, lpg=LPG',
      ),
      use: axis('industrial=IND, high-purity=HP 99.99'),
      cylinder: axis('small=20LBS~SML CYL, medium=MED CYL, large=STD CYL 6M3~LRG CYL'),
    },
  },
  {
    kind: 'regulator',
    group: 'gases',
    category: 'GAS EQUIPMENT',
    brands: [...GAS, ...WELDING],
    names: ['REG {gas} {stage}', 'REGULATOR {gas} {stage} DUAL GAUGE'],
    axes: {
      gas: axis(
        'oxygen=OXY~OXYGEN, acetylene=ACET~ACETYLENE, argon=ARGON W/ FLOWMETER, co2=CO2 W/ HEATER, lpg=LPG',
      ),
      stage: axis('single=1-STG~SINGLE STAGE, two=2-STG~TWO STAGE'),
    },
  },
  {
    kind: 'welding-hose',
    group: 'gases',
    category: 'GAS EQUIPMENT',
    brands: WELDING,
    names: ['HOSE TWIN OXY-ACET {bore} X {length}', 'HOSE WELDING TWIN {length} {bore} RED/GRN'],
    axes: {
      bore: axis('1/4=1/4"~6MM, 5/16=5/16"~8MM, 3/8=3/8"'),
      length: axis('10=10M, 15=15M, 20=20M, 30=30M, 50=50M, 100=100M/RL'),
    },
  },
  {
    kind: 'welding-torch',
    group: 'welding',
    category: 'WELDING',
    brands: WELDING,
    names: ['TORCH {process} {length}', 'TORCH WELDING {process} {length} COMPLETE'],
    axes: {
      process: axis(
        'mig-15=MIG 15AK, mig-24=MIG 24KD, mig-36=MIG 36KD, tig-17=TIG WP-17, tig-26=TIG WP-26, plasma=PLASMA P80, cutting=CUTTING OXY-ACET 18"',
      ),
      length: axis('3=3M, 4=4M, 5=5M, 8=8M'),
    },
  },
  {
    kind: 'cutting-tip',
    group: 'welding',
    category: 'WELDING',
    brands: WELDING,
    names: ['TIP CUTTING {gas} #{number}', 'CUTTING TIP #{number} {gas}'],
    axes: { gas: axis('acetylene=ACET, lpg=LPG'), number: axis('00, 0, 1, 2, 3, 4, 5') },
  },
  {
    kind: 'electrode-holder',
    group: 'welding',
    category: 'WELDING',
    brands: WELDING,
    names: ['{part} {amps}', '{part} WELDING {amps} [BRASS|]'],
    axes: {
      part: axis('holder=HOLDER ELECTRODE~ELECTRODE HOLDER, ground=CLAMP GROUND~GROUND CLAMP'),
      amps: written('#A~#AMP', '200 300 400 500 600'),
    },
  },
  {
    kind: 'welding-cable',
    group: 'welding',
    category: 'WELDING',
    brands: WELDING,
    names: ['CABLE WELDING {area} {length}', 'WELDING CABLE {area} {length} [RED|BLK]'],
    axes: {
      area: axis('22=#4 AWG~22MM2, 30=#2 AWG~30MM2, 38=#1 AWG~38MM2, 50=1/0~50MM2, 60=2/0~60MM2'),
      length: axis('1=PER M, 50=50M/RL, 100=100M/RL'),
    },
  },
  {
    kind: 'welding-helmet',
    group: 'welding',
    category: 'PPE',
    brands: SAFETY,
    names: ['HELMET WLDG {style} {shade}', 'MASK WELDING {style} {shade}'],
    axes: {
      style: axis(
        'auto-darkening=AUTO DARK~AUTO-DARKENING SOLAR, hand=HAND SHIELD~HAND HELD, head=HEAD TYPE FLIP-UP',
      ),
      shade: axis('10=SH10~SHADE 10, 11=SH11~SHADE 11, 9-13=SH9-13'),
    },
  },
  {
    kind: 'welding-apparel',
    group: 'welding',
    category: 'PPE',
    brands: SAFETY,
    names: ['{garment} WLDG LEATHER {size}', '{garment} WELDING {size} COWHIDE'],
    axes: {
      garment: axis('gloves=GLOVES~GLOVE 16", apron=APRON, jacket=JACKET, sleeves=SLEEVES ARM'),
      size: axis('m=M, l=L, xl=XL'),
    },
  },
  {
    kind: 'respirator',
    group: 'ppe',
    category: 'PPE',
    brands: SAFETY,
    names: ['RESPIRATOR {style} {part}', 'MASK RESP {style} {part}'],
    axes: {
      style: axis('n95=N95 DISPOSABLE, half=HALF FACE, full=FULL FACE'),
      part: axis('dust=DUST/FUME, vapour=ORG VAPOR W/ CARTRIDGE, set=SET'),
    },
  },
  {
    kind: 'earplug',
    group: 'ppe',
    category: 'PPE',
    brands: SAFETY,
    names: ['{style} NRR {rating}', 'HEARING PROT {style} NRR{rating}'],
    axes: {
      style: axis('plug=EAR PLUG~EARPLUG CORDED, muff=EAR MUFF~EARMUFF'),
      rating: axis('25, 29, 32'),
    },
  },
  {
    kind: 'safety-shoe',
    group: 'ppe',
    category: 'PPE',
    brands: SAFETY,
    names: ['SHOES SAFETY {cut} {toe}', 'SAFETY SHOE {toe} {cut} BLK LTHR'],
    axes: {
      cut: axis('low=LOW CUT, high=HI CUT'),
      toe: axis('steel=ST TOE~STEEL TOE, composite=COMP TOE'),
      size: axis('6=SZ 6, 7=SZ 7, 8=SZ 8, 9=SZ 9, 10=SZ 10, 11=SZ 11'),
    },
    variants: 'size',
  },
];
