/**
 * The database row that each row of an import became, so that importing a file twice changes
 * nothing and a changed row is found again.
 */
import { createHash } from 'node:crypto';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { insertMany } from '../../database/insert-many';
import type { Queries } from '../../database/open';
import { importKeys } from '../../database/tables/catalogue';

export type Kind = typeof importKeys.$inferSelect.kind;
export type KeyRow = typeof importKeys.$inferInsert;

export type Tally = { added: number; changed: number; unchanged: number; retired: number };

export const noTally = (): Tally => ({ added: 0, changed: 0, unchanged: 0, retired: 0 });

/** Names a row's content. */
export function fingerprintOf(values: unknown): string {
  return createHash('sha256').update(JSON.stringify(values)).digest('base64url');
}

export type Known = { rowId: number; fingerprint: string };

/** A retired row's fingerprint: never a row's own, so that it comes back as changed. */
export const RETIRED = '';

/** Stores what rows became; what is known of them already is replaced. */
export async function saveKeys(queries: Queries, rows: KeyRow[]): Promise<void> {
  await insertMany(
    queries,
    importKeys,
    rows,
    sql`on conflict (source, kind, key) do update
      set row_id = excluded.row_id, fingerprint = excluded.fingerprint`,
  );
}

/** The keys of those kinds that a catalogue has few rows of. */
export class ImportKeys {
  readonly #known = new Map<string, Known>();
  readonly #seen = new Set<string>();
  readonly #fresh: KeyRow[] = [];

  private constructor(readonly source: string) {}

  static async load(queries: Queries, source: string): Promise<ImportKeys> {
    const keys = new ImportKeys(source);
    const few: Kind[] = ['brand', 'category', 'blog', 'testimonial'];
    const rows = await queries
      .select()
      .from(importKeys)
      .where(and(eq(importKeys.source, source), inArray(importKeys.kind, few)));
    for (const row of rows) {
      keys.#known.set(`${row.kind} ${row.key}`, {
        rowId: row.rowId,
        fingerprint: row.fingerprint,
      });
    }
    return keys;
  }

  /** The row that this one became at the last import, if there was one. */
  find(kind: Kind, key: string): Known | undefined {
    return this.#known.get(`${kind} ${key}`);
  }

  /** Records the present state of a row. */
  note(kind: Kind, key: string, rowId: number, fingerprint: string): void {
    const name = `${kind} ${key}`;
    this.#seen.add(name);
    const known = this.#known.get(name);
    if (known?.rowId === rowId && known.fingerprint === fingerprint) return;
    this.#fresh.push({ source: this.source, kind, key, rowId, fingerprint });
  }

  /** Rows of earlier imports that this one didn't name and that aren't retired yet. */
  unnamed(kind: Kind): { key: string; rowId: number }[] {
    const missing: { key: string; rowId: number }[] = [];
    for (const [name, { rowId, fingerprint }] of this.#known) {
      const key = name.slice(kind.length + 1);
      if (!name.startsWith(`${kind} `) || this.#seen.has(name) || fingerprint === RETIRED) continue;
      missing.push({ key, rowId });
    }
    return missing;
  }

  async save(queries: Queries): Promise<void> {
    await saveKeys(queries, this.#fresh);
  }
}
