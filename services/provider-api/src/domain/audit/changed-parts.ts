/** Characters of an unchanged text that stand beside its changed part. */
const AROUND = 40;
/** Characters of a text that is shown as a whole, and of a longer one's changed part. */
const MOST = 400;

/**
 * Of two states of a text what is enough to see the change: short ones as a whole, of long ones the
 * part between what they begin and end with alike.
 */
export function changedParts(before: string, after: string): { before: string; after: string } {
  // By whole characters, because half of one can't be stored.
  const [old, now] = [Array.from(before), Array.from(after)];
  if (old.length <= MOST && now.length <= MOST) return { before, after };
  const shorter = Math.min(old.length, now.length);
  let begin = 0;
  while (begin < shorter && old[begin] === now[begin]) begin += 1;
  let end = 0;
  while (end < shorter - begin && old.at(-1 - end) === now.at(-1 - end)) end += 1;
  const from = Math.max(0, begin - AROUND);
  const part = (letters: readonly string[]) => {
    const to = Math.min(letters.length, letters.length - end + AROUND, from + MOST);
    const words = letters.slice(from, to).join('');
    return `${from > 0 ? '…' : ''}${words}${to < letters.length ? '…' : ''}`;
  };
  return { before: part(old), after: part(now) };
}
