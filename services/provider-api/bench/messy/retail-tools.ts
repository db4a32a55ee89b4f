import { axis, written, type Family } from './family';

const HAND = ['Hexagrip', 'Homewright', 'Titanforge'];
const inches = (values: string) => written('# in.~# in.~#-Inch', values);
const feet = (values: string) => written('# ft.~#-ft.', values);

/** Ladders, hand tools, locks and screws. */
export const retailTools: readonly Family[] = [
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
];
