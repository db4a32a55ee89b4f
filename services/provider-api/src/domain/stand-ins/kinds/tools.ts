/** Batteries, power tools, hand tools and measuring tools. */
import { ASK, AT_LEAST, AT_MOST, EQUAL, needed, NOT_LESS, told, type KindRule } from '../rule';
import { frequency, safetyCategory, supply } from '../scales/electrical';
import { count, measure, range, sides } from '../scales/measures';
import { material } from '../scales/strengths';
import { fasteningThread } from '../scales/threads';
import { ascending, words } from '../scales/words';

const VOLTAGE = 'rated voltage, voltage, supply';
const HOLDS = { ...AT_LEAST, differs: 'no' } as const;
const mains = [
  needed(VOLTAGE, HOLDS, supply),
  needed('frequency', HOLDS, frequency, VOLTAGE.split(', ')),
  needed('power, rated input power, input power', AT_LEAST, measure),
  told('current', ASK, measure),
  told('switch', ASK, words),
];
/** No standard says whose battery fits whose tool: only the maker's platform does. */
const platform = needed('platform, battery platform, battery system', EQUAL, words);
const chemistry = told('chemistry, type', ASK, words);

export const tools: readonly KindRule[] = [
  {
    kind: 'tool battery',
    heads: ['battery pack', 'tool battery', 'cordless battery'],
    facts: [
      needed('voltage, rated voltage', EQUAL, supply),
      needed('capacity', AT_LEAST, measure),
      platform,
      chemistry,
    ],
  },
  {
    kind: 'lead battery',
    heads: ['lead acid battery', 'sealed lead acid battery', 'vrla battery'],
    facts: [
      needed('voltage, rated voltage', EQUAL, supply),
      needed('capacity', AT_LEAST, measure),
      needed('size, dimensions', EQUAL, sides),
      needed('terminal, terminals', EQUAL, words),
    ],
  },
  {
    kind: 'dry battery',
    heads: ['alkaline battery', 'dry battery', 'dry cell'],
    facts: [
      // IEC 60086-2 beside the trade's names.
      needed('size', EQUAL, (one, other) => words(cellOf(one), cellOf(other))),
      needed('voltage', EQUAL, supply),
      needed('chemistry, type', ASK, words),
    ],
  },
  {
    kind: 'drill driver',
    heads: ['cordless drill driver', 'cordless drill'],
    facts: [
      needed('voltage, rated voltage', EQUAL, supply),
      platform,
      needed('maximum torque, torque', AT_LEAST, measure),
      needed('chuck capacity, chuck', AT_LEAST, measure),
      needed('battery, batteries', ASK, words),
      told('no-load speed', ASK, words),
      told('motor', ASK, words),
    ],
  },
  {
    kind: 'angle grinder',
    heads: ['angle grinder'],
    facts: [
      ...mains,
      needed('disc diameter, diameter', EQUAL, measure),
      needed('spindle thread, spindle', EQUAL, fasteningThread),
      // Its discs must bear its speed (EN 12413); a slower one takes longer.
      needed('no-load speed, speed', { more: 'no', less: 'ask', differs: 'ask' }, measure),
    ],
  },
  {
    kind: 'rotary hammer',
    heads: ['rotary hammer', 'rotary hammer sds plus', 'rotary hammer sds max'],
    facts: [
      ...mains,
      needed('tool holder, chuck', EQUAL, words),
      needed('impact energy', AT_LEAST, measure),
      needed(['drilling capacity', 'drilling capacity, concrete'], AT_LEAST, measure),
      told('impact rate', ASK, measure),
    ],
  },
  {
    kind: 'socket',
    heads: ['socket', 'hex socket'],
    category: /hand tool|socket|wrench/,
    facts: [
      needed('size', EQUAL, measure),
      needed('drive, square drive', EQUAL, measure),
      needed('points, profile', ASK, count),
      needed('length', ASK, measure),
      told('material', ASK, material),
    ],
  },
  {
    kind: 'wrench',
    heads: ['combination wrench', 'combination spanner'],
    after: ['ratcheting'],
    facts: [
      needed('size', EQUAL, measure),
      needed('material', ASK, words),
      told('finish', ASK, words),
      told(
        'insulation',
        NOT_LESS,
        ascending([
          ['none', 'no'],
          ['1000 v', '1000v'],
        ]),
      ),
      told('length', ASK, measure),
    ],
  },
  {
    kind: 'multimeter',
    heads: ['digital multimeter', 'multimeter', 'clamp meter'],
    facts: [
      needed('safety category', AT_LEAST, safetyCategory),
      needed(['voltage range', 'voltage', 'voltage, ac/dc'], AT_LEAST, range),
      needed(['current range', 'current', 'current, ac/dc'], AT_LEAST, range),
      // Averages are wrong where the current is no sine.
      needed('measurement', AT_LEAST, ascending([['average'], ['true rms', 'trms']])),
      needed('accuracy', AT_MOST, measure),
    ],
  },
  {
    kind: 'calliper',
    heads: ['vernier calliper', 'vernier caliper', 'digital calliper', 'digital caliper'],
    facts: [
      needed('measuring range, range', AT_LEAST, range),
      needed('resolution, graduation', AT_MOST, measure),
      needed('accuracy', AT_MOST, measure),
      told('jaw depth', ASK, measure),
      told('material', ASK, words),
      told('battery', ASK, words),
    ],
  },
];

const CELLS: Readonly<Record<string, string>> = { lr6: 'aa', lr03: 'aaa', lr14: 'c', lr20: 'd' };
function cellOf(text: string): string {
  const size = text.trim().toLowerCase();
  return CELLS[size] ?? size;
}
