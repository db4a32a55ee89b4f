/** What the categories are grouped by; no product is directly in a group. */
export const categoryGroups = [
  {
    key: 'tools',
    name: 'Tools',
    description: 'What the hand holds: powered, driven by air, or by hand, and what measures.',
  },
  {
    key: 'machines',
    name: 'Machines',
    description: 'Machines that weld, clean, and make power, compressed air and water pressure.',
  },
  {
    key: 'consumables',
    name: 'Consumables',
    description: 'What a job uses up: abrasives, cutting discs and bits, bolts and screws.',
  },
  {
    key: 'site-and-workshop',
    name: 'Site and Workshop',
    description: 'Protection, lifting, wiring and shelves for the place where the work is done.',
  },
] as const satisfies readonly { key: string; name: string; description: string }[];

type GroupKey = (typeof categoryGroups)[number]['key'];

/** The shop's categories. */
export const categories = [
  {
    key: 'power-tools',
    group: 'tools',
    name: 'Power Tools',
    description:
      'Corded and 18-volt tools for drilling, grinding, sawing and sanding, wired for 220–230 V, 60 Hz.',
  },
  {
    key: 'hand-tools',
    group: 'tools',
    name: 'Hand Tools',
    description:
      'Hammers, spanners, pliers, screwdrivers and saws that fit the hand and outlast the job.',
  },
  {
    key: 'welding',
    group: 'machines',
    name: 'Welding',
    description:
      'Stick, MIG and TIG machines with the electrodes and helmets that go with them, from gate repair to pipe work.',
  },
  {
    key: 'generators',
    group: 'machines',
    name: 'Generators',
    description:
      'Petrol, inverter and diesel sets for brownouts, market stalls, sites and whole buildings.',
  },
  {
    key: 'compressors',
    group: 'machines',
    name: 'Compressors',
    description:
      'Piston, oil-free and screw compressors, with free air delivery stated and not only displacement.',
  },
  {
    key: 'pumps',
    group: 'machines',
    name: 'Pumps',
    description:
      'Submersible, centrifugal and engine-driven pumps for tanks, wells, basements and farms.',
  },
  {
    key: 'measuring',
    group: 'tools',
    name: 'Measuring',
    description:
      'Tapes, callipers, levels, laser meters and multimeters for setting out, fitting and fault finding.',
  },
  {
    key: 'abrasives',
    group: 'consumables',
    name: 'Abrasives',
    description:
      'Flap discs, grinding wheels, sanding sheets and wire brushes, sorted by grit, grain and backing.',
  },
  {
    key: 'safety-gear',
    group: 'site-and-workshop',
    name: 'Safety Gear',
    description:
      'Helmets, gloves, eyewear, footwear, hearing and fall protection with their EN or ANSI class on the label.',
  },
  {
    key: 'lifting',
    group: 'site-and-workshop',
    name: 'Lifting',
    description:
      'Chain hoists, lever blocks, jacks, slings and pallet trucks with a stated working load limit.',
  },
  {
    key: 'fasteners',
    group: 'consumables',
    name: 'Fasteners',
    description:
      'Bolts, nuts, screws, anchors and rivets by size, length, grade and finish, in counted packs.',
  },
  {
    key: 'pneumatics',
    group: 'tools',
    name: 'Pneumatics',
    description:
      'Impact wrenches, hoses, blow guns, spray guns and air treatment for a 6 to 10 bar line.',
  },
  {
    key: 'electrical',
    group: 'site-and-workshop',
    name: 'Electrical',
    description:
      'Breakers, THHN wire, extension reels and work lights for Philippine 230 V, 60 Hz installations.',
  },
  {
    key: 'storage',
    group: 'site-and-workshop',
    name: 'Storage',
    description:
      'Roller cabinets, tool boxes and boltless shelving that keep a shop or a van in order.',
  },
  {
    key: 'cutting',
    group: 'consumables',
    name: 'Cutting',
    description:
      'Cutting discs, drill bits, hole saws, saw blades and bolt cutters for metal, wood and masonry.',
  },
  {
    key: 'cleaning',
    group: 'machines',
    name: 'Cleaning',
    description:
      'Pressure washers, wet and dry vacuums and blowers for shops, garages and plant rooms.',
  },
] as const satisfies readonly {
  key: string;
  group: GroupKey;
  name: string;
  description: string;
}[];

export type CategoryKey = (typeof categories)[number]['key'];
