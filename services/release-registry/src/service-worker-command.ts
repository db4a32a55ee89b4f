import { withEvent } from './changes';
import { WrongUsage, type Command } from './command-line';
import type { ReleaseStore } from './store';

/**
 * Says whether browsers may have the shell's service worker. Where it is off each removes it at its
 * next visit, with all that it has stored.
 * @throws RegistryConflict, WrongUsage
 */
export async function serviceWorker(
  { words: [wanted] = [], reason }: Command,
  { registry: file }: Pick<ReleaseStore, 'registry'>,
): Promise<void> {
  if (wanted !== 'on' && wanted !== 'off') {
    throw new WrongUsage(`service-worker ${wanted ?? ''}: on or off?`);
  }
  const seen = await file.read();
  const before = seen.serviceWorker ?? 'on';
  if (before === wanted) {
    console.log(`the service worker is ${wanted} already`);
    return;
  }
  const event = {
    at: new Date().toISOString(),
    ...{ app: 'shell', action: 'service-worker', version: wanted, previous: before },
    ...(reason !== undefined && { reason }),
  };
  await file.replace(seen, { ...withEvent(seen, event), serviceWorker: wanted });
  console.log(
    wanted === 'off'
      ? 'the service worker is off: each browser removes it at its next visit, with all that it stored'
      : 'the service worker is on: browsers take it at their next visit',
  );
}
