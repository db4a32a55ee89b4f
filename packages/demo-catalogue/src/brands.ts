import type { PriceEnding } from './shelf-price';

/** A house brand of the shop: its story, its look, and how it numbers and prices products. */
export type Brand = {
  key: BrandKey;
  name: string;
  story: string;
  /** Sentences that close its product descriptions. */
  promises: readonly string[];
  livery: { main: string; accent: string };
  /** Shape of its wordmark. */
  mark: 'bar' | 'badge' | 'slant' | 'stack' | 'ring' | 'plain';
  /** The tier: 1 is the middle of the market. */
  priceLevel: number;
  ending: PriceEnding;
  /** The power of its motors, as a factor of the middle of the market. */
  vigour: number;
  /** Nominal mains voltage on its plates; Philippine mains are 220 to 230 V, 60 Hz. */
  volts: 220 | 230;
  modelNumber: (kind: string, size: string, series: number) => string;
  /** One brand has no wordmark picture; the home page leaves such a brand out. */
  hasWordmark: boolean;
};

export type BrandKey =
  | 'halvorn'
  | 'torvane'
  | 'bagwisan'
  | 'ferrolin'
  | 'pandaro'
  | 'arcadel'
  | 'lagabra'
  | 'brennholt'
  | 'kidlaren'
  | 'aerovik'
  | 'hanginox'
  | 'bukalta'
  | 'hydrosten'
  | 'sukatek'
  | 'micravon'
  | 'kiskara'
  | 'rasplund'
  | 'kalasar'
  | 'bantaymor'
  | 'buhatro'
  | 'liftholm'
  | 'turnelo'
  | 'boltrand'
  | 'kordalin'
  | 'imbakor'
  | 'linistar';

type BrandRow = Omit<Brand, 'hasWordmark'>;

const rows: readonly BrandRow[] = [
  {
    key: 'halvorn',
    name: 'Halvorn',
    story:
      'Halvorn began as a rewinding shop for burnt-out motors and learned there which parts fail first. Its power tools are built around those parts, with ball bearings and brushes that open with one screw.',
    promises: [
      'Halvorn keeps brushes, bearings and switches on the shelf for ten years after the last one is sold.',
      'The armature is varnished twice against site dust, as on every Halvorn.',
      'Backed by a twelve-month trade warranty, used on site or not.',
    ],
    livery: { main: '#1f5c57', accent: '#e07b24' },
    mark: 'bar',
    priceLevel: 1.42,
    ending: 'fives',
    vigour: 1.08,
    volts: 220,
    modelNumber: (kind, size, series) => `H${kind}${size}-${series}P`,
  },
  {
    key: 'torvane',
    name: 'Torvane',
    story:
      'Torvane makes the tools that contractors hand to a new crew on its first day. They are plain, well balanced, and their spares are the same across a whole range.',
    promises: [
      'Spares are shared across the Torvane range, so one drawer of parts serves the whole crew.',
      'Torvane tests every unit under load before it is boxed.',
      'A good first choice when several people share one tool.',
    ],
    livery: { main: '#24508f', accent: '#f0c02e' },
    mark: 'slant',
    priceLevel: 1,
    ending: 'nines',
    vigour: 1,
    volts: 230,
    modelNumber: (kind, size, series) => `TV${size}${kind}${series > 1 ? `/${series}` : ''}`,
  },
  {
    key: 'bagwisan',
    name: 'Bagwisan',
    story:
      'Bagwisan started with a single stall in Caloocan that repaired drills while the owner waited. It now sells tools for homes and small shops at a price that leaves something for the materials.',
    promises: [
      'An honest price for a home or a small shop that needs the job done, not a trophy.',
      'Bagwisan service stalls repair it while you wait.',
      'Six months of free repair at any Bagwisan stall.',
    ],
    livery: { main: '#b8332c', accent: '#3b3f44' },
    mark: 'badge',
    priceLevel: 0.74,
    ending: 'round',
    vigour: 0.94,
    volts: 220,
    modelNumber: (kind, size, series) => `B${series}-${kind}${size}`,
  },
  {
    key: 'ferrolin',
    name: 'Ferrolin',
    story:
      'Ferrolin drop-forges its hand tools and hardens the working faces a second time by induction. Every spanner carries the mark of the smith who checked it.',
    promises: [
      'Ferrolin replaces any forged part that breaks in fair use.',
      'Chrome is polished before plating, so it does not peel at the jaws.',
      'Each piece is checked with a go/no-go gauge before it leaves the works.',
    ],
    livery: { main: '#8c1f2f', accent: '#d9d4c7' },
    mark: 'stack',
    priceLevel: 1.35,
    ending: 'fives',
    vigour: 1.05,
    volts: 220,
    modelNumber: (kind, size, series) => `F-${kind}.${size}${'ABCDEF'[series - 1] ?? ''}`,
  },
  {
    key: 'pandaro',
    name: 'Pandaro',
    story:
      'Pandaro takes its name from the village smith and sells to people who buy tools one at a time. Its hand tools are made in large runs of few sizes, which is how the price stays low.',
    promises: [
      'Pandaro keeps to the sizes people really use, and keeps them in stock.',
      'Made for daily work in small shops.',
      'Plain finish, sound steel, and no more packaging than it needs.',
    ],
    livery: { main: '#d9831f', accent: '#2c3238' },
    mark: 'plain',
    priceLevel: 0.78,
    ending: 'nines',
    vigour: 0.95,
    volts: 220,
    modelNumber: (kind, size, series) => `PD${kind}${size}${series > 1 ? `-${series}` : ''}`,
  },
  {
    key: 'arcadel',
    name: 'Arcadel',
    story:
      'Arcadel was founded by two welding instructors who were tired of machines that only suit a perfect supply. Their inverters hold the arc when the mains sag on a long provincial line.',
    promises: [
      'It starts and holds an arc down to 180 V at the socket.',
      'Arcadel boards are coated against dust and sea air.',
      'Two years of warranty on the power module.',
    ],
    livery: { main: '#c4511d', accent: '#23272b' },
    mark: 'slant',
    priceLevel: 1.28,
    ending: 'fives',
    vigour: 1.05,
    volts: 230,
    modelNumber: (kind, size, series) => `AX-${kind}${size}${series > 2 ? ' Pro' : ''}`,
  },
  {
    key: 'lagabra',
    name: 'Lagabra',
    story:
      'Lagabra supplies gate makers, body shops and schools with welding gear that a beginner can set in a minute. Its dials are few, large and labelled in both English and Filipino.',
    promises: [
      'Dials and leaflet are in English and Filipino.',
      'A Lagabra favourite in gate shops and welding schools.',
      'One year of warranty, with a loan unit during repairs in Metro Manila.',
    ],
    livery: { main: '#e0a81c', accent: '#22262b' },
    mark: 'badge',
    priceLevel: 0.82,
    ending: 'round',
    vigour: 0.96,
    volts: 220,
    modelNumber: (kind, size, series) => `LG${kind}-${size}.${series}`,
  },
  {
    key: 'brennholt',
    name: 'Brennholt',
    story:
      'Brennholt builds engines first and puts generators and pumps behind them. Copper windings, a real oil alarm and a muffler that can be bought again are its three rules.',
    promises: [
      'Windings are all copper, and the oil alarm stops the engine before harm is done.',
      'Brennholt engines share filters, plugs and recoil starters across the range.',
      'Rated on continuous output at 35 °C, not on the peak.',
    ],
    livery: { main: '#2f5f34', accent: '#e3c22b' },
    mark: 'bar',
    priceLevel: 1.3,
    ending: 'round',
    vigour: 1.04,
    volts: 230,
    modelNumber: (kind, size, series) => `BR ${size}${kind}${'SETX'[series - 1] ?? ''}`,
  },
  {
    key: 'kidlaren',
    name: 'Kidlaren',
    story:
      'Kidlaren grew out of the long brownouts, when a sari-sari store needed its freezer to run all night. It still tests each set with a refrigerator compressor and not with a lamp bank.',
    promises: [
      'Each set has started a refrigerator before it left the plant.',
      'Kidlaren delivers with oil, a plug spanner and a first-run card.',
      'Sized for homes and stores that cannot wait for the line to come back.',
    ],
    livery: { main: '#b9261f', accent: '#f2d13c' },
    mark: 'slant',
    priceLevel: 0.84,
    ending: 'nines',
    vigour: 0.97,
    volts: 220,
    modelNumber: (kind, size, series) => `K${kind}${size}-V${series}`,
  },
  {
    key: 'aerovik',
    name: 'Aerovik',
    story:
      'Aerovik states free air delivery on every plate because that is what the tool at the end of the hose breathes. Its compressors and air tools are sold to be run all day.',
    promises: [
      'Figures are measured at the outlet, as Aerovik always states them.',
      'Aerovik stocks valve plates, rings and couplings for every model it has sold.',
      'Made for an eight-hour shift, six days a week.',
    ],
    livery: { main: '#1d6fa5', accent: '#dfe5ea' },
    mark: 'ring',
    priceLevel: 1.32,
    ending: 'fives',
    vigour: 1.06,
    volts: 220,
    modelNumber: (kind, size, series) => `AV-${size}-${kind}${series}`,
  },
  {
    key: 'hanginox',
    name: 'Hanginox',
    story:
      'Hanginox serves vulcanizing shops, painters and carpenters with air equipment that one person can lift into a tricycle. Its fittings follow the common PH quick-coupler, so old hoses still fit.',
    promises: [
      'Couplers match what most shops already own.',
      'Hanginox sells every seal and O-ring by the piece.',
      'Light enough to be carried to the job.',
    ],
    livery: { main: '#d65a1e', accent: '#2f3439' },
    mark: 'plain',
    priceLevel: 0.8,
    ending: 'nines',
    vigour: 0.95,
    volts: 220,
    modelNumber: (kind, size, series) => `HX${kind}${size}${series > 1 ? `S${series}` : ''}`,
  },
  {
    key: 'bukalta',
    name: 'Bukalta',
    story:
      'Bukalta casts pumps for deep wells, fishponds and subdivisions where the pressure fails every evening. The name comes from the word for a spring.',
    promises: [
      'The shaft is stainless and the seal is a standard size.',
      'Bukalta prints the whole pump curve inside the box.',
      'Tested wet for thirty minutes before packing.',
    ],
    livery: { main: '#1b7f8c', accent: '#f1e9d2' },
    mark: 'ring',
    priceLevel: 0.92,
    ending: 'round',
    vigour: 0.97,
    volts: 220,
    modelNumber: (kind, size, series) => `BK${kind}-${size}/${series}`,
  },
  {
    key: 'hydrosten',
    name: 'Hydrosten',
    story:
      'Hydrosten designs pumps and washers for plants that work with sand, silt and salt. Impellers and ceramics are chosen for wear before efficiency, and both are published.',
    promises: [
      'Wear parts are numbered on the body, so the right one can be ordered by phone.',
      'Hydrosten seals run silicon carbide on silicon carbide.',
      'Eighteen months of warranty against wear of the hydraulic parts.',
    ],
    livery: { main: '#27476e', accent: '#e2572b' },
    mark: 'stack',
    priceLevel: 1.38,
    ending: 'fives',
    vigour: 1.06,
    volts: 230,
    modelNumber: (kind, size, series) => `HS ${kind}${size}-${series}0`,
  },
  {
    key: 'sukatek',
    name: 'Sukatek',
    story:
      'Sukatek makes measuring tools for carpenters, masons and electricians who drop them twice a week. Scales are metric first, with inches where the trade still thinks in inches.',
    promises: [
      'Marks are printed under the coating, so they stay readable.',
      'Sukatek checks one piece in twenty against a traceable standard.',
      'Survives a one-metre drop on concrete, twice.',
    ],
    livery: { main: '#e3b21b', accent: '#24282c' },
    mark: 'bar',
    priceLevel: 0.85,
    ending: 'nines',
    vigour: 1,
    volts: 220,
    modelNumber: (kind, size, series) => `SK-${kind}${size}${series > 1 ? `.${series}` : ''}`,
  },
  {
    key: 'micravon',
    name: 'Micravon',
    story:
      'Micravon supplies tool rooms and test benches with instruments that come with a calibration sheet. Each is aged for a month before it is adjusted for the last time.',
    promises: [
      'A calibration sheet with serial number is in the case.',
      'Micravon recalibrates it at cost for as long as you own it.',
      'Aged for a month before the last adjustment.',
    ],
    livery: { main: '#38414d', accent: '#c8342f' },
    mark: 'plain',
    priceLevel: 1.5,
    ending: 'round',
    vigour: 1,
    volts: 230,
    modelNumber: (kind, size, series) => `MV ${kind}-${size}${'ABCDEF'[series - 1] ?? ''}`,
  },
  {
    key: 'kiskara',
    name: 'Kiskara',
    story:
      'Kiskara presses abrasive wheels and coats sheets in Laguna for shops that count cost per cut. Every batch is spun above its rated speed before it is labelled.',
    promises: [
      'Every batch is spun at one and a half times its rated speed.',
      'Kiskara prints the expiry date on the ring of bonded wheels.',
      'Cheap per piece and cheaper per cut.',
    ],
    livery: { main: '#9c2a24', accent: '#f0d9a8' },
    mark: 'ring',
    priceLevel: 0.8,
    ending: 'round',
    vigour: 0.96,
    volts: 220,
    modelNumber: (kind, size, series) => `KS${kind}${size}-${series}`,
  },
  {
    key: 'rasplund',
    name: 'Rasplund',
    story:
      'Rasplund works with ceramic grain and carbide teeth for people who are paid by the finished piece. Its labels say which metal a disc is for and, just as large, which it is not for.',
    promises: [
      'The label says plainly what it is not for.',
      'Rasplund discs lose their grain evenly and stay quiet to the end.',
      'Free of iron, sulphur and chlorine where the label says INOX.',
    ],
    livery: { main: '#15633f', accent: '#e8e2d0' },
    mark: 'slant',
    priceLevel: 1.4,
    ending: 'fives',
    vigour: 1.05,
    volts: 220,
    modelNumber: (kind, size, series) => `R${series}${kind} ${size}`,
  },
  {
    key: 'kalasar',
    name: 'Kalasar',
    story:
      'Kalasar equips site crews from head to foot and sizes its gear for Filipino heads, hands and feet. Its ventilation was tried out in Manila in April.',
    promises: [
      'Sized for Filipino heads, hands and feet.',
      'Kalasar sells straps, pads and lenses separately.',
      'Cool enough to be kept on at noon, which is the point.',
    ],
    livery: { main: '#d9a514', accent: '#1f5a96' },
    mark: 'badge',
    priceLevel: 0.86,
    ending: 'nines',
    vigour: 1,
    volts: 220,
    modelNumber: (kind, size, series) => `KL-${kind}${size}${series > 1 ? `-${series}` : ''}`,
  },
  {
    key: 'bantaymor',
    name: 'Bantaymor',
    story:
      'Bantaymor makes protective gear for shipyards, power plants and towers, where the paperwork matters as much as the fit. Every harness and helmet has a serial number and an inspection card.',
    promises: [
      'It carries a serial number and an inspection card.',
      'Bantaymor holds the test reports on file and sends them on request.',
      'Made for sites where the safety officer reads the label.',
    ],
    livery: { main: '#21568c', accent: '#e96a1f' },
    mark: 'stack',
    priceLevel: 1.36,
    ending: 'fives',
    vigour: 1,
    volts: 220,
    modelNumber: (kind, size, series) => `BM${kind}/${size}-${series}`,
  },
  {
    key: 'buhatro',
    name: 'Buhatro',
    story:
      'Buhatro builds hoists and jacks for garages, warehouses and rice mills. Each one lifts a quarter more than its plate before it is painted.',
    promises: [
      'Proof-loaded to 125 % before painting.',
      'Buhatro stocks chain, hooks and latches for every size.',
      'Painted in two coats over primer for yards near the sea.',
    ],
    livery: { main: '#d4541b', accent: '#262b30' },
    mark: 'bar',
    priceLevel: 0.83,
    ending: 'round',
    vigour: 0.98,
    volts: 220,
    modelNumber: (kind, size, series) => `BH${kind}${size}${series > 1 ? `-${series}` : ''}`,
  },
  {
    key: 'liftholm',
    name: 'Liftholm',
    story:
      'Liftholm makes lifting gear for riggers who sign for what they hang. Load chain is grade 80, hooks open before they break, and the certificate travels with the crate.',
    promises: [
      'A test certificate with serial number is in the crate.',
      'Liftholm hooks bend visibly long before they break.',
      'Inspection points are marked on the body.',
    ],
    livery: { main: '#c9a112', accent: '#1f2933' },
    mark: 'slant',
    priceLevel: 1.4,
    ending: 'round',
    vigour: 1.02,
    volts: 230,
    modelNumber: (kind, size, series) => `LH-${size}${kind}${'ABCDEF'[series - 1] ?? ''}`,
  },
  {
    key: 'turnelo',
    name: 'Turnelo',
    story:
      'Turnelo packs screws, nuts and anchors by the counted box for hardware counters and furniture makers. It has never needed a logo: the size is printed large and that is what people look for.',
    promises: [
      'The box is counted by weight and again by eye.',
      'Turnelo prints the size large on five sides of the box.',
      'Packed in a box that closes again.',
    ],
    livery: { main: '#4c5a66', accent: '#d98c2b' },
    mark: 'plain',
    priceLevel: 0.85,
    ending: 'round',
    vigour: 1,
    volts: 220,
    modelNumber: (kind, size, series) => `TN ${kind}${size}-${series}`,
  },
  {
    key: 'boltrand',
    name: 'Boltrand',
    story:
      'Boltrand rolls structural and machine bolts with the grade stamped on every head. Mill certificates can be asked for by heat number, even years later.',
    promises: [
      'Grade and maker are stamped on every head.',
      'Boltrand keeps the mill certificate by heat number.',
      'Threads are rolled, not cut.',
    ],
    livery: { main: '#1e3f66', accent: '#b9c2cb' },
    mark: 'badge',
    priceLevel: 1.25,
    ending: 'fives',
    vigour: 1,
    volts: 220,
    modelNumber: (kind, size, series) => `BT${kind}-${size}${series > 1 ? `.${series}` : ''}`,
  },
  {
    key: 'kordalin',
    name: 'Kordalin',
    story:
      'Kordalin draws copper wire and assembles reels, breakers and lights for Philippine installations. The metre marks on its cable are printed on every single metre.',
    promises: [
      'Copper content is stated and can be weighed.',
      'Kordalin prints size and metre mark along the whole length.',
      'Wired for 230 V, 60 Hz, as found here.',
    ],
    livery: { main: '#3a3f8f', accent: '#f0b429' },
    mark: 'ring',
    priceLevel: 0.95,
    ending: 'fives',
    vigour: 1,
    volts: 230,
    modelNumber: (kind, size, series) => `KD-${kind}${size}${'ABCDEF'[series - 1] ?? ''}`,
  },
  {
    key: 'imbakor',
    name: 'Imbakor',
    story:
      'Imbakor folds steel into cabinets, boxes and shelves in a former jeepney body shop in Cavite. Drawers are tested with spanners in them, because that is what they will carry.',
    promises: [
      'Drawer loads are tested with spanners, not with sandbags.',
      'Imbakor ships it flat or assembled within Luzon.',
      'Powder coat over zinc phosphate, for garages without walls.',
    ],
    livery: { main: '#a3282b', accent: '#d8dce0' },
    mark: 'stack',
    priceLevel: 0.97,
    ending: 'fives',
    vigour: 1,
    volts: 220,
    modelNumber: (kind, size, series) => `IM ${size}${kind}${series > 1 ? `-${series}` : ''}`,
  },
  {
    key: 'linistar',
    name: 'Linistar',
    story:
      'Linistar makes washers, vacuums and blowers for car washes, canteens and workshops. Hoses and nozzles click in without tools and fit last year’s machine too.',
    promises: [
      'Nozzles and hoses fit earlier Linistar machines too.',
      'Filters can be washed and used again.',
      'Wheels are large enough for a broken pavement.',
    ],
    livery: { main: '#1f8a5b', accent: '#f3d335' },
    mark: 'badge',
    priceLevel: 0.88,
    ending: 'nines',
    vigour: 0.98,
    volts: 220,
    modelNumber: (kind, size, series) => `LN${kind}${size}-${series}`,
  },
];

/** The brands in the order in which the shop lists them. */
export const brands: readonly Brand[] = rows.map((row) => ({
  ...row,
  hasWordmark: row.key !== 'turnelo',
}));
