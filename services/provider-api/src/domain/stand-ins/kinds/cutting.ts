/** Drill bits, discs, blades and abrasives. */
import { ASK, AT_LEAST, EQUAL, needed, NOT_LESS, told, type KindRule } from '../rule';
import { drillDiameter, grit, measure, sheetSize } from '../scales/measures';
import { ascending, words } from '../scales/words';

/** A disc bursts above its speed: the machine's must not be higher (EN 12413). */
const speed = needed('maximum speed, max speed, max rpm, maximum rpm, rpm', AT_LEAST, measure);
const bore = needed('bore, hole, arbor, arbor hole', EQUAL, measure);
const diameter = needed('diameter, size', EQUAL, measure);
const use = told('for, material, application, use', ASK, words);
const standard = told('standard, standards', ASK, words);
const discs = /disc|disk|wheel|abrasive|cutting|grind|tool/;

/** Words of what a disc is for, which follow its head. */
const WORKED = 'for steel stainless stone concrete metal inox aluminium wood'.split(' ');

const drill = [
  needed('diameter, size, drill size, drill diameter', EQUAL, drillDiameter),
  needed('shank, shank type', EQUAL, words),
  // A longer drill drifts.
  needed('working length, flute length', NOT_LESS, measure),
  needed('overall length, total length', NOT_LESS, measure),
  told('point, tip', ASK, words),
  told('head', ASK, words),
  standard,
];

export const cutting: readonly KindRule[] = [
  {
    kind: 'twist drill',
    heads: ['hss twist drill bit', 'twist drill bit', 'twist drill', 'hss drill bit'],
    facts: [
      ...drill,
      // High-speed steel, and with cobalt (ISO 4957); carbide is brittle, so it is asked.
      needed(
        'material',
        AT_LEAST,
        ascending([['hss'], ['hss co', 'hss co 5', 'hss co 5 (m35)', 'hss co 5 m35', 'm35']]),
      ),
    ],
  },
  {
    kind: 'sds drill',
    heads: ['sds drill bit', 'sds plus drill bit', 'sds max drill bit', 'hammer drill bit'],
    facts: drill,
  },
  {
    kind: 'cutting disc',
    heads: ['cutting disc', 'cut off wheel', 'cutting wheel'],
    category: discs,
    after: WORKED,
    facts: [diameter, needed('thickness', NOT_LESS, measure), bore, speed, use, standard],
  },
  {
    kind: 'grinding disc',
    heads: ['grinding disc', 'grinding wheel'],
    category: discs,
    after: WORKED,
    facts: [
      diameter,
      needed('thickness', EQUAL, measure),
      bore,
      speed,
      use,
      told('grit', EQUAL, grit),
      standard,
    ],
  },
  {
    kind: 'flap disc',
    heads: ['flap disc'],
    category: discs,
    after: ['aluminium', 'oxide', 'zirconia', 'ceramic'],
    facts: [
      diameter,
      bore,
      speed,
      needed('grit', EQUAL, grit),
      needed('grain, abrasive', ASK, words),
      use,
      standard,
    ],
  },
  {
    kind: 'saw blade',
    heads: ['circular saw blade', 'saw blade'],
    after: WORKED,
    facts: [
      diameter,
      bore,
      speed,
      needed('teeth, number of teeth', ASK, measure),
      told('kerf', ASK, measure),
      use,
      standard,
    ],
  },
  {
    kind: 'abrasive sheet',
    heads: ['sanding sheet', 'sandpaper', 'abrasive paper', 'dry sanding sheet'],
    facts: [
      needed('size', EQUAL, sheetSize),
      needed('grit', EQUAL, grit),
      needed('grain, abrasive', ASK, words),
      needed('backing', ASK, words),
    ],
  },
];
