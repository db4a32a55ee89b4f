/** Words that say how a thing is, by which alone nothing is found. */
import type { Term } from './query-terms';

/** Colours, materials, finishes, and what is said of goods of every kind, also how they are packed. */
const ATTRIBUTES: ReadonlySet<string> = new Set(
  `black blue brown chrome clear gold gray green grey orange pink purple red silver transparent violet
  white yellow itim asul pula puti dilaw berde
  alloy aluminum aluminium brass bronze carbon copper cotton cowhide fiberglass fibreglass galvanized
  galvanised gi hss inox iron leather nylon plastic polyester pvc rubber stainless ss steel vinyl wood
  wooden zinc
  coated glossy gloss matte painted plain plated polished
  max plus pro smart super ultra
  adjustable best big brand durable duty genuine good heavy high industrial large long medium mini
  new original portable professional quality short small standard strong type universal
  pack pair pairs pc pcs piece pieces roll rolls`.split(/\s+/),
);

/** Whether a term only says how a thing is. */
export const isAttribute = ({ asked, ways }: Term): boolean =>
  ATTRIBUTES.has(asked) ||
  ways.some(
    ({ words: [only = '', ...more], how }) =>
      how === 'asked' && more.length === 0 && ATTRIBUTES.has(only),
  );
