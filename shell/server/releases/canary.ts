import { createHash } from 'node:crypto';

/** Shares are precise to a hundredth of a percent. */
const PLACES = 10_000;

/** A shopper's place among all shoppers of a test, from 0 to 9999: the same at every visit. */
function placeOf(bucket: string, test: string): number {
  return createHash('sha256').update(`${test}\0${bucket}`).digest().readUInt32BE(0) % PLACES;
}

/**
 * Whether a shopper is among those who get an app's canary, or what a feature flag is for. Places
 * differ from one to the other, so that two canaries don't get the same shoppers. When a share
 * grows, the shoppers who had it keep it.
 * @param bucket the shopper's, see bucket.ts
 * @param test the app's name, or the flag's
 * @param percent of the shoppers, 0 to 100
 */
export function inShare(bucket: string, test: string, percent: number): boolean {
  return placeOf(bucket, test) < percent * (PLACES / 100);
}
