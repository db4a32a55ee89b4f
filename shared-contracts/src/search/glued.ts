/** Takes apart what is written together: 'M12X50MM', 'X30MM', 'AC220V', '62032RS', 'SS304', '1NO1NC'. */

/** What stands before the 'x' of a size: a number, a thread, a unit, or nothing. */
const TIMES = /^(|m?\d{1,4}(?:\.\d+|\/\d+)?(?:mm|cm|in)?|mm|cm|m|in)x(?=\d)/;
const SPLITS: readonly RegExp[] = [
  // A bearing's number and its seals (ISO 15 and the makers' suffixes).
  /^(\d{4,5}?)-?(2rs\d?|zz|2z|ddu|llu)$/,
  /^(ss|inox)(\d{3}l?)$/,
  /^(gr|grade|class|cl)(\d+\.\d+)$/,
  /^(elbow|elb|ell|bend)(45|90)$/,
  /^(\d+no)(\d+nc)$/,
  // The two wires of '1.25mm2/2'.
  /^(\d+(?:\.\d+)?mm2)\/([2-4])$/,
];
const CURRENT = /^(ac|dc)(\d+v)$/;
/** The wall of a pipe, 'S40', of the sizes that there are (ASME B36.10). */
const SCHEDULE = /^s(?=(?:10|20|40|80|160)$)/;

/**
 * The pieces of a word, which are as long together; itself where nothing is glued.
 * @param word folded
 */
export function unglued(word: string): string[] {
  const [, before] = TIMES.exec(word) ?? [];
  if (before !== undefined) {
    const rest = unglued(word.slice(before.length + 1));
    return [...(before === '' ? [] : [before]), 'x', ...rest];
  }
  for (const split of SPLITS) {
    const [, first, second] = split.exec(word) ?? [];
    if (first !== undefined && second !== undefined) return [first, second];
  }
  return [word];
}

/** '220vac' for 'ac220v', 'sch40' for 's40'; other words as they are. */
export const usualCode = (word: string): string =>
  word.replace(CURRENT, '$2$1').replace(SCHEDULE, 'sch');
