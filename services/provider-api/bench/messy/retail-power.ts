import { axis, written, type Family } from './family';

const POWER = ['Voltaris', 'Titanforge', 'Hexagrip'];
const WEAR = ['Armorwell', 'Trekmaster', 'Homewright'];
const inches = (values: string) => written('# in.~# in.~#-Inch', values);
const cells = axis('bare=(Tool Only)~Bare Tool, kit=Kit with 2 Batteries & Charger');

/** Power tools and machines. */
export const retailPower: readonly Family[] = [
  {
    kind: 'cordless-drill',
    group: 'power-tools',
    category: 'Tools',
    brands: POWER,
    names: [
      '{brand} {voltage} {motor} Cordless Drill/Driver {chuck} {cells}',
      '{brand} PowerMax Series {motor} {chuck} Drill Driver {voltage} Lithium-Ion {cells}',
    ],
    axes: {
      voltage: axis('12=12V~12-Volt, 18=18V~18-Volt, 20=20V Max'),
      motor: axis('brushless=Brushless, brushed=Compact'),
      chuck: inches('3/8 1/2'),
      cells,
    },
    model: 'CD{voltage}{motor}',
    specs: { voltage: 'Voltage', chuck: 'Chuck' },
  },
  {
    kind: 'impact-driver',
    group: 'power-tools',
    category: 'Tools',
    brands: POWER,
    names: [
      '{brand} {voltage} {motor} Cordless 1/4 in. Hex Impact Driver {cells}',
      '{brand} PowerMax Impact Driver {voltage} {motor}, {cells}',
    ],
    axes: {
      voltage: axis('12=12V~12-Volt, 18=18V~18-Volt, 20=20V Max'),
      motor: axis('brushless=Brushless, brushed=High-Torque'),
      cells,
    },
  },
  {
    kind: 'angle-grinder',
    group: 'power-tools',
    category: 'Tools',
    brands: POWER,
    names: [
      '{brand} {disc} {power} Corded Angle Grinder, {switch} Switch',
      '{brand} ForceGrind {power} {switch} Switch Small Angle Grinder {disc}',
    ],
    axes: {
      disc: axis('100=4 in.~4-Inch (100 mm), 125=5 in.~5-Inch (125 mm), 180=7 in.~7-Inch (180 mm)'),
      power: axis('720=720W~720 Watts, 850=850W, 1200=1200W~1200 Watts, 2200=2200W'),
      switch: axis('paddle=Paddle, slide=Slide'),
    },
    model: 'AG{disc}-{power}',
  },
  {
    kind: 'circular-saw',
    group: 'power-tools',
    category: 'Tools',
    brands: POWER,
    names: [
      '{brand} {blade} {power} Circular Saw with {guide}',
      '{brand} TrueCut {power} Circular Saw {blade} Blade, {guide}',
    ],
    axes: {
      blade: inches('6-1/2 7-1/4 9-1/4'),
      power: axis('1200=1200W, 1500=1500W~1500 Watts, 1800=1800W'),
      guide: axis('laser=Laser Guide, rail=Edge Guide'),
    },
  },
  {
    kind: 'saw-blade',
    group: 'cutting',
    category: 'Tools',
    brands: POWER,
    names: [
      '{brand} {diameter} x {teeth} Carbide Tipped Circular Saw Blade for {material}',
      '{brand} {teeth} {diameter} TCT Saw Blade, {material} Cutting',
    ],
    axes: {
      diameter: inches('4 6-1/2 7-1/4 10 12'),
      teeth: axis('24=24-Tooth~24T, 40=40-Tooth~40T, 60=60-Tooth~60T, 80=80-Tooth'),
      material: axis('wood=Wood, aluminium=Aluminum'),
    },
  },
  {
    kind: 'drill-bit-set',
    group: 'cutting',
    category: 'Tools',
    brands: POWER,
    names: [
      '{brand} {pieces} {style} Drill Bit Set with Case',
      '{brand} {style} Bit Set, {pieces}, Titanium Coated',
    ],
    axes: {
      pieces: axis('5=5-Piece, 13=13-Piece~13 pc., 19=19-Piece, 29=29-Piece, 60=60-Piece'),
      style: axis(
        'hss=HSS Metal~High-Speed Steel, masonry=Masonry, wood=Brad Point Wood, multi=Multi-Material',
      ),
    },
  },
  {
    kind: 'pressure-washer',
    group: 'cleaning',
    category: 'Outdoor',
    brands: POWER,
    names: [
      '{brand} {pressure} {power} Electric Pressure Washer with {reach} Hose',
      '{brand} AquaBlast Pressure Washer {power} {pressure}, {reach} High Pressure Hose',
    ],
    axes: {
      pressure: axis('1600=1600 PSI~110 Bar, 2000=2000 PSI~140 Bar, 2500=2500 PSI'),
      power: axis('1400=1400W, 1800=1800W, 2200=2200W'),
      reach: axis('5=5 m, 8=8 m, 10=10 m'),
    },
  },
  {
    kind: 'generator',
    group: 'power',
    category: 'Outdoor',
    brands: POWER,
    names: [
      '{brand} {power} {fuel} Portable Generator, {start}',
      '{brand} StormReady {fuel} Generator {power} with {start}',
    ],
    axes: {
      power: axis('2000=2000W~2 kVA, 3500=3500W~3.5 kVA, 5500=5500W~5.5 kVA, 7500=7500W~7.5 kVA'),
      fuel: axis('gasoline=Gasoline, diesel=Diesel, inverter=Inverter Gasoline'),
      start: axis('recoil=Recoil Start, electric=Electric Start'),
    },
    specs: { power: 'Rated Power', fuel: 'Fuel' },
  },
  {
    kind: 'air-compressor',
    group: 'power',
    category: 'Tools',
    brands: POWER,
    names: [
      '{brand} {power} {tank} {lubrication} Air Compressor',
      '{brand} AirForce {tank} {lubrication} Compressor {power}, Portable',
    ],
    axes: {
      power: axis('1=1 HP, 2=2 HP~2.0 HP, 3=3 HP'),
      tank: axis('24=24 L, 50=50 L, 100=100 L'),
      lubrication: axis('oil-free=Oil-Free Silent, oiled=Oil-Lubricated'),
    },
  },
  {
    kind: 'inverter-welder',
    group: 'welding',
    category: 'Tools',
    brands: POWER,
    names: [
      '{brand} {process} Inverter Welding Machine {amps}, {display}',
      '{brand} ArcPro {amps} {process} Welder, {display}, 220 V',
    ],
    axes: {
      process: axis('stick=MMA Stick~Stick/ARC, mig=MIG Gasless~MIG, tig=TIG/MMA'),
      amps: axis('160=160A~160 Amp, 200=200A~200 Amp, 250=250A~250 Amp, 300=300A'),
      display: axis('digital=Digital Display, analog=Analog Dial'),
    },
    model: 'WM{amps}-{process}',
    about:
      'Welds steel, stainless and cast iron with rods up to 4 mm; cable, clamp and brush included.',
  },
  {
    kind: 'welding-helmet',
    group: 'welding',
    category: 'Tools',
    brands: WEAR,
    names: [
      '{brand} {style} Welding Helmet, {design}, Adjustable Headband',
      '{brand} ArcShield {design} {style} Welding Mask',
    ],
    axes: {
      style: axis(
        'auto-darkening=Auto-Darkening Solar~Auto Darkening, passive=Flip-Up Passive~Fixed Shade 11',
      ),
      design: axis('black=Black, flame=Flame Graphic, eagle=Eagle Graphic, blue=Blue'),
    },
  },
];
