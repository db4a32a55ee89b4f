import { axis, written, type Family } from './family';

const COOLING = ['LAMIGIN', 'KRYOTEK', 'FREDDOR', 'REPL'];
/** The outer diameter of copper tubes in inches; some clerks write it in millimetres. */
const tube = axis(
  '1/4=1/4"~6.35MM~1/4 IN, 3/8=3/8"~9.52MM~9,52 MM, 1/2=1/2"~12.7MM~12,7, 5/8=5/8"~15.88MM, 3/4=3/4"~19.05MM, 7/8=7/8"~22.2MM',
);
const power = written('#HP~# HP', '0.5 1 1.5 2 3');

/** Refrigeration and air-conditioning. */
export const workshopCooling: readonly Family[] = [
  {
    kind: 'refrigerant',
    group: 'cooling',
    category: 'REF/AC',
    brands: COOLING,
    weight: 2.3,
    names: [
      'REFRIGERANT {gas} {cylinder}',
      '{gas} {cylinder} REF GAS [{brand}|]',
      'FREON {gas} {cylinder}',
    ],
    axes: {
      gas: axis(
        'r22=R22~R-22, r32=R32~R-32, r134a=R134A~R-134A~R 134A, r404a=R404A~R-404A, r407c=R407C, r410a=R410A~R-410A, r290=R290, r600a=R600A~R-600A',
      ),
      cylinder: axis(
        '0.34=340G CAN~CAN 340G, 1=1KG~1 KGS, 10=10KG~10 KGS/CYL, 13.6=13.6KG~13,6 KG~30LBS',
      ),
    },
  },
  {
    kind: 'run-capacitor',
    group: 'cooling',
    category: 'REF/AC',
    brands: COOLING,
    weight: 2.9,
    names: [
      'CAP RUN {capacity} {voltage}',
      'CAPACITOR {capacity} {voltage} {shape}',
      'RUNNING CAP {shape} {capacity}/{voltage}',
    ],
    axes: {
      capacity: written('#UF~#MFD~# UF', '2 2.5 3 5 10 20 30 35 45 50'),
      voltage: axis('370=370V, 450=450V~450VAC'),
      shape: axis('round=RND ALUM, oval=OVAL'),
    },
  },
  {
    kind: 'dual-capacitor',
    group: 'cooling',
    category: 'REF/AC',
    brands: COOLING,
    weight: 0.9,
    names: ['CAP DUAL RUN {capacity} {voltage}', 'DUAL CAPACITOR {capacity} {voltage} [{brand}|]'],
    axes: {
      capacity: axis(
        '25+5=25+5UF~25/5 MFD, 30+5=30+5UF~30+5 MFD, 35+5=35+5UF~35/5UF, 40+5=40+5UF, 45+5=45+5UF~45/5 MFD, 50+5=50+5UF',
      ),
      voltage: axis('370=370V, 450=450V~450VAC'),
    },
  },
  {
    kind: 'start-capacitor',
    group: 'cooling',
    category: 'REF/AC',
    brands: COOLING,
    weight: 0.9,
    names: ['CAP START {capacity} {voltage}', 'STARTING CAPACITOR {voltage} {capacity}'],
    axes: {
      capacity: axis(
        '64-77=64-77UF, 88-106=88-106MFD, 108-130=108-130UF, 145-174=145-174 MFD, 189-227=189-227UF, 270-324=270-324UF',
      ),
      voltage: axis('125=125V, 250=250V~250VAC'),
    },
  },
  {
    kind: 'copper-tube',
    group: 'cooling',
    category: 'REF/AC',
    brands: ['KRYOTEK', 'KOBREX', 'CHINA'],
    weight: 1.8,
    names: [
      'COPPER TUBE {size} X {length} {wall}',
      'TUBE CU SOFT {size} {length} [T {wall}|]',
      'CU PIPE {wall} THK {size} {length}',
    ],
    axes: {
      size: tube,
      length: axis('15=15M~50FT, 30=30M'),
      wall: axis('0.6=0.6MM~0,6, 0.8=0.8MM~0,8MM'),
    },
  },
  {
    kind: 'pipe-insulation',
    group: 'cooling',
    category: 'REF/AC',
    brands: ['KRYOTEK', 'INSULARO'],
    weight: 1.3,
    names: ['INSUL TUBE RUBBER {size} X {wall}', 'PIPE INSULATION {size} {wall} THK X 6FT'],
    axes: { size: tube, wall: axis('3/8=3/8"~9MM, 1/2=1/2"~13MM, 3/4=3/4"~19MM') },
  },
  {
    kind: 'flare-fitting',
    group: 'cooling',
    category: 'REF/AC',
    brands: ['KRYOTEK', 'KOBREX'],
    weight: 2.2,
    names: ['{style} FLARE BRS {size}', 'FLR {style} BRASS {size} [10PCS/PKT|]'],
    axes: {
      style: axis('nut=NUT, union=UNION, elbow=ELB~ELBOW 90, tee=TEE, plug=PLUG~CAP'),
      size: tube,
    },
  },
  {
    kind: 'filter-drier',
    group: 'cooling',
    category: 'REF/AC',
    brands: COOLING,
    weight: 2.3,
    names: ['DRIER FLTR {volume} {port} {end}', 'FILTER DRIER {port} {end} {volume} [{brand}|]'],
    axes: {
      volume: axis('3=3 CU IN~3CI, 5=5 CU IN~5CI, 8=8 CU IN~8CI, 16=16 CU IN~16CI'),
      port: axis('1/4=1/4", 3/8=3/8"~3/8, 1/2=1/2", 5/8=5/8"'),
      end: axis('flare=FLR~FLARE, solder=ODF~SOLDER'),
    },
  },
  {
    kind: 'cooling-compressor',
    group: 'cooling',
    category: 'REF/AC',
    brands: COOLING,
    weight: 3.2,
    names: [
      'COMP {style} {power} {gas}',
      'COMPRESSOR A/C {style} {gas} {power}',
      '{power} {style} COMPR {gas} 220V [{brand}|]',
    ],
    axes: {
      style: axis('rotary=ROTARY~ROT, reciprocating=RECIP, scroll=SCROLL'),
      power,
      gas: axis('r22=R22~R-22, r32=R32, r410a=R410A~R-410A'),
    },
  },
  {
    kind: 'fan-motor',
    group: 'cooling',
    category: 'REF/AC',
    brands: COOLING,
    weight: 1.4,
    names: ['MTR FAN {place} {power} {rotation}', 'FAN MOTOR {power} {place} 220V {rotation}'],
    axes: {
      place: axis('indoor=INDOOR~IDU, outdoor=OUTDOOR~ODU~CONDENSER'),
      power: axis('25=25W, 35=35W, 50=50W, 75=75W~1/10HP, 125=125W~1/6HP'),
      rotation: axis('clockwise=CW, anticlockwise=CCW'),
    },
  },
  {
    kind: 'expansion-valve',
    group: 'cooling',
    category: 'REF/AC',
    brands: COOLING,
    weight: 1.8,
    names: ['TXV {gas} {capacity} {end}', 'VLV EXPANSION THERMO {capacity} {gas} {end}'],
    axes: {
      gas: axis('r22=R22, r404a=R404A~R-404A, r410a=R410A'),
      capacity: axis('0.5=1/2 TON~0.5TR, 1=1 TON~1TR, 2=2 TON~2TR, 5=5 TON~5TR'),
      end: axis('flare=FLARE, solder=ODF'),
    },
  },
  {
    kind: 'cooling-thermostat',
    group: 'cooling',
    category: 'REF/AC',
    brands: COOLING,
    weight: 0.9,
    names: ['T/STAT {use} {style}', 'THERMOSTAT {style} F/ {use} [{brand}|]'],
    axes: {
      use: axis(
        'freezer=FREEZER~CHEST FRZR, refrigerator=REF~REFRIGERATOR, aircon=A/C WINDOW~AIRCON, water=WTR DISPENSER',
      ),
      style: axis('mechanical=MECH, digital=DIGITAL 220V~DIG'),
    },
  },
  {
    kind: 'manifold-gauge',
    group: 'cooling-tools',
    category: 'REF/AC TOOLS',
    brands: ['KRYOTEK', 'TALYERPRO', 'TAIWAN'],
    weight: 0.9,
    names: [
      'GUAGE MANIFOLD {style} {gas} {hose}',
      'MANIFOLD GAUGE SET {gas} {style} W/ HOSE {hose}',
    ],
    axes: {
      style: axis('analog=ANALOG, digital=DIG~DIGITAL'),
      gas: axis('old=R22/R134A/R404A, new=R410A/R32'),
      hose: axis('36=36"~90CM, 60=60"~150CM'),
    },
  },
  {
    kind: 'vacuum-pump',
    group: 'cooling-tools',
    category: 'REF/AC TOOLS',
    brands: ['KRYOTEK', 'TALYERPRO', 'TAIWAN'],
    weight: 0.9,
    names: ['PUMP VAC {flow} {stages}', 'VACUUM PUMP {stages} {flow} F/ A/C'],
    axes: {
      flow: axis('2=2CFM, 3=3 CFM~3CFM, 5=5CFM, 7=7CFM, 10=10 CFM'),
      stages: axis('1=1STG~SGL STAGE, 2=2STG~DBL STAGE'),
    },
  },
  {
    kind: 'tube-tool',
    group: 'cooling-tools',
    category: 'REF/AC TOOLS',
    brands: ['KRYOTEK', 'TALYERPRO', 'TAIWAN'],
    weight: 0.9,
    names: ['{style} CU TUBE {range}', '{style} F/ COPPER {range} [{brand}|]'],
    axes: {
      style: axis(
        'cutter=CUTTER TUBE~TUBING CUTTER, flaring=FLARING TOOL SET, bender=BENDER LEVER~TUBE BENDER, swaging=SWAGING TOOL',
      ),
      range: axis('1/8-5/8=1/8-5/8", 1/8-1-1/8=1/8-1-1/8", 1/4-3/4=1/4-3/4"~6-19MM'),
    },
  },
  {
    kind: 'brazing-rod',
    group: 'cooling-tools',
    category: 'REF/AC',
    brands: ['SOLDARIS', 'KRYOTEK'],
    weight: 1.4,
    names: ['ROD BRZG {silver} {shape} {pack}', 'SILVER ROD {silver} {pack} {shape}'],
    axes: {
      silver: axis('0=0% AG, 2=2%~2% AG, 5=5%~5% AG, 15=15%~15% AG, 45=45% AG'),
      shape: axis('flat=FLAT, round=RND 2.0MM~RND'),
      pack: axis('0.5=500G, 1=1KG'),
    },
  },
  {
    kind: 'ac-bracket',
    group: 'cooling',
    category: 'REF/AC',
    brands: ['NO BRAND', 'LAMIGIN'],
    weight: 0.6,
    names: ['BRKT A/C OUTDOOR {range} {material}', 'AIRCON BRACKET {material} {range} [PR|SET]'],
    axes: {
      range: axis('1-1.5=1-1.5HP, 2-2.5=2-2.5HP, 3-5=3-5HP'),
      material: axis('steel=STL PWDR CTD~H/D STL, stainless=SS304'),
    },
  },
  {
    kind: 'strip-curtain',
    group: 'cooling',
    category: 'REF/AC',
    brands: ['NO BRAND', 'INSULARO'],
    weight: 0.3,
    names: [
      'CURTAIN STRIP PVC {style} {width} X {thickness}',
      'PVC STRIP {width}X{thickness} {style} 50M/RL',
    ],
    axes: {
      style: axis('clear=CLR, polar=POLAR~FREEZER GRADE, yellow=ANTI INSECT YLW'),
      width: axis('200=200MM~8", 300=300MM~12", 400=400MM'),
      thickness: axis('2=2MM, 3=3MM, 4=4MM'),
    },
  },
];
