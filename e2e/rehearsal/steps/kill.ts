/** Each process is killed in turn, and started again after two seconds. */
import { readdirSync, readFileSync } from 'node:fs';
import { pause } from '../until';
import { backInTime, orderedSince, type Rehearsal, type RehearsalStep } from './step';

const DOWN = 2_000;

/** The processes that another one has started. */
function childrenOf(pid: number): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((name) => {
      try {
        return new RegExp(`^PPid:\\s*${pid}$`, 'm').test(
          readFileSync(`/proc/${name}/status`, 'utf8'),
        );
      } catch {
        return false;
      }
    })
    .map(Number);
}

/** A process that its parent replaces by itself. */
async function killChild(rehearsal: Rehearsal, name: string, parent: number): Promise<string[]> {
  const [child] = childrenOf(parent);
  if (child === undefined) return [`${name} has no process to kill`];
  const before = childrenOf(parent).length;
  await rehearsal.tally.during('servers', () => {
    process.kill(child, 'SIGKILL');
    return Promise.resolve();
  });
  return backInTime(name, performance.now(), () => {
    const now = childrenOf(parent);
    return now.length >= before && !now.includes(child);
  });
}

export const kill: RehearsalStep = async (rehearsal) => {
  const { shop, tally, say } = rehearsal;
  const faults: string[] = [];
  for (const server of shop.servers.values()) {
    await tally.during('servers', async () => {
      await server.kill();
      await pause(DOWN);
    });
    const mended = performance.now();
    const ordered = orderedSince(rehearsal);
    const took = await server.start();
    say(`  ${server.name} was killed, and ready ${(took / 1000).toFixed(1)} s after its start`);
    faults.push(...(await backInTime(server.name, mended, ordered)));
  }
  const [documents] = shop.servers.values();
  faults.push(...(await killChild(rehearsal, 'a render process', documents?.pid() ?? 0)));
  faults.push(...(await killChild(rehearsal, "nginx's worker", shop.edge.pid)));
  await shop.postgres.stop('replica', 'SIGKILL');
  await pause(DOWN);
  await shop.postgres.start('replica');
  await shop.postgres.untilReplicated();
  say('  a render process, a worker of nginx and the replica were killed');
  return faults;
};
