/** PostgreSQL is restarted in order, and crashes. */
import { pause } from '../until';
import { backInTime, orderedSince, type Rehearsal, type RehearsalStep } from './step';

const DOWN = 3_000;

async function away(rehearsal: Rehearsal, signal: NodeJS.Signals, how: string): Promise<string[]> {
  const { shop, tally, say } = rehearsal;
  await tally.during('database', async () => {
    await shop.postgres.stop('primary', signal);
    await pause(DOWN);
    await shop.postgres.start('primary');
  });
  const mended = performance.now();
  const faults = await backInTime('ordering', mended, orderedSince(rehearsal));
  say(
    `  PostgreSQL ${how}; an order ${((performance.now() - mended) / 1000).toFixed(1)} s after it`,
  );
  await shop.postgres.untilReplicated();
  return faults;
}

export const database: RehearsalStep = async (rehearsal) => [
  ...(await away(rehearsal, 'SIGINT', 'was restarted')),
  ...(await away(rehearsal, 'SIGKILL', 'crashed')),
];
