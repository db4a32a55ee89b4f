import { axis, type Family } from './family';

const WELDING = ['HINANGTEK', 'SOLDARIS', 'ARCOMAX'];
const mig = axis('15ak=15AK~MB15, 24kd=24KD~MB24, 36kd=36KD~MB36');
const tig = axis('wp9=WP9~WP-9/20, wp17=WP17~WP-17/18/26');

/** What torches wear out, what gas needs, and what welders hold. */
export const workshopWelding: readonly Family[] = [
  {
    kind: 'contact-tip',
    group: 'welding',
    category: 'WELDING',
    brands: WELDING,
    weight: 2.9,
    names: [
      'TIP CONTACT {diameter} {thread} X {length}',
      'CONTACT TIP MIG {thread} {diameter} L{length} [10PCS/PKT|]',
    ],
    axes: {
      diameter: axis(
        '0.8=0.8MM~0,8~.030", 0.9=0.9MM~.035", 1.0=1.0MM~1,0, 1.2=1.2MM~1,2MM~.045", 1.6=1.6MM',
      ),
      thread: axis('m6=M6, m8=M8'),
      length: axis('25, 28, 30, 45'),
    },
  },
  {
    kind: 'gas-nozzle',
    group: 'welding',
    category: 'WELDING',
    brands: WELDING,
    weight: 0.9,
    names: ['NOZZLE GAS MIG {torch} {shape}', '{torch} GAS NZL {shape} [{brand}|]'],
    axes: { torch: mig, shape: axis('conical=CONICAL~CON, cylindrical=CYL, tapered=TAPERED') },
  },
  {
    kind: 'mig-part',
    group: 'welding',
    category: 'WELDING',
    brands: WELDING,
    weight: 0.3,
    names: ['{part} MIG {torch}', '{torch} {part} [{brand}|]'],
    axes: {
      part: axis(
        'diffuser=GAS DIFFUSER, swan-neck=SWAN NECK, liner=LINER STL 3M~WIRE LINER 3M, tip-holder=TIP HLDR, trigger=SWITCH TRIGGER',
      ),
      torch: mig,
    },
  },
  {
    kind: 'tig-collet',
    group: 'welding',
    category: 'WELDING',
    brands: WELDING,
    weight: 1.3,
    names: ['{part} TIG {torch} {diameter}', '{part} {diameter} F/ {torch}'],
    axes: {
      part: axis('collet=COLLET, body=COLLET BODY~C/BODY, lens=GAS LENS'),
      torch: tig,
      diameter: axis('1.6=1.6MM~1/16", 2.4=2.4MM~2,4~3/32", 3.2=3.2MM~1/8"'),
    },
  },
  {
    kind: 'tig-cup',
    group: 'welding',
    category: 'WELDING',
    brands: WELDING,
    weight: 0.9,
    names: ['CUP CERAMIC TIG {torch} {number}', 'TIG ALUMINA NOZZLE {number} {torch}'],
    axes: { torch: tig, number: axis('4=#4, 5=#5~NO.5, 6=#6~NO.6, 7=#7~NO.7, 8=#8') },
  },
  {
    kind: 'plasma-part',
    group: 'welding',
    category: 'WELDING',
    brands: WELDING,
    weight: 1.4,
    names: ['{part} PLASMA {torch}', 'PLASMA {torch} {part} [10PCS/PKT|5PCS/PKT|]'],
    axes: {
      part: axis(
        'electrode=ELECTRODE~ELEC, tip=TIP 1.1~NOZZLE TIP, cup=SHIELD CUP~CUP, ring=SWIRL RING',
      ),
      torch: axis('pt31=PT31~PT-31, s45=S45~S-45, p80=P80~P-80, ag60=AG60~AG-60, a101=A101'),
    },
  },
  {
    kind: 'hardfacing-rod',
    group: 'welding',
    category: 'WELDING',
    brands: WELDING,
    weight: 1.3,
    names: [
      'ELECTRODE H/FACING {hardness} {diameter} {pack}',
      'ROD HARDFACING {diameter} {hardness} {pack}',
    ],
    axes: {
      hardness: axis('350=HF350~DF-350, 450=HF450~DF-450, 600=HF600~DF-600'),
      diameter: axis('3.2=3.2MM~1/8", 4.0=4.0MM~4,0~5/32", 5.0=5.0MM~3/16"'),
      pack: axis('5=5KG, 20=20KG/BX'),
    },
  },
  {
    kind: 'solder-wire',
    group: 'welding',
    category: 'WELDING',
    brands: ['SOLDARIS', 'NO BRAND'],
    weight: 0.3,
    names: ['SOLDER WIRE {alloy} {diameter} {pack}', 'LEAD SOLDERING {alloy} {pack} {diameter}'],
    axes: {
      alloy: axis('60/40, 50/50, lead-free=LEAD FREE SN99~LF'),
      diameter: axis('0.8=0.8MM~0,8MM, 1.0=1.0MM~1MM, 1.6=1.6MM, 2.0=2.0MM'),
      pack: axis('250=250G, 500=500G~1/2 KG, 1000=1KG'),
    },
  },
  {
    kind: 'welding-lens',
    group: 'welding',
    category: 'WELDING',
    brands: ['PROTEGOR', 'NO BRAND'],
    weight: 1.1,
    names: ['LENS WLDG {size} {shade}', 'GLASS WELDING {shade} {size} [10PCS/PKT|]'],
    axes: {
      size: axis('2x4=2X4-1/4~2 X 4-1/4, 4x5=4-1/2X5-1/4~90X110MM, 50=50MM RND'),
      shade: axis(
        'clear=CLR~CLEAR COVER, 5=SH5~#5, 10=SH10~#10, 11=SH11~#11~SHADE 11, 12=SH12~#12',
      ),
    },
  },
  {
    kind: 'flashback-arrestor',
    group: 'gas',
    category: 'GAS EQPT',
    brands: WELDING,
    weight: 0.9,
    names: ['ARRESTOR F/BACK {gas} {end}', 'FLASHBACK ARRESTER {end} {gas} [{brand}|]'],
    axes: {
      gas: axis('oxygen=OXY, acetylene=ACET, pair=OXY/ACET PR'),
      end: axis('torch=TORCH END, regulator=REG END'),
    },
  },
  {
    kind: 'gas-regulator',
    group: 'gas',
    category: 'GAS EQPT',
    brands: WELDING,
    weight: 0.9,
    names: ['REG {gas} {duty} W/ GUAGE', 'REGULATOR {gas} {duty} [{brand}|]'],
    axes: {
      gas: axis(
        'oxygen=OXY~O2, acetylene=ACET~C2H2, argon=ARGON W/ FLOWMTR, co2=CO2 W/ HEATER~CO2, nitrogen=N2, lpg=LPG H/PRESS',
      ),
      duty: axis('light=L/D, heavy=H/D'),
    },
  },
  {
    kind: 'gas-cylinder',
    group: 'gas',
    category: 'GAS EQPT',
    brands: ['GASERAMA', 'NO BRAND'],
    weight: 1.4,
    names: ['CYL {gas} EMPTY {volume}', 'CYLINDER {volume} {gas} (EMPTY) [W/ VLV|]'],
    axes: {
      gas: axis('oxygen=OXY, acetylene=ACET, argon=ARGON, co2=CO2, nitrogen=N2'),
      volume: axis('10=10L, 20=20L, 40=40L~6M3, 50=50L'),
    },
  },
  {
    kind: 'cutting-torch',
    group: 'gas',
    category: 'GAS EQPT',
    brands: WELDING,
    weight: 0.3,
    names: ['TORCH {style} {length}', '{style} OUTFIT {length} [{brand}|]'],
    axes: {
      style: axis(
        'cutting=CUTTING OXY-ACET~CUTTING, welding=WELDING OXY-ACET, heating=HEATING LPG',
      ),
      length: axis('300=12"~300MM, 450=18"~450MM, 530=21"~530MM'),
    },
  },
  {
    kind: 'welding-magnet',
    group: 'welding',
    category: 'WELDING',
    brands: WELDING,
    weight: 0.9,
    names: ['MAGNET WLDG HLDR {strength} {shape}', 'WELDING MAGNETIC HOLDER {shape} {strength}'],
    axes: {
      strength: axis('25=25LBS~11KG, 50=50LBS~22KG, 75=75LBS~34KG'),
      shape: axis('arrow=ARROW, switch=ON/OFF SW'),
    },
  },
  {
    kind: 'welding-spray',
    group: 'welding',
    category: 'WELDING',
    brands: WELDING,
    weight: 1.1,
    names: ['{style} {pack}', '{pack} {style} [{brand}|]'],
    axes: {
      style: axis(
        'anti-spatter=ANTI-SPATTER~ANTI SPATTER SPRAY, penetrant=DYE PENETRANT RED, developer=DEVELOPER WHT, cleaner=CLEANER NDT, pickling=PICKLING PASTE SS',
      ),
      pack: axis('400=400ML, 450=450ML, 2000=2KG~2 KGS'),
    },
  },
  {
    kind: 'welding-blanket',
    group: 'welding',
    category: 'WELDING',
    brands: ['PROTEGOR', 'NO BRAND'],
    weight: 0.3,
    names: ['BLANKET WLDG {material} {size}', 'FIRE BLANKET {size} {material}'],
    axes: {
      material: axis('fibreglass=F/GLASS, silica=SILICA'),
      size: axis('1x1=1X1M~1 M X 1 M, 1x2=1X2M, 2x2=2X2M, 1.8x1.8=6FT X 6FT~1.8X1.8M'),
    },
  },
];
