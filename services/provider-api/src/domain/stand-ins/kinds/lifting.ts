/** Slings, chains, shackles, hoists and ladders. */
import { ASK, AT_LEAST, EQUAL, needed, NOT_LESS, orNamed, told, type KindRule } from '../rule';
import { measure } from '../scales/measures';
import { chainGrade, finish } from '../scales/strengths';
import { ascending, ofSystems, words } from '../scales/words';

/** A breaking load is no working load: it has a label of its own and no rule. */
const load = needed(
  'working load limit, wll, swl, safe working load, capacity, rated load',
  AT_LEAST,
  measure,
);
/** '7:1' as it is written (EN 1492: seven; ASME B30.9: five). */
const factor = told(
  'safety factor, design factor',
  AT_LEAST,
  ascending([4, 5, 6, 7, 8].map((each) => [`${each} 1`, String(each)])),
);
const standard = told('standard, standards', ASK, words);

/** A person at work needs a professional ladder (EN 131); ANSI A14 goes by the load. */
const ladderClass = ofSystems([
  ascending([
    ['en 131 non professional', 'non professional'],
    ['en 131 professional', 'professional'],
  ]),
  ascending([
    ['type iii', 'iii'],
    ['type ii', 'ii'],
    ['type i', 'i'],
    ['type ia', 'ia'],
    ['type iaa', 'iaa'],
  ]),
]);

export const lifting: readonly KindRule[] = [
  {
    kind: 'webbing sling',
    heads: ['webbing sling', 'polyester webbing sling', 'web sling'],
    after: ['duplex'],
    facts: [
      load,
      needed('length', NOT_LESS, measure),
      orNamed(needed('material', ASK, words), /\b(?:polyester|polyamide|nylon|polypropylene)\b/i),
      { ...factor, needed: true },
      told('width', ASK, measure),
      told('colour, color', ASK, words),
      standard,
    ],
  },
  {
    kind: 'round sling',
    heads: ['round sling'],
    facts: [load, needed('length', NOT_LESS, measure), { ...factor, needed: true }, standard],
  },
  {
    kind: 'chain',
    heads: ['lifting chain', 'alloy chain', 'load chain'],
    facts: [
      needed('chain size, size, diameter', EQUAL, measure),
      needed('grade, class', AT_LEAST, chainGrade),
      load,
      needed('length', ASK, measure),
      standard,
    ],
  },
  {
    kind: 'shackle',
    heads: ['bow shackle', 'dee shackle', 'd shackle', 'anchor shackle'],
    facts: [
      load,
      needed('size', EQUAL, measure),
      needed('pin, pin type', ASK, words),
      { ...factor, needed: true },
      needed('finish', ASK, finish),
      told('grade', ASK, words),
      standard,
    ],
  },
  {
    kind: 'chain hoist',
    heads: ['chain hoist', 'manual chain hoist', 'chain block'],
    facts: [
      load,
      needed('lift, lifting height', AT_LEAST, measure),
      told('load chain', ASK, words),
      told('hand pull, hand pull at full load', ASK, measure),
      told('test load', ASK, measure),
      standard,
    ],
  },
  {
    kind: 'extension ladder',
    heads: ['extension ladder'],
    facts: [
      needed('load, maximum load, load capacity', AT_LEAST, measure),
      needed('length, height', NOT_LESS, measure),
      needed('material', ASK, words),
      needed('class, type, duty', AT_LEAST, ladderClass),
      told('steps, rungs', ASK, measure),
      standard,
    ],
  },
];
