/** How an offered value stands to the wanted one. */

/**
 * `more` holds all of the wanted value and something beyond it, `less` lacks some of it; `differs`
 * where neither can be said, `unknown` where one of the two can't be read.
 */
export type Standing = 'same' | 'more' | 'less' | 'differs' | 'unknown';

/** Compares two values as they are written. Swapped values stand the other way round. */
export type Scale = (wanted: string, offered: string) => Standing;

export const byNumber = (wanted: number, offered: number): Standing =>
  offered === wanted ? 'same' : offered > wanted ? 'more' : 'less';

/**
 * Several standings of one value as one: what lacks something in one of them lacks it as a whole,
 * whichever way round it is read.
 */
export function together(standings: readonly Standing[]): Standing {
  for (const each of ['unknown', 'differs', 'less', 'more'] as const) {
    if (standings.includes(each)) return each;
  }
  return 'same';
}

/** A scale of what a value is read as; two unreadable values of one text are the same. */
export const scaleOf =
  <Value>(
    read: (text: string) => Value | null,
    compare: (wanted: Value, offered: Value) => Standing,
  ): Scale =>
  (wanted, offered) => {
    const [one, other] = [read(wanted), read(offered)];
    return one === null || other === null ? 'unknown' : compare(one, other);
  };
