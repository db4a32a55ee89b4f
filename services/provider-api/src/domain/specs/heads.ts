/**
 * Heads of bolts, screws and rivets by the words of the trade, so that 'Hex', 'HEX HD' and 'hexagon head'
 * are one. A flat head is a countersunk one (ASME B18.6.3 and ISO 7046 have different names for it).
 */
import { fold } from 'shared-contracts/search/fold';

/** Each as a shopper reads it, and what is said before 'head', a regular expression. */
export const HEADS = {
  hex: 'hex(?:agon(?:al)?)?',
  'hex washer': 'hex(?:agon)?[- ]washer',
  'hex flange': 'hex(?:agon)?[- ]flanged?|flanged?[- ]hex(?:agon)?',
  oval: '(?:oval|raised)(?:[- ](?:csk|counter[- ]?sunk))?',
  'flat (countersunk)':
    'flat \\(countersunk\\)|(?:flat[- ])?(?:csk|c\\/sunk|counter[- ]?sunk)(?:[- ]flat)?|flat',
  pan: 'pan',
  button: 'button',
  socket: '(?:hex[- ])?(?:socket|soc)(?:[- ]cap)?|allen',
  truss: '(?:modified[- ])?truss',
  wafer: 'wafer',
  bugle: 'bugle',
  round: 'round|rnd|rd',
  cheese: 'cheese',
  fillister: 'fil(?:l?ister)?',
  dome: 'domed?',
} as const satisfies Readonly<Record<string, string>>;

export type Head = keyof typeof HEADS;

/** What a name or a supplier says behind the kind of a head. */
export const HEAD_WORD = '(?:head(?:ed)?|hd)';

/** Labels of suppliers under which a head is said. */
export const HEAD_LABELS: readonly string[] = [
  'head type',
  'head',
  'head style',
  'head shape',
  'screw head',
];

/** Whether a label's values may be heads. */
export const isOfHeads = (key: string): boolean => HEAD_LABELS.includes(key);

const SAID = Object.entries(HEADS).map(
  ([head, words]) =>
    [head, new RegExp(`^(?:${words})(?:[- ]?${HEAD_WORD}(?: cap)?\\.?)?$`)] as const,
);

/** The head that the text of a spec is; undefined for any other text: 'Carbide', '30 m'. */
export function headNamed(text: string): string | undefined {
  const plain = fold(text).replaceAll(/\s+/g, ' ').trim();
  return SAID.find(([, words]) => words.test(plain))?.[0];
}
