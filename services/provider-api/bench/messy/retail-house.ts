import { axis, written, type Family } from './family';

const LIGHT = ['Luxaria', 'Homewright', 'Brightmoor'];
const WEAR = ['Armorwell', 'Trekmaster', 'Homewright'];
const inches = (values: string) => written('# in.~# in.~#-Inch', values);

/** Lamps, fans, what is worn at work, and the car. */
export const retailHouse: readonly Family[] = [
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
    specs: { base: 'Base', power: 'Wattage' },
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
