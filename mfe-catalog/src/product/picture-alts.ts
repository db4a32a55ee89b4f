/**
 * What is said of each picture to who doesn't see it: what it shows, or the product's name where the
 * provider doesn't say it, and which of several it is.
 */
export function pictureAlts(name: string, count: number, texts: readonly string[] = []): string[] {
  if (count < 2) return [texts[0] || name];
  return Array.from(
    { length: count },
    (_, at) => `${texts[at] || name}, picture ${at + 1} of ${count}`,
  );
}
