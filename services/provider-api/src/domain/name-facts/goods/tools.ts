/** Hand tools, what is used up, and what is worn. */
import { type Entry } from './roles';

/** In the order in which they are looked for. */
export const TOOLS: readonly Entry[] = [
  // Hand tools.
  [
    'extension bar',
    'extension bar|bar extension',
    { across: { 2: ['drive', 'length'] }, small: 'length' },
  ],
  [
    'socket',
    'sockets?(?= )(?<!w/ sockets?)',
    { across: { 2: ['drive', 'size'] }, metal: true, small: 'size' },
  ],
  [
    'adjustable wrench',
    '(?:wrench|spanner) adj(?:ustable)?|adjustable (?:wrench|spanner)',
    { small: 'length', metal: true },
  ],
  [
    'combination wrench',
    '(?:wrench|spanner) comb(?:ination)?|combination (?:wrench|spanner)',
    { small: 'size', metal: true },
  ],
  ['pliers', 'pliers?', { small: 'length', metal: true, foreign: true }],
  ['screwdriver', 'screw ?driver|driver screw', { small: 'length', foreign: true }],
  ['hammer', 'hammers?', { mass: 'weight', foreign: true, metal: true }],
  ['trowel', 'trowels?', { small: 'length', foreign: true }],
  ['shovel', 'shovels?', { foreign: true }],
  ['level', 'spirit level|level (?:bar|spirit)|bar level', { small: 'length' }],
  ['ladder', 'ladders?', { mass: 'capacity', long: 'height' }],
  ['padlock', 'pad ?locks?|lock pad', { small: 'width' }],
  ['caster', 'casters?|castors?', { small: 'diameter' }],
  ['hinge', 'hinges?', { small: 'length', metal: true }],
  [
    'paint brush',
    'paint (?:brush|roller)|brush paint',
    { small: 'width', foreign: true, colourless: true },
  ],
  ['wheelbarrow', 'wheel ?barrow', { litres: 'capacity' }],
  ['storage box', 'storage (?:box|bin)', { litres: 'capacity', colourless: true }],
  ['tool box', 'tool ?box', {}],
  // What is used up.
  ['paint', 'paint|aerosol|enamel|varnish|primer|thinner', { litres: 'volume', foreign: true }],
  ['cement', 'solvent cement|cement solvent', { litres: 'volume', foreign: true }],
  ['sealant', 'sealant|silicone|caulk', { litres: 'volume' }],
  [
    'adhesive',
    'thread ?locker|adhesive|epoxy|glue',
    { litres: 'volume', mass: 'weight', foreign: true },
  ],
  ['masonry', 'cement|grout|mortar|plaster', { mass: 'weight', foreign: true }],
  ['oil', 'oil|grease|coolant', { litres: 'volume', mass: 'weight', colourless: true }],
  ['battery', 'batter(?:y|ies)', { colourless: true }],
  // What is worn.
  ['glove', 'gloves?', { worn: true }],
  [
    'clothing',
    'rain ?coat|coat rain|rain (?:[\\w-]+ )?(?:suit|poncho|coat)|apron|jacket|sleeves|coverall|vest',
    { worn: true },
  ],
  ['helmet', 'hard hat|helmet|welding mask|mask', { foreign: true }],
  ['eyewear', 'goggles?|spectacles?|glasses|eyewear', { foreign: true }],
];
