const MOST = 500;

/** What somebody threw, in words: it may be anything, and even its words may throw. */
export function told(thrown: unknown): string {
  try {
    return String(thrown).slice(0, MOST);
  } catch {
    return 'something that has no words';
  }
}
