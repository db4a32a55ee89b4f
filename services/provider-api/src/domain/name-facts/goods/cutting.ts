/** Abrasives, bits, blades and welding goods. */
import { disc, rod, type Entry } from './roles';

/** In the order in which they are looked for. */
export const CUTTING: readonly Entry[] = [
  // Abrasives, bits and blades.
  [
    'disc',
    '(?:cutting|grinding|cut-?off|flap) (?:discs?|wheels?)|discs? (?:cutting|grinding|flap)|wheels? (?:grinding|cutting)|flap discs?',
    {
      across: disc,
      small: 'diameter',
      bare: 'mm',
      number: 'grit',
      foreign: true,
      colourless: true,
    },
  ],
  [
    'sandpaper',
    'sand ?paper|paper sand|emery (?:cloth|paper)|sanding (?:sheet|belt|disc)s?',
    { number: 'grit', foreign: true, colourless: true },
  ],
  [
    'wire brush',
    '(?:cup|wheel) brush|brush wire (?:cup|wheel)|(?:brush .*wire|wire brush)(?=.*\\b(?:cup|wheel)\\b)',
    { small: 'diameter' },
  ],
  ['wire brush', 'wire brush|brush .*wire', {}],
  [
    'masonry bit',
    '(?:bit|drill bit) (?:masonry|conc(?:rete)?|sds)|masonry (?:drill )?bit',
    { across: rod, small: 'diameter', foreign: true },
  ],
  [
    'drill bit',
    'drill bits?|bits? drill|twist drill',
    { across: rod, small: 'diameter', number: 'diameter', metal: true, foreign: true },
  ],
  ['hole saw', 'hole ?saws?', { small: 'diameter', foreign: true }],
  [
    'saw blade',
    '(?:circular |carbide |tct )?saw blades?',
    { across: disc, small: 'diameter', foreign: true },
  ],
  ['hacksaw', 'hack ?saw', { small: 'length', foreign: true }],
  // Welding.
  ['tungsten', 'tungsten', { across: rod, small: 'diameter', bare: 'mm' }],
  [
    'welding rod',
    'electrodes?(?! holder)(?<!holder electrodes?)|welding rods?|rods? (?:welding|tig)|filler rod|(?:wire )?mig(?= e)|wire mig|mig(?=.*spool)',
    { small: 'diameter', mass: 'weight', foreign: true, colourless: true },
  ],
  [
    'welding hose',
    'hose (?:twin|welding)|welding hose',
    { across: rod, small: 'diameter', long: 'length' },
  ],
  ['torch', 'torch', { long: 'length' }],
  [
    'gas',
    '(?:oxygen|oxy|acetylene|acet|argon|nitrogen|lpg|co2)(?=.*\\b(?:cyl|refill|ind)\\b)',
    { colourless: true, foreign: true },
  ],
];
