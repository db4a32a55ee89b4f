import { axis, written, type Family } from './family';

const POWER = ['Voltaris', 'Titanforge', 'Hexagrip'];
const HAND = ['Hexagrip', 'Homewright', 'Titanforge'];
const LIGHT = ['Luxaria', 'Homewright', 'Brightmoor'];
const WEAR = ['Armorwell', 'Trekmaster', 'Homewright'];
const inches = (values: string) => written('# in.~# in.~#-Inch', values);
const feet = (values: string) => written('# ft.~#-ft.', values);
const cells = axis('bare=(Tool Only)~Bare Tool, kit=Kit with 2 Batteries & Charger');

/** Power tools, hand tools, lamps and what is worn at work. */
export const retailTools: readonly Family[] = [
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
  {
    kind: 'ladder',
    group: 'access',
    category: 'Tools',
    brands: HAND,
    names: [
      '{brand} {height} {material} {style} Ladder, {load} Load Capacity',
      '{brand} SureStep {material} {style} Ladder {height} ({load})',
    ],
    axes: {
      height: feet('4 6 8 16 20 24'),
      material: axis('aluminium=Aluminum, fibreglass=Fiberglass'),
      style: axis('step=Step, extension=Extension, multi=Multi-Position'),
      load: axis('225=225 lb., 300=300 lb.'),
    },
  },
  {
    kind: 'socket-set',
    group: 'hand-tools',
    category: 'Tools',
    brands: HAND,
    names: [
      '{brand} {pieces} {drive} Drive {system} Socket Set, Chrome Vanadium',
      '{brand} {drive} Dr. Mechanics Socket & Ratchet Set {pieces} {system}',
    ],
    axes: {
      pieces: axis('12=12-Piece, 24=24-Piece~24 pc., 46=46-Piece~46 pc., 108=108-Piece'),
      drive: inches('1/4 3/8 1/2'),
      system: axis('metric=Metric, sae=SAE, both=SAE & Metric'),
    },
  },
  {
    kind: 'wrench-set',
    group: 'hand-tools',
    category: 'Tools',
    brands: HAND,
    names: [
      '{brand} {pieces} {system} Combination Wrench Set with Roll-Up Pouch',
      '{brand} {system} {style} Combination Wrench Set, {pieces}',
    ],
    axes: {
      pieces: axis('8=8-Piece, 11=11-Piece, 14=14-Piece~14 pc.'),
      system: axis('metric=Metric, sae=SAE'),
      style: axis('ratcheting=Ratcheting, plain=Open & Box End'),
    },
  },
  {
    kind: 'tool-box',
    group: 'storage',
    category: 'Tools',
    brands: HAND,
    names: [
      '{brand} {width} {material} Tool Box with {feature}',
      '{brand} StowAway {material} Toolbox {width}, {feature}',
    ],
    axes: {
      width: inches('13 16 19 22 26'),
      material: axis('plastic=Plastic, steel=Steel'),
      feature: axis('tray=Removable Tray, wheels=Wheels & Handle, organizer=Lid Organizers'),
    },
  },
  {
    kind: 'hinge',
    group: 'hardware',
    category: 'Hardware',
    brands: HAND,
    names: [
      '{brand} {size} {material} {style} Hinge [{pack}|]',
      '{brand} {style} Door Hinge {size}, {material}, {pack}',
    ],
    axes: {
      size: inches('2 3 3-1/2 4'),
      material: axis('stainless=Stainless Steel, brass=Brass Plated'),
      style: axis('butt=Butt, loose-pin=Loose Pin, spring=Self-Closing'),
      pack: axis('2=2-Pack, 3=3-Pack'),
    },
  },
  {
    kind: 'door-lock',
    group: 'hardware',
    category: 'Hardware',
    brands: ['Keywarden', 'Homewright'],
    names: [
      '{brand} {style} {room} Lockset, {finish}',
      '{brand} SecureHome {finish} {room} {style} Door Lock',
    ],
    axes: {
      style: axis(
        'knob=Cylindrical Knob, lever=Lever Handle, deadbolt=Deadbolt, digital=Digital Keypad',
      ),
      room: axis('entrance=Entrance, bathroom=Privacy Bathroom, bedroom=Bedroom'),
      finish: axis('stainless=Satin Stainless, brass=Antique Brass, black=Matte Black'),
    },
  },
  {
    kind: 'deck-screw',
    group: 'fasteners',
    category: 'Hardware',
    brands: ['Fastenrow', 'Homewright'],
    names: [
      '{brand} #{gauge} x {length} {drive} {coating} Wood Deck Screws ({pack})',
      '{brand} {coating} Deck Screws {gauge} x {length}, {drive}, {pack}',
    ],
    axes: {
      gauge: axis('8, 9, 10'),
      length: inches('1-1/4 1-5/8 2 2-1/2 3'),
      drive: axis('star=Star Drive, phillips=Phillips'),
      coating: axis('tan=Tan Coated Exterior, stainless=Stainless Steel'),
      pack: axis('100=100-Pack~100 pcs., 350=350-Pack'),
    },
  },
  {
    kind: 'nails-pack',
    group: 'fasteners',
    category: 'Hardware',
    brands: ['Fastenrow', 'Homewright'],
    names: [
      '{brand} {length} {style} Nails, {pack}',
      '{brand} {style} Nail {length} Bright Steel ({pack})',
    ],
    axes: {
      length: inches('1 1-1/2 2 2-1/2 3 4'),
      style: axis(
        'common=Common, concrete=Concrete Hardened, finishing=Finish, roofing=Galvanized Roofing',
      ),
      pack: axis('1lb=1 lb.~1 lb. Box, 5lb=5 lb., 1kg=1 kg'),
    },
  },
  {
    kind: 'led-bulb',
    group: 'lighting',
    category: 'Lighting',
    brands: LIGHT,
    weight: 1.2,
    names: [
      '{brand} {power} LED Light Bulb {base} {light} [{pack}|]',
      '{brand} EverBright {pack} {base} A60 LED Bulb {power} {light}, Energy Saving',
    ],
    axes: {
      power: axis('3=3W, 5=5W~5 Watts, 7=7W, 9=9W~9 Watts, 12=12W~12 Watts, 15=15W'),
      base: axis('e27=E27~E27 Base, b22=B22'),
      light: axis('daylight=Daylight 6500K~Daylight, warm=Warm White 3000K~Warm White'),
      pack: axis('1=Single, 3=3-Pack, 10=10-Pack'),
    },
  },
  {
    kind: 'flood-light',
    group: 'lighting',
    category: 'Lighting',
    brands: LIGHT,
    names: [
      '{brand} {power} {source} LED Flood Light {light} IP66',
      '{brand} SunBeam {source} Floodlight {power} {light} Outdoor Waterproof',
    ],
    axes: {
      power: axis('10=10W, 20=20W, 30=30W~30 Watts, 50=50W~50 Watts, 100=100W, 200=200W'),
      source: axis('solar=Solar, mains=220V'),
      light: axis('daylight=Daylight, warm=Warm White'),
    },
  },
  {
    kind: 'extension-cord',
    group: 'electrical',
    category: 'Electrical',
    brands: LIGHT,
    names: [
      '{brand} {length} {outlets} Extension Cord {protection}',
      '{brand} PowerReach {outlets} Extension Cord with {length} Cable, {protection}',
    ],
    axes: {
      length: axis('2=2 m~2-Meter, 3=3 m, 5=5 m~5-Meter, 10=10 m~10-Meter'),
      outlets: axis('3=3-Outlet~3-Gang, 4=4-Outlet~4-Gang, 6=6-Outlet'),
      protection: axis('surge=Surge Protected, plain=with Individual Switches'),
    },
  },
  {
    kind: 'switch-outlet',
    group: 'electrical',
    category: 'Electrical',
    brands: LIGHT,
    names: [
      '{brand} {gang} {device} with Plate, {colour}',
      '{brand} Classique Series {device} {gang} Wall {colour} 16A 250V',
    ],
    axes: {
      gang: axis('1=1-Gang~Single, 2=2-Gang~Duplex, 3=3-Gang'),
      device: axis(
        'switch=Light Switch, three-way=3-Way Switch, outlet=Universal Outlet, outlet-usb=Outlet with USB Ports',
      ),
      colour: axis('white=White, silver=Silver, black=Black'),
    },
  },
  {
    kind: 'electric-fan',
    group: 'electrical',
    category: 'Electrical',
    brands: LIGHT,
    names: [
      '{brand} {size} {style} Fan, {colour}',
      '{brand} BreezeWay {style} Electric Fan {size} {colour} 3-Speed',
    ],
    axes: {
      size: inches('12 16 18 52'),
      style: axis('ceiling=Ceiling, stand=Stand, wall=Wall, exhaust=Exhaust'),
      colour: axis('white=White, black=Black'),
    },
  },
  {
    kind: 'safety-shoe',
    group: 'ppe',
    category: 'Workwear',
    brands: WEAR,
    names: [
      '{brand} {cut} {toe} Work Safety Shoes, {material}, {colour}',
      "{brand} TrailGuard Men's {colour} {material} {cut} Safety Boots {toe}",
    ],
    axes: {
      cut: axis('low=Low-Cut, high=High-Cut~6-Inch High-Cut'),
      toe: axis('steel=Steel Toe, composite=Composite Toe'),
      material: axis('leather=Full-Grain Leather, mesh=Breathable Mesh, suede=Suede'),
      colour: axis('black=Black, brown=Brown, gray=Gray'),
      size: axis('6=US 6, 7=US 7, 8=US 8, 9=US 9, 10=US 10, 11=US 11'),
    },
    variants: 'size',
  },
  {
    kind: 'safety-shoe-wide',
    group: 'ppe',
    category: 'Workwear',
    brands: WEAR,
    names: [
      '{brand} {cut} {toe} Safety Shoes Wide Fit, {colour}',
      '{brand} WideStep {colour} {cut} {toe} Work Shoes Extra Wide',
    ],
    axes: {
      cut: axis('low=Low-Cut, high=High-Cut'),
      toe: axis('steel=Steel Toe, composite=Composite Toe'),
      colour: axis('black=Black, brown=Brown'),
      size: axis('12=US 12, 13=US 13, 14=US 14'),
    },
    variants: 'size',
  },
  {
    kind: 'work-gloves',
    group: 'ppe',
    category: 'Workwear',
    brands: WEAR,
    names: [
      '{brand} {style} Work Gloves, {pack}',
      '{brand} GripTech {style} Gloves {pack}, {colour}',
    ],
    axes: {
      style: axis(
        'leather=Cowhide Leather, nitrile=Nitrile-Coated, cut=Cut-Resistant Level 5, welding=Welding Heat-Resistant, cotton=Cotton Knit',
      ),
      colour: axis('gray=Gray, black=Black, orange=Orange'),
      pack: axis('1=1 Pair, 3=3-Pack~3 Pairs, 12=12-Pack'),
      size: axis('S, M, L, XL'),
    },
    variants: 'size',
  },
  {
    kind: 'raincoat',
    group: 'ppe',
    category: 'Workwear',
    brands: WEAR,
    names: [
      '{brand} {style} Waterproof Raincoat, {colour}',
      '{brand} StormAway {colour} Rain {style} with Hood, Reflective',
    ],
    axes: {
      style: axis('suit=Two-Piece Suit, poncho=Poncho, long=Long Coat'),
      colour: axis('yellow=Yellow, black=Black, navy=Navy, green=Green'),
      size: axis('M, L, XL, XXL'),
    },
    variants: 'size',
  },
  {
    kind: 'safety-glasses',
    group: 'ppe',
    category: 'Workwear',
    brands: WEAR,
    names: [
      '{brand} {lens} Safety Glasses, {style}, {pack}',
      '{brand} ClearView {style} Protective Eyewear {lens} Lens {pack}',
    ],
    axes: {
      lens: axis('clear=Clear, smoke=Smoke~Tinted, yellow=Yellow'),
      style: axis('wraparound=Wraparound, over=Over-Glasses, anti-fog=Anti-Fog'),
      pack: axis('1=Single, 6=6-Pack, 12=12-Pack'),
    },
  },
  {
    kind: 'motor-oil',
    group: 'automotive',
    category: 'Automotive',
    brands: ['Lubrazon', 'Motoveil'],
    names: [
      '{brand} {grade} {base} Motor Oil {volume}, {engine}',
      '{brand} EngineGuard {volume} {base} {engine} Engine Oil {grade}',
    ],
    axes: {
      grade: axis('5w-30=5W-30, 10w-40=10W-40, 15w-40=15W-40, 20w-50=20W-50'),
      base: axis('synthetic=Full Synthetic, semi=Semi-Synthetic, mineral=Mineral'),
      volume: axis('1=1 L~1 Liter, 4=4 L~4 Liters'),
      engine: axis('gasoline=Gasoline, diesel=Diesel, motorcycle=4T Motorcycle'),
    },
  },
  {
    kind: 'car-battery',
    group: 'automotive',
    category: 'Automotive',
    brands: ['Motoveil', 'Voltaris'],
    names: [
      '{brand} {size} Maintenance-Free Car Battery {capacity}',
      '{brand} StartSure {capacity} 12V Automotive Battery {size}',
    ],
    axes: {
      size: axis('ns40=NS40, ns60=NS60, 1sm=1SM, 2sm=2SM, 3sm=3SM'),
      capacity: axis('36=36 Ah, 45=45 Ah, 60=60 Ah, 70=70 Ah, 90=90 Ah'),
    },
  },
  {
    kind: 'hydraulic-jack',
    group: 'automotive',
    category: 'Automotive',
    brands: ['Motoveil', 'Titanforge'],
    names: [
      '{brand} {capacity} {style} Jack, {colour}',
      '{brand} LiftEase {style} Hydraulic Jack {capacity} {colour}',
    ],
    axes: {
      capacity: axis('2=2-Ton~2 Ton, 3=3-Ton~3 Ton, 6=6-Ton, 12=12-Ton~12 Ton, 20=20-Ton'),
      style: axis('bottle=Bottle, floor=Floor~Low-Profile Floor, scissor=Scissor'),
      colour: axis('red=Red, blue=Blue, black=Black'),
    },
  },
  {
    kind: 'storage-box',
    group: 'household',
    category: 'Home',
    brands: ['Homewright'],
    names: [
      '{brand} {volume} Clear Storage Box with {lid} Lid [{pack}|]',
      '{brand} Stackable {volume} Plastic Storage Bin, {lid} Lid, {pack}',
    ],
    axes: {
      volume: axis('20=20 L, 45=45 L, 60=60 L, 100=100 L'),
      lid: axis('white=White, gray=Gray, blue=Blue, green=Green'),
      pack: axis('1=Single, 4=4-Pack'),
    },
  },
];
