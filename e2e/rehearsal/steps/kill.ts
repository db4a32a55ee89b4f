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

/** Ticks of the kernel's clock in a second, by which it counts processor time. */
const TICKS = 100;

/** The processor time of a process and of those that it has started, in seconds. */
function processorTime(pid: number): number {
  const own = [pid, ...childrenOf(pid)].map((each) => {
    // After the name, which may have spaces: the 12th and 13th are its own and the system's.
    const fields = readFileSync(`/proc/${each}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
    return (Number(fields[11]) + Number(fields[12])) / TICKS;
  });
  return own.reduce((sum, seconds) => sum + seconds, 0);
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
    const worked = processorTime(server.pid()).toFixed(1);
    say(
      `  ${server.name} was killed, and ready ${(took / 1000).toFixed(1)} s after its start, with ${worked} s of processor time`,
    );
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
