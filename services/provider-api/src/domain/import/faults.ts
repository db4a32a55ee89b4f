/** What is wrong with a file, counted in full and kept in part, so that a bad file needs no memory. */

/** One field of a row that can't be imported. */
export type Fault = {
  field: string;
  reason: string;
  /** The value as it is in the file, shortened. */
  seen?: string;
  /** Where it is, when that isn't where its row begins. */
  place?: string;
};

/** A row that can't be imported. */
export type BadRow = {
  /** 'products[3]' or 'line 12'; a section where all of it is wrong. */
  place: string;
  /** The row's key and name where it has them. */
  key?: string;
  name?: string;
  faults: Fault[];
};

/** How many bad rows are printed. */
export const BAD_ROWS_MOST = 50;
/** How many a report names. */
const REPORTED_MOST = 10_000;
const SEEN_MOST = 60;

function inJson(value: unknown): string {
  try {
    return JSON.stringify(value) ?? 'nothing';
  } catch {
    // It is nested so deeply that nothing can walk through it.
    return '[[…]]';
  }
}

/** A value as it is shown: short, and on one line. */
export function seen(value: unknown): string {
  const text = typeof value === 'string' ? value : inJson(value);
  const line = text.replaceAll(/\s+/g, ' ');
  return line.length > SEEN_MOST ? `${line.slice(0, SEEN_MOST)}…` : line;
}

export class Faults {
  readonly rows: BadRow[] = [];
  count = 0;
  /** Those that nothing else can be imported without. */
  needed = 0;

  /** @param alone whether all others can be imported without it: a product that nothing names */
  add(row: BadRow, alone = false): void {
    this.count += 1;
    if (!alone) this.needed += 1;
    if (this.rows.length < REPORTED_MOST) this.rows.push(row);
  }
}

/** A bad row in one line: its place, each field with its reason and value, its key and name. */
export function lineOf({ place, key, name, faults }: BadRow): string {
  const said = faults.map(({ field, reason, seen: value, place: own }) => {
    const says = value === undefined ? '' : `it says '${value}'`;
    const where = [says, own && `in ${own}`].filter(Boolean).join(' ');
    return `${field ? `${field}: ` : ''}${reason}${where ? ` (${where})` : ''}`;
  });
  const who = [key, name && `'${name}'`].filter(Boolean).join(', ');
  return `${place}${faults[0]?.field ? ' ' : ': '}${said.join('; ')}${who ? ` [${who}]` : ''}`;
}
