const LARGEST = 2_147_483_647;

/** An id of the database from its text on the wire; null for what no row can have. */
export function rowId(text: string): number | null {
  if (!/^[1-9]\d{0,9}$/.test(text)) return null;
  const id = Number(text);
  return id <= LARGEST ? id : null;
}

/** The ids of a list that rows can have; the others match nothing anyway. */
export function rowIds(texts: readonly string[]): number[] {
  return texts.map(rowId).filter((id) => id !== null);
}
