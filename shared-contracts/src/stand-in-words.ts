/** What differs in what may stand in for something, in a shopper's words. */
import type { Difference, StandIn } from './wire/stand-ins';

/** Facts of which more is stronger. */
const STRENGTHS = /strength|grade|class|category/i;

function word({ label, is }: Difference): string {
  if (is === 'more') return STRENGTHS.test(label) ? ': stronger' : ': more';
  if (is === 'less') return ': less';
  return is === 'same' ? ': the same' : '';
}

/** A fact that only one of the two tells is no difference that a shopper can compare. */
export const isTold = ({ wanted, offered }: Difference): boolean => wanted !== '' && offered !== '';

export const verdictInWords = (verdict: StandIn['verdict']): string =>
  verdict === 'equal' ? 'Equal in all that counts' : 'Better, and worse in nothing';

/** 'Strength class 10.9 instead of 8.8: stronger'. */
export const differenceInWords = (difference: Difference): string =>
  `${difference.label} ${difference.offered} instead of ${difference.wanted}${word(difference)}`;
