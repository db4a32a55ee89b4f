export const SIXTY_FOURTHS = 64;

/** Inches as they are written, of a whole number of 64ths: '13/64', '1', '1-1/4'. */
export function writtenInches(sixtyFourths: number): string {
  let [over, under] = [sixtyFourths, SIXTY_FOURTHS];
  while (over % 2 === 0 && under > 1) [over, under] = [over / 2, under / 2];
  const whole = Math.floor(over / under);
  if (under === 1) return String(whole);
  return `${whole === 0 ? '' : `${whole}-`}${over % under}/${under}`;
}
