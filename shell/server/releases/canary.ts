import { createHash } from 'node:crypto';

/** Shares are precise to a hundredth of a percent. */
const PLACES = 10_000;

/** A shopper's place among all, from 0 to 9999: the same at every visit, another for each name. */
function placeOf(bucket: string, name: string): number {
  return createHash('sha256').update(`${name}\0${bucket}`).digest().readUInt32BE(0) % PLACES;
}

/**
 * Whether a shopper is among those who get an app's canary, or what a feature flag is for. Places
 * differ from one to the other, so that two canaries don't get the same shoppers. When a share
 * grows, the shoppers who had it keep it.
 * @param bucket the shopper's, see bucket.ts
 * @param name the app's, or the flag's
 * @param percent of the shoppers, 0 to 100
 */
export function inShare(bucket: string, name: string, percent: number): boolean {
  return placeOf(bucket, name) < percent * (PLACES / 100);
}
