/** All servers are replaced by those of a new version, which brings migrations like the provider's own. */
import { join } from 'node:path';
import type { Server } from '../server';
import { nextVersion } from '../versions';
import type { Rehearsal, RehearsalStep } from './step';

/** Starts the new one, gives it the requests, and lets the old one end. */
async function replace(rehearsal: Rehearsal, old: Server, next: Server): Promise<string[]> {
  const { shop } = rehearsal;
  await next.start();
  shop.servers.set(old.name, next);
  if (old.kind !== 'provider') shop.switchEdge();
  const { code, signal } = await old.stop();
  return code === 0 ? [] : [`${old.name} ended by ${signal ?? `code ${code}`} and not in order`];
}

export const roll: RehearsalStep = async (rehearsal) => {
  const { shop, version, say } = rehearsal;
  const next = join(shop.folder, 'next');
  await nextVersion(version, next);
  const migrated = await shop.command(join(next, 'provider'), ['provider.js', 'migrate']);
  say(`  ${migrated.trim()}`);
  const faults: string[] = [];
  for (const old of [...shop.servers.values()]) {
    const server = old.successor(next, shop.freePort(old.kind));
    faults.push(...(await replace(rehearsal, old, server)));
  }
  say('  every server was replaced by one of the next version');
  return faults;
};
