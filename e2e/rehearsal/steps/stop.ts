/** Everything is told to stop at once, and started again. */
import { until } from '../until';
import { backInTime, orderedSince, type RehearsalStep } from './step';

export const stop: RehearsalStep = async (rehearsal) => {
  const { shop, crowd, say } = rehearsal;
  const servers = [...shop.servers.values()];
  // What was begun by then has to be answered.
  const stopping = servers.map(async (server) => {
    const { code, signal } = await server.stop();
    return code === 0 ? [] : [`${server.name} ended by ${signal ?? `code ${code}`}`];
  });
  await crowd.pause();
  const faults = (await Promise.all(stopping)).flat();
  await shop.postgres.stop('primary', 'SIGINT');
  await shop.postgres.stop('replica', 'SIGINT');
  await shop.postgres.start('primary');
  await shop.postgres.start('replica');
  const mended = performance.now();
  await Promise.all(servers.map((server) => server.start()));
  const ordered = orderedSince(rehearsal);
  // The balancer has to see that they are ready.
  await until('the balancer sees the providers', 10_000, () => rehearsal.shop.takesCalls());
  crowd.resume();
  faults.push(...(await backInTime('ordering', mended, ordered)));
  say('  everything was stopped and started');
  return faults;
};
