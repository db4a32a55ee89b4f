/** Wires, breakers, contactors, relays, fuses, motors and lamps. */
import {
  ASK,
  AT_LEAST,
  AT_MOST,
  EQUAL,
  needed,
  NOT_LESS,
  orNamed,
  told,
  type KindRule,
} from '../rule';
import {
  amperes,
  brokenVoltage,
  contacts,
  frequency,
  ipCode,
  ratedVoltage,
  supply,
  wireSize,
} from '../scales/electrical';
import { count, measure, motorPower, range, sides } from '../scales/measures';
import { ascending, sameWords, words, yesNo } from '../scales/words';

const VOLTAGE = 'rated voltage, voltage, supply, supply voltage, input voltage';
const PROTECTION = 'protection class, ip rating, ip, ip class, ingress protection, enclosure';
/** What holds some and lacks some of a supply is no supply. */
const HOLDS = { ...AT_LEAST, differs: 'no' } as const;
const standard = told('standard, standards', ASK, words);
const colour = told('colour, color', ASK, words);
const protection = told(PROTECTION, AT_LEAST, ipCode);

export const electrical: readonly KindRule[] = [
  {
    kind: 'wire',
    heads: [
      'thhn wire',
      'stranded wire',
      'solid wire',
      'tw wire',
      'thw wire',
      'building wire',
      'royal cord',
      'flat cord',
      'royal cable',
    ],
    after: ['stranded', 'solid'],
    facts: [
      needed('size, conductor size, wire size, cross-section, cross section', AT_LEAST, wireSize),
      needed('conductor, conductor material', EQUAL, words),
      needed('voltage, rated voltage, voltage rating', AT_LEAST, ratedVoltage),
      told('length, roll length', AT_LEAST, measure),
      told('current capacity, current capacity at 60 °c, ampacity', ASK, measure),
      told('outside diameter', ASK, measure),
      told('cores, conductors', EQUAL, count),
      told('insulation, type', ASK, words),
      ...[standard, colour],
    ],
  },
  {
    kind: 'breaker',
    heads: ['circuit breaker', 'miniature circuit breaker', 'mcb', 'rcbo', 'mccb'],
    after: ['pole', 'din', 'rail', 'plug', 'in', 'bolt', 'on'],
    ofOneBrand: { label: 'mounting', value: /^(?:plug|bolt)/ },
    facts: [
      needed('rated current, current, amperage, ampere', EQUAL, amperes),
      needed('poles, number of poles, pole', EQUAL, count),
      needed('rated voltage, voltage', AT_LEAST, brokenVoltage),
      needed(
        'breaking capacity, interrupting capacity, icn, icu, short-circuit capacity',
        AT_LEAST,
        amperes,
      ),
      needed('tripping curve, curve, trip curve, characteristic', EQUAL, words),
      orNamed(
        needed('mounting, mount', EQUAL, words),
        /\b(?:din[- ]rail|plug[- ]in|bolt[- ]on)\b/i,
      ),
      // More sensitive trips at what flows to earth all day (IEC 61009-1).
      told(
        'sensitivity, residual current, rated residual current',
        { more: 'no', less: 'ask', differs: 'ask' },
        amperes,
      ),
      told('frequency', HOLDS, frequency),
      standard,
    ],
  },
  {
    kind: 'contactor',
    heads: ['contactor', 'magnetic contactor'],
    facts: [
      needed('rated current (ac-3), rated current, current, ac-3 current', AT_LEAST, amperes),
      needed('poles, number of poles', EQUAL, count),
      needed('coil voltage, coil, control voltage', EQUAL, supply),
      needed('auxiliary contacts, auxiliary, contacts', AT_LEAST, contacts),
      told('coil frequency, frequency', HOLDS, frequency),
      told('rated voltage, voltage', AT_LEAST, brokenVoltage),
      told('mounting', EQUAL, words),
      standard,
    ],
  },
  {
    kind: 'overload relay',
    heads: ['overload relay', 'thermal overload relay', 'thermal overload'],
    facts: [
      needed('setting range, range, current range', AT_LEAST, range),
      needed('trip class, class', EQUAL, words),
      needed('for contactor, fits, mounting', EQUAL, words),
    ],
  },
  {
    kind: 'fuse',
    heads: ['fuse', 'cartridge fuse', 'fuse link'],
    facts: [
      needed('rated current, current', EQUAL, amperes),
      needed('voltage, rated voltage', AT_LEAST, brokenVoltage),
      needed('size', EQUAL, sides),
      needed('class, characteristic, type', ASK, words),
      needed('breaking capacity, interrupting capacity', AT_LEAST, amperes),
    ],
  },
  {
    kind: 'motor',
    heads: ['electric motor', 'induction motor', 'ac motor'],
    facts: [
      needed('power, rated power, output', NOT_LESS, motorPower),
      needed('poles, number of poles', EQUAL, count),
      needed(VOLTAGE, EQUAL, supply),
      needed('phase, phases', EQUAL, words),
      needed('frequency', HOLDS, frequency, [...VOLTAGE.split(', ')]),
      needed('frame, frame size', EQUAL, words),
      needed('mounting', EQUAL, words),
      needed(PROTECTION, AT_LEAST, ipCode),
      needed('shaft, shaft diameter', EQUAL, measure),
      // IEC 60034-30-1.
      told(
        'efficiency class, efficiency',
        AT_LEAST,
        ascending([['ie1'], ['ie2'], ['ie3'], ['ie4'], ['ie5']]),
      ),
      // IEC 60085: the heat that each bears.
      told(
        'insulation class, insulation',
        AT_LEAST,
        ascending([['a'], ['e'], ['b'], ['f'], ['h']]),
      ),
      told('duty', ASK, sameWords),
    ],
  },
  {
    kind: 'lamp',
    heads: ['led bulb', 'led flood light', 'flood light', 'floodlight', 'led lamp'],
    facts: [
      needed('power, wattage', AT_MOST, measure),
      needed(VOLTAGE, HOLDS, supply),
      needed('luminous flux, lumens, lumen', AT_LEAST, measure),
      needed('colour temperature, color temperature, cct', EQUAL, measure),
      told('cap, base, socket', EQUAL, words),
      told('dimmable', AT_LEAST, yesNo),
      told('current', ASK, measure),
      told('beam angle', ASK, measure),
      protection,
    ],
  },
];
