/**
 * What the categories are grouped by; no product is directly in a group. `drawn` is the kind of product
 * whose section stands for it.
 */
export const categoryGroups = [
  {
    key: 'tools',
    name: 'Tools',
    drawn: 'rotary-hammer',
    description: 'What the hand holds: powered, driven by air, or by hand, and what measures.',
  },
  {
    key: 'machines',
    name: 'Machines',
    drawn: 'screw-compressor',
    description: 'Machines that weld, clean, and make power, compressed air and water pressure.',
  },
  {
    key: 'consumables',
    name: 'Consumables',
    drawn: 'anchor-bolt',
    description: 'What a job uses up: abrasives, cutting discs and bits, bolts and screws.',
  },
  {
    key: 'site-and-workshop',
    name: 'Site and Workshop',
    drawn: 'chain-hoist',
    description: 'Protection, lifting, wiring and shelves for the place where the work is done.',
  },
] as const satisfies readonly { key: string; name: string; drawn: string; description: string }[];

type GroupKey = (typeof categoryGroups)[number]['key'];

/** The shop's categories. */
export const categories = [
  {
    key: 'power-tools',
    group: 'tools',
    name: 'Power Tools',
    drawn: 'cordless-drill',
    description:
      'Corded and 18-volt tools for drilling, grinding, sawing and sanding, wired for 220–230 V, 60 Hz.',
  },
  {
    key: 'hand-tools',
    group: 'tools',
    name: 'Hand Tools',
    drawn: 'pipe-wrench',
    description:
      'Hammers, spanners, pliers, screwdrivers and saws that fit the hand and outlast the job.',
  },
  {
    key: 'welding',
    group: 'machines',
    name: 'Welding',
    drawn: 'mig-welder',
    description:
      'Stick, MIG and TIG machines with the electrodes and helmets that go with them, from gate repair to pipe work.',
  },
  {
    key: 'generators',
    group: 'machines',
    name: 'Generators',
    drawn: 'petrol-generator',
    description:
      'Petrol, inverter and diesel sets for brownouts, market stalls, sites and whole buildings.',
  },
  {
    key: 'compressors',
    group: 'machines',
    name: 'Compressors',
    drawn: 'piston-compressor',
    description:
      'Piston, oil-free and screw compressors, with free air delivery stated and not only displacement.',
  },
  {
    key: 'pumps',
    group: 'machines',
    name: 'Pumps',
    drawn: 'centrifugal-pump',
    description:
      'Submersible, centrifugal and engine-driven pumps for tanks, wells, basements and farms.',
  },
  {
    key: 'measuring',
    group: 'tools',
    name: 'Measuring',
    drawn: 'tape-measure',
    description:
      'Tapes, callipers, levels, laser meters and multimeters for setting out, fitting and fault finding.',
  },
  {
    key: 'abrasives',
    group: 'consumables',
    name: 'Abrasives',
    drawn: 'grinding-disc',
    description:
      'Flap discs, grinding wheels, sanding sheets and wire brushes, sorted by grit, grain and backing.',
  },
  {
    key: 'safety-gear',
    group: 'site-and-workshop',
    name: 'Safety Gear',
    drawn: 'safety-helmet',
    description:
      'Helmets, gloves, eyewear, footwear, hearing and fall protection with their EN or ANSI class on the label.',
  },
  {
    key: 'lifting',
    group: 'site-and-workshop',
    name: 'Lifting',
    drawn: 'bottle-jack',
    description:
      'Chain hoists, lever blocks, jacks, slings and pallet trucks with a stated working load limit.',
  },
  {
    key: 'fasteners',
    group: 'consumables',
    name: 'Fasteners',
    drawn: 'hex-bolt',
    description:
      'Bolts, nuts, screws, anchors and rivets by size, length, grade and finish, in counted packs.',
  },
  {
    key: 'pneumatics',
    group: 'tools',
    name: 'Pneumatics',
    drawn: 'filter-regulator',
    description:
      'Impact wrenches, hoses, blow guns, spray guns and air treatment for a 6 to 10 bar line.',
  },
  {
    key: 'electrical',
    group: 'site-and-workshop',
    name: 'Electrical',
    drawn: 'extension-reel',
    description:
      'Breakers, THHN wire, extension reels and work lights for Philippine 230 V, 60 Hz installations.',
  },
  {
    key: 'storage',
    group: 'site-and-workshop',
    name: 'Storage',
    drawn: 'tool-chest',
    description:
      'Roller cabinets, tool boxes and boltless shelving that keep a shop or a van in order.',
  },
  {
    key: 'cutting',
    group: 'consumables',
    name: 'Cutting',
    drawn: 'hole-saw',
    description:
      'Cutting discs, drill bits, hole saws, saw blades and bolt cutters for metal, wood and masonry.',
  },
  {
    key: 'cleaning',
    group: 'machines',
    name: 'Cleaning',
    drawn: 'wet-dry-vacuum',
    description:
      'Pressure washers, wet and dry vacuums and blowers for shops, garages and plant rooms.',
  },
] as const satisfies readonly {
  key: string;
  group: GroupKey;
  name: string;
  drawn: string;
  description: string;
}[];

export type CategoryKey = (typeof categories)[number]['key'];

/** The path of the drawing that stands for a category or a group. */
export const categoryPicture = (key: string) => `categories/${key}.svg`;
