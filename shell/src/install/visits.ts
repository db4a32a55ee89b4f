import type { SafeStorage } from 'shared-contracts/storage';

const KEY = 'visits';

/** A visit ends where no page was opened for so long, in milliseconds. */
const PAUSE = 30 * 60_000;

/**
 * Notes that a page is open.
 * @param now in milliseconds since 1970
 * @returns how many visits this browser has made, with this one; 0 where it stores nothing
 */
export function countVisit(storage: SafeStorage, now: number): number {
  const [, count, last] = /^(\d+) (\d+)$/.exec(storage.read(KEY) ?? '') ?? [];
  const visits = Number(count ?? 0) + (now - Number(last ?? 0) > PAUSE ? 1 : 0);
  return storage.write(KEY, `${visits} ${now}`) ? visits : 0;
}
