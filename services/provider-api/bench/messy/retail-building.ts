import { axis, written, type Family } from './family';

const PIPES = ['Titanforge', 'Aquaridge', 'Homewright', 'Blueharbor'];
const BUILD = ['Homewright', 'Stonemere', 'Everledge', 'Titanforge'];
const PAINT = ['Colorvale', 'Homewright', 'Brushmoor'];
const inches = (values: string) => written('# in.~# in.~#-Inch', values);
const feet = (values: string) => written('# ft.~#-ft.', values);
const pack = axis('1=Single~1-Piece, 6=(Pack of 6)~6-Pack, 10=(10-Pack)~Pack of 10');
const colour = (values: string) => written('#', values);

/** What builds, paints and plumbs a house. */
export const retailBuilding: readonly Family[] = [
  {
    kind: 'pvc-pipe',
    group: 'pipes',
    category: 'Plumbing',
    brands: PIPES,
    names: [
      '{brand} {size} x {length} PVC {schedule} Pressure Pipe, {colour} [{pack}|]',
      '{brand} ProFlow Series {schedule} PVC Pipe {size} Diameter x {length}, {colour}, {pack}',
    ],
    axes: {
      size: inches('1/2 3/4 1 1-1/4 1-1/2 2 3 4'),
      length: feet('5 10'),
      schedule: axis('40=Schedule 40~Sch. 40, 80=Schedule 80'),
      colour: axis('white=White, blue=Blue'),
      pack,
    },
  },
  {
    kind: 'pvc-fitting',
    group: 'pipe-fittings',
    category: 'Plumbing',
    brands: PIPES,
    names: [
      '{brand} {size} PVC Schedule 40 {style} Fitting, White [{pack}|]',
      '{brand} EasyFit {style} for {size} PVC Pipe, Durable & Leak-Free, {pack}',
    ],
    axes: {
      style: axis(
        'elbow=90-Degree Elbow, tee=Tee, coupling=Coupling, cap=End Cap, male-adapter=Male Adapter, union=Union',
      ),
      size: inches('1/2 3/4 1 1-1/2 2 4'),
      pack,
    },
  },
  {
    kind: 'ppr-pipe',
    group: 'pipes',
    category: 'Plumbing',
    brands: PIPES,
    names: [
      '{brand} PPR Hot & Cold Water Pipe {pressure} {size} x 4 m, Green',
      '{brand} ThermoLine {size} Polypropylene PPR Pipe {pressure}',
    ],
    axes: {
      size: axis('20=20 mm, 25=25 mm, 32=32 mm, 40=40 mm, 50=50 mm, 63=63 mm'),
      pressure: axis('pn16=PN16, pn20=PN20'),
    },
  },
  {
    kind: 'faucet',
    group: 'fixtures',
    category: 'Bath & Faucets',
    brands: ['Aquaridge', 'Luminara Bath', 'Homewright'],
    names: [
      '{brand} {room} Faucet, {handles}, {finish} Finish, Modern Elegant Design',
      '{brand} Cascata Collection {handles} {room} Faucet in {finish}',
    ],
    axes: {
      room: axis(
        'kitchen=Kitchen Sink~Kitchen, lavatory=Lavatory~Bathroom Basin, hose-bib=Garden Hose Bib~Outdoor Hose Bibb, shower=Shower Set',
      ),
      handles: axis('1=Single-Handle~One Handle, 2=Two-Handle'),
      finish: axis('chrome=Polished Chrome~Chrome, nickel=Brushed Nickel, black=Matte Black'),
    },
    model: 'FC{handles}-{room}',
  },
  {
    kind: 'toilet',
    group: 'fixtures',
    category: 'Bath & Faucets',
    brands: ['Aquaridge', 'Luminara Bath', 'Homewright'],
    names: [
      '{brand} {style} Toilet Bowl, {flush}, {colour} Ceramic',
      '{brand} Serenity {flush} {style} Water Closet, {colour}',
    ],
    axes: {
      style: axis('one-piece=One-Piece, two-piece=Two-Piece, wall-hung=Wall-Hung'),
      flush: axis('dual=Dual Flush, single=Single Flush'),
      colour: axis('white=White, ivory=Ivory'),
    },
  },
  {
    kind: 'flexible-hose',
    group: 'fixtures',
    category: 'Plumbing',
    brands: PIPES,
    names: [
      '{brand} Braided Stainless Steel Flexible {use} Hose {size} x {length}',
      '{brand} {length} {use} Supply Line, {size} Connection, No-Burst',
    ],
    axes: {
      use: axis('faucet=Faucet~Lavatory Faucet, toilet=Toilet Tank'),
      size: inches('3/8 1/2 7/8'),
      length: inches('12 16 20 24'),
    },
  },
  {
    kind: 'garden-hose',
    group: 'garden',
    category: 'Outdoor',
    brands: ['Gardenmoss', 'Homewright', 'Blueharbor'],
    names: [
      '{brand} {size} x {length} {duty} Garden Water Hose, Kink-Free, {colour}',
      '{brand} FlexiGrow {colour} Garden Hose {length} {duty} {size}',
    ],
    axes: {
      size: inches('1/2 5/8 3/4'),
      length: feet('25 50 100'),
      duty: axis('heavy=Heavy Duty, light=Light Duty'),
      colour: axis('green=Green, orange=Orange'),
    },
  },
  {
    kind: 'water-heater',
    group: 'fixtures',
    category: 'Bath & Faucets',
    brands: ['Luminara Bath', 'Aquaridge'],
    names: [
      '{brand} {style} Electric Water Heater {power}, {pump}, 220 V',
      '{brand} InstaWarm {power} {style} Shower Heater {pump}',
    ],
    axes: {
      style: axis('single=Single-Point, multi=Multi-Point'),
      power: axis('3.5=3.5 kW~3500 W, 4.5=4.5 kW, 6.0=6.0 kW~6000 W'),
      pump: axis('with=with Booster Pump, without=Non-Pump'),
    },
  },
  {
    kind: 'interior-paint',
    group: 'paint',
    category: 'Paint',
    brands: PAINT,
    weight: 1.3,
    names: [
      '{brand} {volume} Premium {use} Latex Paint, {sheen}, {colour}, Low Odor',
      '{brand} SilkWall {colour} {sheen} {use} Acrylic Latex Paint & Primer in One {volume}',
    ],
    axes: {
      use: axis('interior=Interior, exterior=Exterior'),
      volume: axis('1l=1 L~1-Liter, 4l=4 L~1-Gallon (4 L), 16l=16 L~4-Gallon Pail (16 L)'),
      sheen: axis('flat=Flat, semi-gloss=Semi-Gloss, gloss=Gloss'),
      colour: colour('White Beige Gray Blue'),
    },
    about:
      'Covers plywood, cement and concrete walls; dries in an hour, washes off brushes with water.',
  },
  {
    kind: 'enamel-paint',
    group: 'paint',
    category: 'Paint',
    brands: PAINT,
    names: [
      '{brand} Quick Dry Enamel Paint for Metal & Wood, {colour}, {volume}',
      '{brand} RustGuard {volume} {colour} Protective Enamel',
    ],
    axes: {
      volume: axis('250ml=250 mL, 1l=1 L, 4l=4 L~1 Gallon'),
      colour: colour('White Black Red Green Blue Silver Yellow'),
    },
  },
  {
    kind: 'spray-paint',
    group: 'paint',
    category: 'Paint',
    brands: PAINT,
    names: [
      '{brand} {volume} All-Purpose Spray Paint, {sheen} {colour}',
      '{brand} QuickCoat Aerosol {sheen} {colour} {volume}',
    ],
    axes: {
      volume: axis('300=300 mL, 400=400 mL'),
      sheen: axis('gloss=Gloss, matte=Matte'),
      colour: colour('Black White Red Blue Silver Green Gold'),
    },
  },
  {
    kind: 'paint-brush',
    group: 'paint-tools',
    category: 'Paint',
    brands: PAINT,
    names: [
      '{brand} {width} {bristle} Flat Paint Brush, {pack}',
      '{brand} ProCut Paint Brush {width} {bristle} Wood Handle [{pack}|]',
    ],
    axes: {
      width: inches('1 1-1/2 2 3 4'),
      bristle: axis('nylon=Nylon/Polyester, natural=Natural Bristle'),
      pack,
    },
  },
  {
    kind: 'paint-roller',
    group: 'paint-tools',
    category: 'Paint',
    brands: PAINT,
    names: [
      '{brand} {width} Paint Roller {part}, {nap}',
      '{brand} RollEase {part} {width} {nap} for Smooth Walls',
    ],
    axes: {
      width: inches('4 7 9'),
      part: axis('set=with Frame & Tray Set, cover=Replacement Cover'),
      nap: axis('foam=Foam, microfiber=Microfiber, acrylic=Acrylic'),
    },
  },
  {
    kind: 'cement',
    group: 'masonry',
    category: 'Building Materials',
    brands: BUILD,
    names: [
      '{brand} {style} Cement {weight} Bag',
      '{brand} MasterMix {weight} {style} Cement, Gray',
    ],
    axes: {
      style: axis(
        'portland=Portland Type 1~Type I Portland, masonry=Masonry Type M, white=White, rapid=Rapid-Setting',
      ),
      weight: axis('5=5 kg, 25=25 kg, 40=40 kg~40-kg'),
    },
  },
  {
    kind: 'tile-adhesive',
    group: 'masonry',
    category: 'Building Materials',
    brands: BUILD,
    names: [
      '{brand} {style} Tile Adhesive {weight}, {colour}',
      '{brand} GripTile {colour} {style} Thinset Mortar {weight}',
    ],
    axes: {
      style: axis('standard=Standard, heavy=Heavy Duty Large Format, waterproof=Waterproof'),
      weight: axis('2=2 kg, 25=25 kg'),
      colour: axis('gray=Gray, white=White'),
    },
  },
  {
    kind: 'grout',
    group: 'masonry',
    category: 'Building Materials',
    brands: BUILD,
    names: [
      '{brand} {sanded} Tile Grout {colour} {weight}',
      '{brand} FineLine {weight} {sanded} Grout, {colour}, Stain Resistant',
    ],
    axes: {
      sanded: axis('sanded=Sanded, unsanded=Unsanded'),
      colour: colour('White Ivory Gray Black Beige Brown'),
      weight: axis('2=2 kg, 5=5 kg'),
    },
  },
  {
    kind: 'tile',
    group: 'flooring',
    category: 'Flooring',
    brands: BUILD,
    weight: 1.3,
    names: [
      '{brand} {material} Floor Tile {size}, {finish} {colour}, Sold per Piece',
      '{brand} Terrazza Collection {finish} {material} Tile {colour} {size}',
    ],
    axes: {
      material: axis('ceramic=Ceramic, porcelain=Porcelain'),
      size: axis(
        '30x30=30 cm x 30 cm~30x30 cm, 40x40=40 cm x 40 cm~40x40 cm, 60x60=60 cm x 60 cm~60x60 cm, 30x60=30 cm x 60 cm~30x60 cm',
      ),
      finish: axis('matte=Matte, polished=Polished, anti-slip=Anti-Slip'),
      colour: colour('White Gray Beige Black'),
    },
  },
  {
    kind: 'plywood',
    group: 'boards',
    category: 'Building Materials',
    brands: BUILD,
    names: [
      '{brand} {grade} Plywood Sheet {thickness} x 4 ft. x 8 ft.',
      '{brand} 4 ft. x 8 ft. {thickness} {grade} Plywood Panel',
    ],
    axes: {
      grade: axis('marine=Marine, ordinary=Ordinary, phenolic=Phenolic'),
      thickness: axis('5=5 mm~1/4 in., 12=12 mm~1/2 in., 18=18 mm~3/4 in., 25=25 mm'),
    },
  },
  {
    kind: 'wire-mesh',
    group: 'masonry',
    category: 'Building Materials',
    brands: BUILD,
    names: [
      '{brand} Galvanized Welded Wire Mesh {opening}, {height} x {length} Roll',
      '{brand} Hardware Cloth {opening} Mesh {height} x {length}',
    ],
    axes: { opening: inches('1/4 1/2 1 2'), height: feet('3 4'), length: feet('25 50 100') },
  },
  {
    kind: 'roofing-sheet',
    group: 'roofing',
    category: 'Building Materials',
    brands: BUILD,
    names: [
      '{brand} {style} Metal Roofing Sheet {colour} {length}',
      '{brand} RainShield {length} {colour} {style} Pre-Painted Roof Panel',
    ],
    axes: {
      style: axis('corrugated=Corrugated, rib=Rib-Type, tile-span=Tile-Span'),
      colour: colour('Red Green Blue Beige'),
      length: feet('6 8 10 12'),
    },
  },
  {
    kind: 'caulk',
    group: 'chemicals',
    category: 'Building Materials',
    brands: BUILD,
    names: [
      '{brand} {style} Caulk Sealant {colour} {volume}',
      '{brand} SealRight {volume} {colour} {style} Sealant, Waterproof',
    ],
    axes: {
      style: axis('silicone=100% Silicone, acrylic=Acrylic Latex, polyurethane=Polyurethane'),
      colour: colour('White Clear Gray Black'),
      volume: axis('300=300 mL, 600=600 mL'),
    },
  },
];
