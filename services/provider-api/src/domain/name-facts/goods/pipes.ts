/** Pipes and fittings, rope, wire, sheets and tapes. */
import { pipe, rod, strip, type Entry } from './roles';

/** In the order in which they are looked for. */
export const PIPES: readonly Entry[] = [
  // Pipes.
  [
    'garden hose',
    'garden (?:water )?hose(?! bib)|air hose|rubber hose',
    { across: rod, small: 'diameter', long: 'length' },
  ],
  ['hose clamp', 'hose clamps?|clamps? hose', { small: 'diameter', metal: true }],
  ['supply hose', 'flexible .*hose|supply line', { across: { 2: ['size', 'length'] } }],
  [
    'plastic pipe',
    '(?:pvc|ppr|pe|hdpe|cpvc|sanitary)(?=.*\\b(?:pipe|pipes|tubing)\\b)|pipes? (?:pvc|ppr|hdpe)',
    { across: pipe, small: 'size', long: 'length', nominal: 'plastic', bare: 'in' },
  ],
  [
    'plastic fitting',
    '(?:pvc|ppr|cpvc)(?=.*\\b(?:elb|elbow|tee|cplg|coupling|adapter|union|cap|fitting|bushing)\\b)|(?:elb|elbow|tee|cplg|coupling|adapter|union|cap)(?=.*\\b(?:pvc|ppr)\\b)',
    { small: 'size', nominal: 'plastic', bare: 'in' },
  ],
  ['pipe wrench', 'wrench pipe|pipe wrench', { small: 'length', metal: true }],
  ['pipe', 'pipes?', { across: pipe, small: 'size', long: 'length', nominal: 'iron', bare: 'in' }],
  ['valve', 'valves?|bv|gv|cv', { small: 'size', nominal: 'iron', bare: 'in' }],
  [
    'fitting',
    'elb|elbow|tee|cplg|coupling|union|nipple|nip|cap|plug hex|hex plug|bushing|reducer',
    { across: { 2: ['size'] }, small: 'size', nominal: 'iron', bare: 'in', colourless: true },
  ],
  // Rope, chain, wire and sheet.
  ['chain', 'chain', { across: rod, small: 'diameter', long: 'length' }],
  ['rope', 'ropes?', { across: rod, small: 'diameter', long: 'length' }],
  [
    'wire',
    'wires?(?! mesh)',
    {
      number: 'gauge',
      long: 'length',
      mass: 'weight',
      metal: true,
      across: { 2: ['gauge', 'length'] },
    },
  ],
  ['shoe', 'shoes?|boots?', { worn: true }],
  ['wire mesh', '(?:wire|welded) .*mesh|hardware cloth', { metal: true }],
  ['tarpaulin', 'tarpaulin|tarp', { across: { 2: ['size'] } }],
  [
    'tile',
    'tile(?! (?:adhesive|grout))(?<!notched tile)(?=.*\\bcm\\b)',
    { across: { 2: ['size'] } },
  ],
  [
    'plywood',
    'plywood',
    { across: { 2: ['width', 'length'], 3: ['thickness', 'width', 'length'] }, small: 'thickness' },
  ],
  ['roofing', 'roof(?:ing)? (?:sheet|panel)', { long: 'length', foreign: true }],
  // Tapes.
  [
    'measuring tape',
    'tape (?:measure|measuring)|measuring tape',
    { across: { 2: ['length', 'width'] }, small: 'width', long: 'length' },
  ],
  ['tape', 'tape', { across: strip, small: 'width', long: 'length' }],
];
