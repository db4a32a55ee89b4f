/** Brings a table of the search to wanted rows by its differences, in short statements. */

/** How many rows are read or written at a time. */
const AT_ONCE = 500;

/** A table whose rows have a text as their key. */
export type Synced<Row> = {
  /** The first rows after a key, in the order of keys, with their keys. */
  after: (key: string, most: number) => Promise<[string, Row][]>;
  /** Writes rows; those whose key is there are replaced. */
  write: (rows: Row[]) => Promise<unknown>;
  remove: (keys: string[]) => Promise<unknown>;
};

async function inParts<Value>(all: readonly Value[], work: (part: Value[]) => Promise<unknown>) {
  for (let at = 0; at < all.length; at += AT_ONCE) await work(all.slice(at, at + AT_ONCE));
}

/**
 * Other statements can run in between, and find some rows as they were and some as they will be:
 * to empty the table and fill it again in one transaction would hold them up.
 */
export async function syncRows<Row>(
  table: Synced<Row>,
  wanted: ReadonlyMap<string, Row>,
): Promise<void> {
  const missing = new Map(wanted);
  for (let last: string | undefined = ''; last !== undefined;) {
    const rows = await table.after(last, AT_ONCE);
    const gone = rows.flatMap(([key]) => (wanted.has(key) ? [] : [key]));
    if (gone.length > 0) await table.remove(gone);
    for (const [key, row] of rows) {
      if (JSON.stringify(row) === JSON.stringify(wanted.get(key))) missing.delete(key);
    }
    last = rows.at(-1)?.[0];
  }
  await inParts([...missing.values()], table.write);
}
