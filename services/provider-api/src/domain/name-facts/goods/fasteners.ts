/** Cables, fasteners and what is taken for one. */
import { pipe, rod, thread, type Entry } from './roles';

/** In the order in which they are looked for. */
export const FASTENERS: readonly Entry[] = [
  // Of many parts, whose sizes differ.
  ['faucet', 'faucets?|lock ?set|door lock', { metal: true }],
  ['set', 'sets?(?! ?screw)|kits?|assortment|asstd? box', {}],
  // Cables and wires.
  ['welding cable', 'welding cable|cable welding', { long: 'length', number: 'area' }],
  [
    'cable tie',
    'cable ties?|tie cable|zip ties?',
    { across: { 2: ['length', 'width'] }, bare: 'mm' },
  ],
  ['lug', 'lugs?', { number: 'area', metal: true }],
  ['extension cord', 'extension cord', { long: 'length' }],
  [
    'wire',
    'thhn(?:/thwn-2)?|thwn|thw|pdx|royal cord|cord royal|flat cord|cord flat|cables?|cords?',
    { long: 'length', number: 'area' },
  ],
  // Fasteners.
  ['breaker', 'breakers?|mcb|mccb|rcbo|rccb|elcb(?:/rcbo)?|cb', { electric: true }],
  [
    'conduit',
    'conduits?|emt|imc|rsc|pvc elec|moldflex',
    { across: pipe, small: 'size', long: 'length', nominal: 'iron', bare: 'in' },
  ],
  [
    'anchor',
    'anchors?|anchor bolts?|bolts? expansion|expansion bolts?',
    { across: rod, bare: 'in', metal: true },
  ],
  [
    'threaded rod',
    '(?:rod|bar) (?:thrd|threaded|full thread)|threaded (?:rod|bar)|stud bolts?',
    { across: thread, long: 'length', metal: true },
  ],
  [
    'bolt',
    'bolts?|cap ?screws?|set ?screws?|machine screws?|screws? (?:mach(?:ine)?|cap|allen)',
    { across: { ...thread, 2: ['gauge', 'length'] }, number: 'gauge', metal: true },
  ],
  [
    'self-drilling screw',
    'tek ?screws?|screws? tek|self[- ]drill(?:ing)?|screws? self[- ]drill(?:ing)?',
    { across: { 2: ['gauge', 'length'] }, number: 'gauge', bare: 'in', metal: true, foreign: true },
  ],
  [
    'screw',
    'screws?',
    {
      across: { 2: ['gauge', 'length'] },
      number: 'gauge',
      small: 'length',
      bare: 'in',
      metal: true,
    },
  ],
  ['pin', '(?:cotter|split|roll) pins?|pins? (?:cotter|split|roll)', { across: rod, metal: true }],
  ['ring', 'circlips?|(?:snap|retaining) rings?', { small: 'diameter', metal: true }],
  ['nail', 'nails?', { small: 'length', metal: true, mass: 'weight', foreign: true }],
  ['rivet', 'rivets?', { across: rod, metal: true }],
  ['nut', 'nuts?|lock ?nuts?', { metal: true }],
  ['washer', 'washers?(?! (?:hd|head))(?<!pressure washers?)', { metal: true }],
];
