/** `pnpm release migrate`: makes the registry's table, and moves the registry of the store into it. */
import type { Registry } from 'shared-contracts/release';
import { EMPTY } from '../registry-file';
import { ReleaseRefused } from '../release-refused';
import type { ReleaseStore } from '../store';
import { insertRegistry } from './postgres-registry';
import type { RegistryDatabase } from './registry-database';

/**
 * Safe to run again, by several at once, and beside servers of the version before: it only adds. The
 * number is this table's own, so that two who make it wait for each other.
 */
const TABLE = `
  select pg_advisory_xact_lock(7245190388);
  create schema if not exists release_registry;
  create table if not exists release_registry.registry (
    one boolean primary key default true check (one),
    revision integer not null,
    document json not null,
    tag uuid not null default gen_random_uuid(),
    changed_at timestamptz not null default now()
  );
  create table if not exists release_registry.console (
    one boolean primary key default true check (one),
    document text not null,
    tag uuid not null default gen_random_uuid()
  );`;

/**
 * Makes the table. Where it has no registry yet, the one of the store becomes it, and the store's
 * file says from then on that it was moved: who writes to that by mistake is refused.
 * @param store with the registry as it is kept beside the releases
 * @param force goes on where an earlier one was interrupted after it had closed the file
 * @returns what it has done, in lines
 * @throws RegistryUnreachable; ReleaseRefused where the file was moved before and the database has nothing; RegistryMissing where the store holds releases and no registry is anywhere;
 *   RegistryConflict where somebody published meanwhile
 */
export async function migrate(
  database: RegistryDatabase,
  store: ReleaseStore,
  force = false,
): Promise<string[]> {
  await database.query(TABLE);
  const [there] = await database.query<{ revision: number }>(
    'select revision from release_registry.registry',
  );
  if (there) {
    return [`${database.place} has the registry, at revision ${there.revision}`];
  }
  const seen = await store.registry.read();
  if (seen.revision === 0) {
    await insertRegistry(database, EMPTY);
    return [`${database.place} is ready for a registry; nothing is published yet`];
  }
  // A database that was lost is no reason to give shoppers what was live when it was made.
  if (seen.moved && !force) {
    throw new ReleaseRefused([
      `the registry was moved from the store before, and ${database.place} has none`,
      'next: put the database back from its copy, or pnpm release restore FILE; where migrate itself was interrupted, pnpm release migrate --force',
    ]);
  }
  // The file first: whoever publishes into it at this moment is refused, and nothing is lost.
  const closed = seen.moved ? seen : await store.registry.replace(seen, { ...seen, moved: true });
  const { moved: _moved, ...registry }: Registry = closed;
  await insertRegistry(database, registry);
  return [
    `${database.place} has the registry of the store now, at revision ${registry.revision}`,
    'next: REGISTRY_URL for every server and pipeline; without it they go on with what was live here',
  ];
}
