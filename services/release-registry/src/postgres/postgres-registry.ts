/** The registry in PostgreSQL: one row, replaced whole where its revision is still the one seen. */
import type { Registry } from 'shared-contracts/release';
import { nextRegistry } from '../next-registry';
import {
  EMPTY,
  parseRegistry,
  registryText,
  RegistryConflict,
  RegistryMissing,
  type RegistryFile,
  type Releases,
} from '../registry-file';
import type { RegistryDatabase } from './registry-database';

/** How long a registry that was read counts as the newest, in milliseconds. */
const FRESH = 1_000;

/** What was read last; the tag is another after each write, also of the same revision. */
type Known = { value: Registry; tag: string | null };

/**
 * Puts a registry in where there is none.
 * @returns whether there was none
 */
export async function insertRegistry(
  { query }: RegistryDatabase,
  value: Registry,
): Promise<boolean> {
  const rows = await query(
    `insert into release_registry.registry (revision, document) values ($1, $2)
     on conflict do nothing returning revision`,
    [value.revision, registryText(value)],
  );
  return rows.length > 0;
}

/**
 * A process asks once a second at most whether it has changed, and reads it only then. While the
 * database is unreachable nobody waits for it: each reader gets the error at once, and it is asked again in the
 * background.
 */
export function postgresRegistry(database: RegistryDatabase, releases: Releases): RegistryFile {
  const { query, place } = database;
  let known: Known | undefined;
  let askedAt = -Infinity;
  let failure: { error: unknown } | undefined;
  let asking: Promise<Registry> | undefined;

  async function readNow(): Promise<Registry> {
    const [row] = await query<{ tag: string; document: string | null }>(
      `select tag, case when tag is distinct from $1::uuid then document::text end as document
       from release_registry.registry`,
      [known?.tag ?? null],
    );
    if (!row) {
      if (await releases.holdsAny()) {
        throw new RegistryMissing(
          `${releases.where} holds releases, and the registry's database ${place} names none: ` +
            'put the database back from a copy, or see pnpm release migrate',
        );
      }
      known = { value: EMPTY, tag: null };
    } else if (row.document !== null) {
      // Else the same object, so that a reader that has checked it recognises it.
      known = { value: parseRegistry(row.document, `the registry of ${place}`), tag: row.tag };
    }
    return known?.value ?? EMPTY;
  }

  /** Reads it; those who ask meanwhile get the same answer. */
  function readOnce(): Promise<Registry> {
    asking ??= readNow()
      .then(
        (value) => {
          failure = undefined;
          return value;
        },
        (error: unknown) => {
          // Before the first answer there is nothing to go on with, so that each reader waits.
          if (known) failure = { error };
          throw error;
        },
      )
      .finally(() => {
        askedAt = Date.now();
        asking = undefined;
      });
    return asking;
  }

  return {
    async read() {
      const isFresh = Date.now() - askedAt <= FRESH;
      if (failure) {
        if (!isFresh) readOnce().catch(() => undefined);
        throw failure.error;
      }
      return known && isFresh ? known.value : readOnce();
    },
    async begin() {
      // Asked first: who publishes needs no right to insert.
      const there = await query('select revision from release_registry.registry');
      if (there.length > 0) return;
      await insertRegistry(database, EMPTY);
      known = undefined;
    },
    async replace(seen, next) {
      try {
        const now = await readNow();
        if (now.revision !== seen.revision) throw new RegistryConflict();
        const value = nextRegistry(now, next);
        if (now === EMPTY) await insertRegistry(database, EMPTY);
        const written = await query(
          `update release_registry.registry
           set revision = $2, document = $3, tag = gen_random_uuid(), changed_at = now()
           where revision = $1 returning revision`,
          [seen.revision, value.revision, registryText(value)],
        );
        if (written.length === 0) throw new RegistryConflict();
        return value;
      } finally {
        // What was read before is outdated, by this write or by a faster one.
        askedAt = -Infinity;
      }
    },
  };
}
