import { axis, written, type Family } from './family';

const HYDRAULICS = ['HYDRIVON', 'PRESYON', 'FLEXARMA', 'ITALY'];
const AIR = ['HANGIN-PRO', 'PNEUMARA', 'TAIWAN'];
/** A hose's bore in inches, by its dash number too. */
const bore = axis(
  '1/4=1/4"~-04~1/4 IN, 3/8=3/8"~-06~3/8, 1/2=1/2"~-08~1/2 IN, 3/4=3/4"~-12~3/4, 1=1"~-16~1 IN',
);
const pipe = axis(
  '1/8=1/8"~1/8, 1/4=1/4"~1/4~1/4 IN, 3/8=3/8"~3/8, 1/2=1/2"~1/2~1/2 IN, 3/4=3/4"~3/4',
);

/** Hoses, fittings and what moves by oil or air. */
export const workshopHydraulics: readonly Family[] = [
  {
    kind: 'hydraulic-hose',
    group: 'hydraulics',
    category: 'HYD HOSE',
    brands: HYDRAULICS,
    weight: 2.2,
    names: [
      'HOSE HYD {class} {bore} [{length}|]',
      'HYDRULIC HOSE {bore} {class} {length}',
      '{class} {bore} HYD HOSE [{length}|] [{brand}|]',
    ],
    axes: {
      class: axis('r1=R1AT~1SN~SAE100R1, r2=R2AT~2SN~SAE 100R2, r12=R12~SAE100R12'),
      bore,
      length: axis('50=50M/RL~50 M, 1=PER MTR~/M'),
    },
  },
  {
    kind: 'hose-fitting',
    group: 'hydraulics',
    category: 'HYD FTGS',
    brands: HYDRAULICS,
    weight: 4.3,
    names: [
      'FTG HYD {style} {bore} {angle}',
      'HOSE END {bore} {style} {angle} [STL|]',
      'FITTING {style} {angle} {bore} F/ HYD HOSE',
    ],
    axes: {
      style: axis(
        'jic-female=JIC FEM~JIC 37 F/SWVL, bsp-female=BSP FEM~BSP 60 F/SWVL, npt-male=NPT MALE~MNPT, orfs-female=ORFS FEM~ORFS F/SWVL',
      ),
      bore,
      angle: axis('straight=STR~STRT, 45=45DEG~45 ELB, 90=90DEG~90 ELB'),
    },
  },
  {
    kind: 'hose-ferrule',
    group: 'hydraulics',
    category: 'HYD FTGS',
    brands: ['HYDRIVON', 'PRESYON'],
    weight: 0.3,
    names: ['FERRULE {class} {bore}', '{bore} FERRULE F/ {class} HOSE'],
    axes: { class: axis('r1=R1, r2=R2, r12=R12/4SP'), bore },
  },
  {
    kind: 'hydraulic-adapter',
    group: 'hydraulics',
    category: 'HYD FTGS',
    brands: HYDRAULICS,
    weight: 0.3,
    names: ['ADPTR {ends} {size}', 'ADAPTER HYD {size} {ends}', '{ends} {size} ADAPTOR [STL|]'],
    axes: {
      ends: axis(
        'jic-npt=JIC M X NPT M~MJIC/MNPT, bsp-npt=BSP M X NPT M~MBSP/MNPT, bsp-bsp=BSP M X BSP M, jic-jic=JIC UNION~JIC M X JIC M, npt-npt=NPT M X NPT M~HEX NIPPLE NPT',
      ),
      size: pipe,
    },
  },
  {
    kind: 'hydraulic-coupler',
    group: 'hydraulics',
    category: 'HYD FTGS',
    brands: HYDRAULICS,
    weight: 0.3,
    names: ['QC HYD {style} {size} {part}', 'COUPLER HYD Q/R {size} {part} {style}'],
    axes: {
      style: axis('iso-a=ISO-A~ISO A, flat=FLAT FACE'),
      size: pipe,
      part: axis('set=SET~C/W PLUG, male=MALE~PLUG, female=FEM~SOCKET'),
    },
  },
  {
    kind: 'gear-pump',
    group: 'hydraulics',
    category: 'HYD PUMP',
    brands: ['HYDRIVON', 'PRESYON'],
    weight: 0.3,
    names: [
      'PUMP GEAR HYD {displacement} {rotation}',
      'HYD GEAR PUMP {rotation} {displacement} [{brand}|]',
    ],
    axes: {
      displacement: written('#CC~# CC', '6 10 16 20 25 32 40'),
      rotation: axis('clockwise=CW~RH ROT, anticlockwise=CCW~LH ROT'),
    },
  },
  {
    kind: 'control-valve',
    group: 'hydraulics',
    category: 'HYD PUMP',
    brands: ['HYDRIVON', 'PRESYON'],
    weight: 0.3,
    names: ['VLV CTRL HYD {spools} {flow}', 'CONTROL VALVE {flow} {spools} MANUAL'],
    axes: {
      spools: axis('1=1 SPOOL~1SPL, 2=2 SPOOL~2SPL, 3=3 SPOOL, 4=4 SPOOL~4SPL'),
      flow: axis('40=40 LPM~40LPM, 80=80LPM, 120=120 LPM'),
    },
  },
  {
    kind: 'push-in-fitting',
    group: 'pneumatics',
    category: 'PNEU',
    brands: AIR,
    weight: 3.5,
    names: [
      'FTG PNEU {style} {tube} X {thread}',
      'ONE TOUCH FTG {style} {tube}-{thread}',
      '{style} {tube}X{thread} PUSH-IN [10PCS/PKT|] [{brand}|]',
    ],
    axes: {
      style: axis('straight=STR MALE~PC, elbow=ELB MALE~PL, tee=TEE BRANCH~PB'),
      tube: written('#MM~#', '4 6 8 10'),
      thread: axis('1/8=1/8~R1/8, 1/4=1/4~R1/4, 3/8=3/8~R3/8, 1/2=1/2~R1/2'),
    },
  },
  {
    kind: 'union-fitting',
    group: 'pneumatics',
    category: 'PNEU',
    brands: AIR,
    weight: 0.3,
    names: ['FTG PNEU UNION {style} {tube}', 'ONE TOUCH UNION {tube} {style}'],
    axes: {
      style: axis('straight=STR~PU, elbow=ELB~PV, tee=TEE~PE, y=Y~PY'),
      tube: written('#MM~#', '4 6 8 10 12'),
    },
  },
  {
    kind: 'pneumatic-tube',
    group: 'pneumatics',
    category: 'PNEU',
    brands: AIR,
    weight: 0.3,
    names: ['TUBE {material} {size} {colour} 100M/RL', 'PNEU TUBING {size} {material} {colour}'],
    axes: {
      material: axis('pu=PU~POLYURETHANE, nylon=NYL~PA'),
      size: axis(
        '4x2.5=4X2.5~4X2,5, 6x4=6X4~6 X 4, 8x5=8X5~8 X 5 MM, 10x6.5=10X6.5~10X6,5, 12x8=12X8~12 X 8',
      ),
      colour: axis('blue=BLU, black=BLK, clear=CLR'),
    },
  },
  {
    kind: 'solenoid-valve',
    group: 'pneumatics',
    category: 'PNEU',
    brands: AIR,
    weight: 0.3,
    names: ['SOL VLV PNEU {ports} {size} {coil}', 'VALVE SOLENOID {coil} {ports} WAY {size}'],
    axes: {
      ports: axis('3/2, 5/2, 5/3'),
      size: axis('1/8=1/8"~1/8, 1/4=1/4"~1/4, 3/8=3/8", 1/2=1/2"'),
      coil: axis('220vac=220VAC~AC220, 110vac=110VAC, 24vdc=24VDC~DC24'),
    },
  },
  {
    kind: 'air-cylinder',
    group: 'pneumatics',
    category: 'PNEU',
    brands: AIR,
    weight: 0.3,
    names: [
      'CYL PNEU {bore}X{stroke}',
      'AIR CYL DIA {bore} X {stroke} STRK',
      'CYLINDER AIR STD {bore} - {stroke} [{brand}|]',
    ],
    axes: {
      bore: axis('32, 40, 50, 63, 80, 100'),
      stroke: axis('25, 50, 75, 100, 150, 200, 300'),
    },
  },
  {
    kind: 'air-preparation',
    group: 'pneumatics',
    category: 'PNEU',
    brands: AIR,
    weight: 0.3,
    names: ['{part} {size} PNEU', 'AIR {part} {size} W/ GUAGE', '{part} {size} [{brand}|]'],
    axes: {
      part: axis(
        'frl=FRL UNIT~F.R.L. COMBO, regulator=REG~REGULATOR, filter=FLTR WTR~FILTER, lubricator=LUB~LUBRICATOR',
      ),
      size: axis('1/8=1/8", 1/4=1/4"~1/4, 3/8=3/8", 1/2=1/2"~1/2, 3/4=3/4"'),
    },
  },
  {
    kind: 'air-coupler',
    group: 'pneumatics',
    category: 'PNEU',
    brands: AIR,
    weight: 0.9,
    names: ['QC AIR {number} {end}', 'COUPLER AIR {end} {number} [STL|BRS]'],
    axes: {
      number: axis(
        '20sm=20SM, 20pm=20PM, 20sf=20SF, 20pf=20PF, 20sh=20SH, 20ph=20PH, 30sm=30SM, 30pm=30PM, 40sm=40SM, 40pm=40PM',
      ),
      end: axis('quick=QUICK~Q/R'),
    },
  },
  {
    kind: 'air-hose',
    group: 'pneumatics',
    category: 'PNEU',
    brands: AIR,
    weight: 0.3,
    names: [
      'HOSE AIR {material} {bore} X {length}',
      'AIR HOSE {bore} {material} {length} [300 PSI|]',
    ],
    axes: {
      material: axis('rubber=RUB~RUBBER, pvc=PVC, hybrid=HYBRID~FLEX'),
      bore: axis('1/4=1/4"~6MM, 5/16=5/16"~8MM, 3/8=3/8"~10MM, 1/2=1/2"~13MM'),
      length: axis('10=10M, 15=15M~50FT, 30=30M~100FT, 100=100M/RL'),
    },
  },
];
