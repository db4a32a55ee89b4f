/**
 * In what something may differ that is still close to what was asked: the next length, a higher rating,
 * another colour. What would not fit, not run or not hold is not close: another thread, another voltage,
 * a weaker breaker.
 */
import type { Term } from 'shared-contracts/search/query-terms';
import type { FactKind } from '../name-facts/fact-kinds';

/** `next`: the nearest below and above. `up`: the nearest above. `other`: any. `instead`: see INSTEAD. */
export type Rule = 'next' | 'up' | 'other' | 'instead';

const RULES: Partial<Record<FactKind, Rule>> = {
  ...{ length: 'next', width: 'next', height: 'next', grit: 'next' },
  ...{ weight: 'next', volume: 'next', pack: 'next', pieces: 'next', power: 'next' },
  ...{ current: 'up', breaking: 'up', capacity: 'up', lift: 'up', schedule: 'up', charge: 'up' },
  ...{ strength: 'up', protection: 'up', pressure: 'up' },
  ...{ colour: 'other', finish: 'other', material: 'instead', 'colour-temperature': 'other' },
};

/** Goods of which a fact is meant otherwise than of others; null: it is what they are. */
const OF_GOODS: Readonly<Record<string, Partial<Record<FactKind, Rule | null>>>> = {
  // A weld is made with the next rod; a load hangs on the next chain.
  'welding rod': { diameter: 'next' },
  chain: { diameter: 'up' },
  // A sheet is cut to its length.
  roofing: { length: 'up' },
  // A breaker for more amperes doesn't guard the wire.
  breaker: { current: null },
  // Of these the colour is what is bought, or says how strong or of what alloy they are.
  paint: { colour: null },
  masonry: { colour: null },
  adhesive: { colour: null },
  tungsten: { colour: null },
  // Pipes go on in what is there.
  pipe: { material: null },
  'plastic pipe': { material: null },
  conduit: { material: null },
};

export const ruleOf = (kind: FactKind, noun: string): Rule | undefined => {
  const own = OF_GOODS[noun]?.[kind];
  return own === null ? undefined : (own ?? RULES[kind]);
};

/** What the trade takes in place of a material, at least as strong where it is wet; of others any. */
const INSTEAD: Readonly<Record<string, readonly string[]>> = {
  'galvanized iron': ['stainless', 'black iron'],
  'black iron': ['galvanized iron'],
  brass: ['stainless', 'galvanized iron', 'bronze'],
  bronze: ['brass'],
  pvc: ['brass', 'stainless'],
  polypropylene: [],
  stainless: [],
};

/** Whether goods of one material are taken where those of another were asked for. */
export function isTakenInstead(asked: string, offered: string): boolean {
  const [, those] = Object.entries(INSTEAD).find(([material]) => asked.startsWith(material)) ?? [];
  return those?.some((material) => offered.startsWith(material)) ?? true;
}

/** Words of which the opposite is said of the same goods: high and low cut, long and short nose. */
const MEASURES: ReadonlySet<string> = new Set(
  'heavy hi high large long medium mini short small'.split(' '),
);

export const isMeasureWord = ({ asked }: Term): boolean => MEASURES.has(asked);
