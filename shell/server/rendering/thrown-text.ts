const MOST = 500;

/** The text of a thrown value. The value may be anything, and reading its text may throw too. */
export function thrownText(thrown: unknown): string {
  try {
    return String(thrown).slice(0, MOST);
  } catch {
    return 'something that has no words';
  }
}
