/** Fittings, valves, pipes and hoses. */
import { ASK, AT_LEAST, EQUAL, needed, NOT_LESS, told, type KindRule } from '../rule';
import { count, measure } from '../scales/measures';
import type { Scale } from '../scales/scale';
import { finish, material } from '../scales/strengths';
import { nominalSize, pipeThread } from '../scales/threads';
import { ascending, ofSystems, words } from '../scales/words';

const MATERIAL = 'material, body, body material';
const PRESSURE =
  'pressure, working pressure, maximum pressure, pressure rating, pressure class, max pressure';
/** Nominal pressures (ISO 7268), and the series of Philippine pipes (PNS 65), ascending. */
const pressureClass = ofSystems([
  ascending([
    ['pn4', 'pn 4'],
    ['pn6', 'pn 6'],
    ['pn10', 'pn 10'],
    ['pn16', 'pn 16'],
    ['pn20', 'pn 20'],
    ['pn25', 'pn 25'],
    ['pn40', 'pn 40'],
  ]),
  ascending([['series 600'], ['series 1000']]),
  measure,
]);
const schedule: Scale = (wanted, offered) =>
  count(wanted.replace(/^sch(?:edule)?\.?\s?/i, ''), offered.replace(/^sch(?:edule)?\.?\s?/i, ''));
const colour = told('colour, color', ASK, words);
const FITTINGS = ['elbow', 'tee', 'coupling', 'nipple', 'bushing', 'union', 'reducer'];

export const piping: readonly KindRule[] = [
  {
    kind: 'solvent fitting',
    heads: FITTINGS.flatMap((each) => [`pvc ${each}`, `upvc ${each}`]),
    after: ['solvent'],
    category: /pipe|fitting|plumb|pvc/,
    facts: [
      needed('size, diameter, nominal size', EQUAL, nominalSize),
      needed('pressure class, class, series, pressure', AT_LEAST, pressureClass),
      needed('colour, color', ASK, words),
      told(MATERIAL, ASK, material),
    ],
  },
  {
    kind: 'threaded fitting',
    heads: FITTINGS,
    category: /pipe|fitting|plumb/,
    facts: [
      needed('size, nominal size, diameter', EQUAL, nominalSize),
      needed('thread, connection, thread type, ends, end connection', EQUAL, pipeThread, ['size']),
      needed(MATERIAL, ASK, material),
      needed(PRESSURE, AT_LEAST, pressureClass),
      told('finish, coating, surface', ASK, finish),
      told('angle', EQUAL, measure),
      colour,
    ],
  },
  {
    kind: 'valve',
    heads: [
      'ball valve',
      'gate valve',
      'check valve',
      'globe valve',
      'angle valve',
      'foot valve',
      'butterfly valve',
    ],
    category: /valve|pipe|plumb|fitting/,
    facts: [
      needed('size, nominal size, diameter', EQUAL, nominalSize),
      needed('thread, connection, thread type, ends, end connection', EQUAL, pipeThread, ['size']),
      needed(MATERIAL, ASK, material),
      needed(PRESSURE, AT_LEAST, pressureClass),
      needed('maximum temperature, temperature, max temperature', AT_LEAST, measure),
      told('port, bore', ASK, words),
      told('medium, media, for', ASK, words),
      told('seat, seal', ASK, words),
    ],
  },
  {
    kind: 'plastic pipe',
    heads: ['pvc pipe', 'upvc pipe', 'ppr pipe', 'hdpe pipe', 'pe pipe'],
    facts: [
      needed('size, outside diameter, nominal size, diameter', EQUAL, nominalSize),
      needed('class, pressure class, series, pressure', AT_LEAST, pressureClass),
      needed('length', AT_LEAST, measure),
      needed('colour, color', ASK, words),
    ],
  },
  {
    kind: 'steel pipe',
    heads: [
      'gi pipe',
      'bi pipe',
      'steel pipe',
      'black iron pipe',
      'galvanised pipe',
      'galvanized pipe',
    ],
    facts: [
      needed('size, nominal size', EQUAL, nominalSize),
      // A thicker wall leaves a smaller bore.
      needed('schedule, wall', NOT_LESS, schedule),
      needed('length', AT_LEAST, measure),
      needed('finish, coating, surface', ASK, finish),
      told(MATERIAL, ASK, material),
    ],
  },
  {
    kind: 'hose',
    heads: [
      'air hose',
      'water hose',
      'garden hose',
      'welding hose',
      'hydraulic hose',
      'suction hose',
      'discharge hose',
    ],
    facts: [
      needed('inside diameter, id, bore, inner diameter', EQUAL, measure),
      needed('length', AT_LEAST, measure),
      needed('working pressure, pressure, maximum pressure', AT_LEAST, measure),
      needed('material', ASK, material),
      told('bursting pressure, burst pressure', AT_LEAST, measure),
      told('outside diameter, od, outer diameter', ASK, measure),
      told('fitting, fittings, connection, ends', EQUAL, pipeThread),
      told('maximum temperature, temperature', AT_LEAST, measure),
      colour,
    ],
  },
];
