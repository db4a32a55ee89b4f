import type { Difference } from 'shared-contracts/wire/stand-ins';

/** Facts of which more is stronger. */
const STRENGTHS = /strength|grade|class|category/i;

function word({ label, is }: Difference): string {
  if (is === 'more') return STRENGTHS.test(label) ? ': stronger' : ': more';
  if (is === 'less') return ': less';
  return is === 'same' ? ': the same' : '';
}

/** 'Strength class 10.9 instead of 8.8: stronger'. */
export const differenceInWords = (difference: Difference): string =>
  `${difference.label} ${difference.offered} instead of ${difference.wanted}${word(difference)}`;
