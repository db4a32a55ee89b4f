/** Pumps, bearings, belts, welding supplies, paints and sealants. */
import { ASK, AT_LEAST, EQUAL, MAY_DIFFER, needed, NOT_LESS, told, type KindRule } from '../rule';
import { frequency, supply } from '../scales/electrical';
import { count, measure, motorPower } from '../scales/measures';
import { ascending, sameWords, words, yesNo } from '../scales/words';

const HOLDS = { ...AT_LEAST, differs: 'no' } as const;
const VOLTAGE = 'supply, voltage, rated voltage';
/** How much is sold as one: a question of the quantity. */
const amount = (label: string) => told(label, MAY_DIFFER, measure);
const colour = needed('colour, color', EQUAL, words);

export const plant: readonly KindRule[] = [
  {
    kind: 'pump',
    heads: ['submersible drainage pump', 'submersible pump', 'centrifugal pump', 'drainage pump'],
    facts: [
      needed(VOLTAGE, HOLDS, supply),
      needed('frequency', HOLDS, frequency, VOLTAGE.split(', ')),
      needed('phase, phases', EQUAL, words),
      needed('power, motor', NOT_LESS, motorPower),
      needed('maximum flow, flow', AT_LEAST, measure),
      needed('maximum head, head', AT_LEAST, measure),
      needed('outlet, inlet and outlet, port size', EQUAL, measure),
      told('solids', AT_LEAST, measure),
      told('float switch', NOT_LESS, yesNo),
      told('current', ASK, measure),
      told('motor speed', ASK, measure),
    ],
  },
  {
    kind: 'bearing',
    heads: ['deep groove ball bearing', 'ball bearing', 'roller bearing', 'bearing'],
    facts: [
      needed('designation, bearing number, number', EQUAL, sameWords),
      needed('bore, inside diameter', EQUAL, measure),
      needed('outside diameter, od', EQUAL, measure),
      needed('width', EQUAL, measure),
      told('seal, seals, shield', ASK, words),
      told('clearance', ASK, words),
    ],
  },
  {
    kind: 'v-belt',
    heads: ['v belt'],
    facts: [
      needed('section, profile', ASK, words),
      needed('length, pitch length, outside length', EQUAL, measure),
      needed('belts, strands, ribs', EQUAL, count),
    ],
  },
  {
    kind: 'electrode',
    heads: ['welding electrode', 'welding rod'],
    facts: [
      needed('classification, class, type', ASK, words),
      needed('diameter, size', EQUAL, measure),
      needed('length', EQUAL, measure),
      told('current type', ASK, words),
      told('welding current', ASK, words),
      told('tensile strength', AT_LEAST, measure),
      amount('net weight, pack weight'),
    ],
  },
  {
    kind: 'welding wire',
    heads: ['mig wire', 'welding wire'],
    facts: [
      needed('classification, class, type', ASK, words),
      needed('diameter, size', EQUAL, measure),
      // A machine takes one size of spool.
      needed('spool, spool weight, net weight', EQUAL, measure),
    ],
  },
  {
    kind: 'paint',
    heads: ['enamel paint', 'latex paint', 'epoxy paint', 'paint'],
    facts: [
      needed('base, type', ASK, words),
      colour,
      needed('gloss, finish, sheen', EQUAL, words),
      amount('volume, size'),
    ],
  },
  {
    kind: 'sealant',
    heads: ['silicone sealant', 'sealant'],
    facts: [needed('base, type', ASK, words), colour, amount('volume, size')],
  },
  {
    kind: 'threadlocker',
    heads: ['threadlocker', 'thread locker'],
    facts: [
      // A joint that must come apart, and one that must not.
      needed('strength', EQUAL, ascending([['low'], ['medium'], ['high']])),
      told('colour, color', ASK, words),
      amount('volume, size'),
    ],
  },
];
