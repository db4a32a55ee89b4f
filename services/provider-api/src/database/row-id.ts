const LARGEST = 2_147_483_647;

/** An id of the database from its text on the wire; null for a text that can't be any row's id. */
export function rowId(text: string): number | null {
  if (!/^[1-9]\d{0,9}$/.test(text)) return null;
  const id = Number(text);
  return id <= LARGEST ? id : null;
}

/** The valid ids of a list; the others match no row anyway. */
export function rowIds(texts: readonly string[]): number[] {
  return texts.map(rowId).filter((id) => id !== null);
}
