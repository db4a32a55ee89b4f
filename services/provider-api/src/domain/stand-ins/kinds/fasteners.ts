/** Bolts, nuts, washers, screws and anchors. */
import {
  ASK,
  AT_LEAST,
  EQUAL,
  MAY_DIFFER,
  needed,
  NOT_LESS,
  orNamed,
  told,
  type KindRule,
} from '../rule';
import { measure, measureOrWord } from '../scales/measures';
import { boltStrength, finish, material, nutClass } from '../scales/strengths';
import { fasteningThread, forThread } from '../scales/threads';
import { words } from '../scales/words';

const STRENGTH = 'strength class, property class, grade, class, strength';
const FINISH = 'finish, coating, surface, plating, surface finish';
const COATED =
  /\b(?:zinc[- ]plated|yellow zinc|hot[- ]dip(?:ped)? galvani[sz]ed|black oxide|zp|hdg)\b/i;
const coating = orNamed(needed(FINISH, ASK, finish, ['material']), COATED);
const hand = told('thread direction, hand, thread hand', EQUAL, words);
const drive = told('drive, drive type, recess', EQUAL, words);
const head = told('head, head type, head style', EQUAL, words);
/** A washer of harder steel bears more (ISO 7089: 200 HV, 300 HV). */
const hardness = told('hardness, hardness class', AT_LEAST, measure);

/** A bolt of another length stands out or bottoms. */
const bolt = {
  category: /bolt|screw|fasten|fixing|hardware/,
  facts: [
    needed('thread, size, thread size, diameter', EQUAL, fasteningThread),
    needed('length, bolt length', EQUAL, measure),
    needed(STRENGTH, AT_LEAST, boltStrength, ['material']),
    told('material', AT_LEAST, material),
    orNamed(told(FINISH, ASK, finish), COATED),
    told('thread length, threading', NOT_LESS, measureOrWord),
    told('standard, standards', ASK, words),
    // What it takes follows from thread and class.
    told('tightening torque, torque', MAY_DIFFER, measure),
    ...[hand, drive, head],
  ],
} satisfies Partial<KindRule>;

export const fasteners: readonly KindRule[] = [
  {
    kind: 'hex bolt',
    heads: [
      'hex bolt',
      'hexagon bolt',
      'hex head bolt',
      'bolt hex',
      'bolt hex hd',
      'hex cap screw',
    ],
    after: ['inch'],
    ...bolt,
  },
  {
    kind: 'socket screw',
    heads: ['socket head cap screw', 'socket cap screw', 'allen bolt', 'cap screw'],
    ...bolt,
  },
  { kind: 'threaded rod', heads: ['threaded rod', 'stud bolt', 'all thread'], ...bolt },
  {
    kind: 'machine screw',
    heads: ['machine screw'],
    after: ['pan', 'head', 'countersunk', 'flat', 'round'],
    ...bolt,
    facts: bolt.facts.map((fact) => (fact === drive ? { ...drive, needed: true } : fact)),
  },
  {
    kind: 'nut',
    heads: ['nut', 'nut hex'],
    category: bolt.category,
    facts: [
      needed('thread, size, thread size, for thread', EQUAL, fasteningThread),
      needed(STRENGTH, AT_LEAST, nutClass, ['material']),
      told('material', AT_LEAST, material),
      orNamed(told(FINISH, ASK, finish), COATED),
      told('standard, standards', ASK, words),
      hand,
    ],
  },
  {
    kind: 'washer',
    heads: ['washer'],
    category: bolt.category,
    facts: [
      needed('for thread, thread, size', EQUAL, forThread),
      needed('outside diameter, od, outer diameter', EQUAL, measure),
      needed('thickness', EQUAL, measure),
      told('inside diameter, id, inner diameter', EQUAL, measure),
      told('material', AT_LEAST, material),
      coating,
      told('standard, standards', ASK, words),
      hardness,
    ],
  },
  {
    kind: 'wood screw',
    heads: ['chipboard screw', 'wood screw', 'drywall screw', 'self drilling screw', 'tek screw'],
    category: bolt.category,
    facts: [
      needed('diameter, size', EQUAL, measure),
      needed('length', EQUAL, measure),
      needed('drive, drive type, recess', EQUAL, words),
      coating,
      told('thread length', ASK, measureOrWord),
      told('material', AT_LEAST, material),
      head,
    ],
  },
  {
    kind: 'anchor',
    heads: ['anchor', 'anchor bolt'],
    category: /anchor|fasten|fixing|bolt|screw|hardware/,
    facts: [
      needed('thread, size, diameter', EQUAL, fasteningThread),
      needed('length', EQUAL, measure),
      needed('allowable pull-out, pull-out, tension load, load', AT_LEAST, measure),
      told('hole diameter, drill diameter', EQUAL, measure),
      told('embedment, embedment depth', ASK, measure),
      told('installation torque', ASK, measure),
      told('material', AT_LEAST, material),
      coating,
    ],
  },
];
