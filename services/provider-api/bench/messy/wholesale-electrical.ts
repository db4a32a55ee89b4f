import { axis, written, type Family } from './family';

const CABLE = ['KABLETEK', 'PILAKO', 'CONDURA', 'VOLTINA'];
const GEAR = ['VOLTINA', 'ARKON', 'SCHALTEN', 'NIHONDEN'];
const LAMPS = ['LIWANAG', 'VOLTINA', 'LUMICORP'];
const CONDUITS = ['TUBERIA', 'CONDURA', 'VOLTINA'];
const FITTING_SIZES =
  '1/2=1/2"~1/2~15MM, 3/4=3/4"~3/4~20MM, 1=1"~1 IN~25MM, 1-1/4=1-1/4"~1 1/4, 1-1/2=1-1/2"~1 1/2, 2=2"~2 IN~50MM';
/** American gauges and the sections that Philippine wholesalers sell for them. */
const area = axis(
  '2.0=#14 AWG~2.0MM2~14AWG (2.0), 3.5=#12 AWG~3.5MM2~12AWG~3.5 MM², 5.5=#10 AWG~5.5MM2~10AWG, 8.0=#8 AWG~8.0MM2~8 MM², 14=#6 AWG~14MM2~14 MM², 22=#4 AWG~22MM2, 30=#2 AWG~30MM2',
);
const amps = (values: string) => written('#A~#AMP~# A', values);

/** Wires, switchgear, conduits and lamps of a wholesaler. */
export const wholesaleElectrical: readonly Family[] = [
  {
    kind: 'thhn-wire',
    group: 'wire',
    category: 'WIRES',
    brands: CABLE,
    weight: 1.4,
    names: [
      'THHN {area} {make} {colour} {length}',
      'WIRE THHN {make} {area} {colour} {length}',
      'THHN/THWN-2 {area} {colour} {length} {make}',
    ],
    axes: {
      area,
      make: axis('stranded=STR~STRANDED, solid=SOL~SOLID'),
      colour: axis('black=BLK, red=RED, green=GRN, white=WHT'),
      length: axis('150=150M/BX~150M, 75=75M'),
    },
  },
  {
    kind: 'pdx-cable',
    group: 'wire',
    category: 'WIRES',
    brands: CABLE,
    names: ['PDX {cores} {area} {length}', 'CABLE PDX NM {area} {cores} {length}'],
    axes: {
      cores: axis('2=2C~/2, 3=3C~/3'),
      area: axis('2.0=#14~2.0MM2~14, 3.5=#12~3.5MM2~12, 5.5=#10~5.5MM2'),
      length: axis('75=75M, 150=150M/RL'),
    },
  },
  {
    kind: 'royal-cord',
    group: 'wire',
    category: 'WIRES',
    brands: CABLE,
    names: ['ROYAL CORD {area}/{cores} {length}', 'CORD ROYAL {cores}C X {area} {length}'],
    axes: {
      cores: axis('2, 3, 4'),
      area: axis(
        '0.75=#18~0.75MM2, 1.25=#16~1.25MM2, 2.0=#14~2.0MM2, 3.5=#12~3.5MM2, 5.5=#10~5.5MM2',
      ),
      length: axis('75=75M, 100=100M'),
    },
  },
  {
    kind: 'flat-cord',
    group: 'wire',
    category: 'WIRES',
    brands: CABLE,
    names: ['FLAT CORD #{gauge} {colour} {length}', 'CORD FLAT {gauge}/2 {colour} {length}'],
    axes: {
      gauge: axis('16, 18, 20, 22'),
      colour: axis('white=WHT, brown=BRN, gold=GLD'),
      length: axis('75=75M, 150=150M'),
    },
  },
  {
    kind: 'miniature-breaker',
    group: 'breakers',
    category: 'BREAKERS',
    brands: GEAR,
    weight: 1.4,
    names: [
      'MCB {poles} {amps} {curve} {breaking}',
      'BREAKER MINI DIN {amps} {poles} {breaking} {curve}',
    ],
    axes: {
      poles: axis('1=1P~1 POLE, 2=2P~2 POLE, 3=3P~3 POLE'),
      amps: amps('10 15 16 20 25 32 40 63'),
      curve: axis('b=B-CURVE, c=C-CURVE~C'),
      breaking: axis('6=6KA, 10=10KA'),
    },
    model: 'MCB{poles}-{amps}{curve}',
  },
  {
    kind: 'panel-breaker',
    group: 'breakers',
    category: 'BREAKERS',
    brands: GEAR,
    names: ['BREAKER {mount} {poles} {amps} 240V', 'CB {mount} {amps} {poles} [10KAIC|]'],
    axes: {
      mount: axis('bolt-on=BOLT-ON~BOLT ON, plug-in=PLUG-IN~PLUG IN'),
      poles: axis('1=1P, 2=2P~2POLE, 3=3P'),
      amps: amps('15 20 30 40 50 60 70 100'),
    },
  },
  {
    kind: 'mccb',
    group: 'breakers',
    category: 'BREAKERS',
    brands: GEAR,
    names: ['MCCB {poles} {amps} {breaking} 415V', 'BREAKER MOLDED CASE {amps} {poles} {breaking}'],
    axes: {
      poles: axis('2=2P, 3=3P, 4=4P'),
      amps: amps('60 100 125 150 200 225 250 400'),
      breaking: axis('25=25KA, 35=35KA~35 KA, 50=50KA'),
    },
    model: 'TM{amps}-{poles}{breaking}',
  },
  {
    kind: 'rcbo',
    group: 'breakers',
    category: 'BREAKERS',
    brands: GEAR,
    names: ['RCBO {poles} {amps} {trip}', 'ELCB/RCBO {amps} {poles} {trip}'],
    axes: {
      poles: axis('1=1P+N, 2=2P, 4=4P'),
      amps: amps('16 20 32 40 63'),
      trip: axis('30=30MA~30 MA, 100=100MA, 300=300MA'),
    },
  },
  {
    kind: 'panelboard',
    group: 'enclosures',
    category: 'PANELS',
    brands: GEAR,
    names: ['PANEL BOARD {branches} {mount} {main}', 'PB {mount} {branches} BRANCHES {main}'],
    axes: {
      branches: axis('4=4B~4, 6=6B~6, 8=8B~8, 12=12B~12, 20=20B~20'),
      mount: axis('bolt-on=BOLT ON, plug-in=PLUG IN, din=DIN RAIL'),
      main: axis('with=W/ MAIN, without=MLO~W/O MAIN'),
    },
  },
  {
    kind: 'contactor',
    group: 'control',
    category: 'CONTROLS',
    brands: GEAR,
    names: ['CONTACTOR {amps} {coil} 3P [1NO1NC|]', 'MAG CONTACTOR {coil} COIL {amps}'],
    axes: {
      amps: amps('9 12 18 25 32 40 65 95'),
      coil: axis('24vdc=24VDC, 24vac=24VAC, 110vac=110VAC, 220vac=220VAC~AC220V, 380vac=380VAC'),
    },
    model: 'CT{amps}-{coil}',
    specs: { coil: 'Coil', amps: 'Current' },
  },
  {
    kind: 'overload-relay',
    group: 'control',
    category: 'CONTROLS',
    brands: GEAR,
    names: ['OLR THERMAL {range}A', 'RELAY OVERLOAD THERMAL {range} A 3P'],
    axes: {
      range: axis('1-1.6, 1.6-2.5, 2.5-4, 4-6, 5.5-8, 7-10, 9-13, 12-18, 17-25, 23-32, 30-40'),
    },
  },
  {
    kind: 'control-relay',
    group: 'control',
    category: 'CONTROLS',
    brands: GEAR,
    names: ['RELAY {pins} {coil} {base}', 'RELAY CTRL {coil} {pins} {base}'],
    axes: {
      pins: axis('8=8PIN~8 PIN, 11=11PIN~11 PIN, 14=14PIN~14 PIN'),
      coil: axis('12vdc=12VDC, 24vdc=24VDC, 110vac=110VAC, 220vac=220VAC'),
      base: axis('with=W/ SOCKET, without=RELAY ONLY'),
    },
    model: 'RY{pins}-{coil}',
  },
  {
    kind: 'timer',
    group: 'control',
    category: 'CONTROLS',
    brands: GEAR,
    names: ['TIMER {style} {voltage} {range}', 'TIMER RELAY {range} {style} {voltage}'],
    axes: {
      style: axis(
        'on-delay=ON DLY~ON DELAY, off-delay=OFF DLY~OFF DELAY, twin=TWIN, star-delta=STAR DELTA',
      ),
      voltage: axis('24vdc=24VDC, 220vac=220VAC'),
      range: axis('10s=10S, 60s=60S, 30m=30MIN, 24h=24HR'),
    },
  },
  {
    kind: 'push-button',
    group: 'control',
    category: 'CONTROLS',
    brands: GEAR,
    names: ['PB {style} {colour} 22MM {contact}', 'PUSH BUTTON 22MM {colour} {style} {contact}'],
    axes: {
      style: axis('flush=FLUSH, mushroom=MUSHROOM E-STOP~EMERGENCY STOP, illuminated=ILLUM'),
      colour: axis('red, green=GRN, yellow=YLW'),
      contact: axis('no=1NO, nc=1NC, both=1NO1NC'),
    },
  },
  {
    kind: 'pilot-lamp',
    group: 'control',
    category: 'CONTROLS',
    brands: GEAR,
    names: ['PILOT LAMP LED 22MM {colour} {voltage}', 'LAMP PILOT {voltage} {colour} 22MM'],
    axes: {
      colour: axis('red, green=GRN, yellow=YLW, blue=BLU, white=WHT'),
      voltage: axis('24v=24V AC/DC, 110v=110VAC, 220v=220VAC'),
    },
  },
  {
    kind: 'conduit',
    group: 'conduits',
    category: 'CONDUITS',
    brands: CONDUITS,
    weight: 1.2,
    names: ['{material} {size} X {length}', 'PIPE CONDUIT {material} {size} {length}'],
    axes: {
      material: axis('pvc=PVC ELEC ORANGE~PVC ORANGE CONDUIT, emt=EMT, imc=IMC, rsc=RSC'),
      size: axis(FITTING_SIZES),
      length: axis('3=3M~10FT, 6=6M'),
    },
  },
  {
    kind: 'conduit-fitting',
    group: 'conduits',
    category: 'CONDUITS',
    brands: CONDUITS,
    names: ['{style} {material} {size}', '{material} {style} {size} [PC|]'],
    axes: {
      style: axis(
        'connector=CONN~CONNECTOR, coupling=CPLG~COUPLING, elbow=ELB 90~ELBOW LONG, locknut=LOCKNUT & BUSHING, strap=STRAP 2H~CLAMP STRAP, adapter=ADAPTER W/ LOCKNUT',
      ),
      material: axis('pvc=PVC ELEC, emt=EMT SET SCREW, imc=IMC'),
      size: axis(FITTING_SIZES),
    },
  },
  {
    kind: 'flexible-conduit',
    group: 'conduits',
    category: 'CONDUITS',
    brands: CONDUITS,
    names: [
      'FLEX CONDUIT {material} {size} {length}',
      'CONDUIT FLEXIBLE {size} {material} {length}',
    ],
    axes: {
      material: axis(
        'metal=METAL GI, liquid-tight=LIQUID TIGHT~LT PVC COATED, plastic=PVC CORRUGATED~MOLDFLEX',
      ),
      size: axis(FITTING_SIZES),
      length: axis('30=30M, 50=50M/RL'),
    },
  },
  {
    kind: 'electrical-box',
    group: 'enclosures',
    category: 'BOXES',
    brands: CONDUITS,
    names: ['{style} BOX {material} {size}', 'BOX {style} {size} {material}'],
    axes: {
      style: axis('utility=UTILITY~UTIL, junction=JUNCTION~JCT, square=SQUARE~SQ, pull=PULL'),
      material: axis('pvc=PVC ORANGE, metal=GA16 METAL~GI'),
      size: axis('2x4=2X4~2 X 4, 4x4=4X4~4 X 4, 5x5=5X5, 6x6=6X6'),
    },
  },
  {
    kind: 'outlet',
    group: 'wiring-devices',
    category: 'DEVICES',
    brands: LAMPS,
    names: ['OUTLET {gang} {style} {colour}', 'C.O. {gang} {style} {colour} W/ PLATE'],
    axes: {
      gang: axis('1=1G~1 GANG, 2=2G~DUPLEX, 3=3G~3 GANG'),
      style: axis(
        'universal=UNIV, ground=W/ GROUND~3 PRONG, aircon=ACU TANDEM 20A, weatherproof=W/PROOF',
      ),
      colour: axis('white=WHT, black=BLK, ivory=IVR'),
    },
  },
  {
    kind: 'wall-switch',
    group: 'wiring-devices',
    category: 'DEVICES',
    brands: LAMPS,
    names: ['SWITCH {gang} {style} {colour}', 'SW {style} {gang} W/ PLATE {colour}'],
    axes: {
      gang: axis('1=1G~1 GANG, 2=2G~2 GANG, 3=3G~3 GANG'),
      style: axis('one-way=1WAY~1 WAY, three-way=3WAY~3 WAY, dimmer=DIMMER'),
      colour: axis('white=WHT, black=BLK, ivory=IVR'),
    },
  },
  {
    kind: 'led-lamp',
    group: 'lighting',
    category: 'LAMPS',
    brands: LAMPS,
    names: ['LED {shape} {power} {light} {base}', 'LAMP LED {shape} {light} {base} {power}'],
    axes: {
      shape: axis('bulb=BULB, tube=TUBE T8, capsule=CAPSULE'),
      power: written('#W~# W', '5 7 9 12 15 18'),
      light: axis('daylight=DL~DAYLIGHT 6500K, warm=WW~WARM WHT 3000K'),
      base: axis('e27=E27, b22=B22, g13=G13'),
    },
  },
  {
    kind: 'flood-light',
    group: 'lighting',
    category: 'LAMPS',
    brands: LAMPS,
    names: [
      'FLOODLIGHT LED {power} {light} {protection}',
      'LED FLOOD {power} {protection} {light} 220V',
    ],
    axes: {
      power: written('#W~# W', '10 20 30 50 100 150 200'),
      light: axis('daylight=DL, warm=WW'),
      protection: axis('ip65=IP65, ip67=IP67'),
    },
  },
  {
    kind: 'cable-tie',
    group: 'sundries',
    category: 'SUNDRIES',
    brands: CONDUITS,
    names: [
      'CABLE TIE {length} X {width} {colour} 100/PK',
      'TIE CABLE NYLON {colour} {length}X{width}',
    ],
    axes: {
      length: axis(
        '100=4"~100MM~100, 150=6"~150MM~150, 200=8"~200MM~200, 300=12"~300MM~300, 370=14"~370MM',
      ),
      width: axis('2.5=2.5MM, 3.6=3.6MM, 4.8=4.8MM, 7.6=7.6MM'),
      colour: axis('black=BLK, white=WHT~NATURAL'),
    },
  },
  {
    kind: 'cable-lug',
    group: 'sundries',
    category: 'SUNDRIES',
    brands: CABLE,
    names: ['LUG {style} {area} HOLE {hole}', 'TERMINAL LUG {area} {style} {hole}'],
    axes: {
      area,
      style: axis('ring=RING~COPPER RING, fork=FORK~SPADE, pin=PIN'),
      hole: axis('m5=M5, m6=M6, m8=M8, m10=M10'),
    },
  },
  {
    kind: 'electrical-tape',
    group: 'sundries',
    category: 'SUNDRIES',
    brands: CABLE,
    names: [
      'TAPE ELEC {style} {colour} {length}',
      'ELECTRICAL TAPE {colour} {style} 19MM X {length}',
    ],
    axes: {
      style: axis('vinyl=VINYL~PVC, rubber=RUBBER SELF-FUSING'),
      colour: axis('black=BLK, red, yellow=YLW, green=GRN, white=WHT, blue=BLU'),
      length: axis('8=8M, 16=16M, 20=20M'),
    },
  },
  {
    kind: 'fuse',
    group: 'sundries',
    category: 'SUNDRIES',
    brands: GEAR,
    names: ['FUSE {style} {amps} {voltage}', '{style} FUSE {voltage} {amps}'],
    axes: {
      style: axis('cartridge=CARTRIDGE 10X38, glass=GLASS 5X20, knife=KNIFE BLADE, hrc=HRC NH00'),
      amps: amps('2 4 6 10 16 20 32 60'),
      voltage: axis('250v=250V, 500v=500V'),
    },
  },
];
