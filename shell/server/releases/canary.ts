import { createHash } from 'node:crypto';
import type { AppName } from 'shared-contracts/release';

/** Shares are precise to a hundredth of a percent. */
const PLACES = 10_000;

/** A shopper's place among all shoppers of an app, from 0 to 9999: the same at every visit. */
function placeOf(bucket: string, app: AppName): number {
  return createHash('sha256').update(`${app}\0${bucket}`).digest().readUInt32BE(0) % PLACES;
}

/**
 * Whether a shopper is among those who get an app's canary. Places differ from app to app, so that
 * two canaries don't get the same shoppers. When a share grows, the shoppers who had the canary
 * keep it.
 * @param bucket the shopper's, see bucket.ts
 * @param percent of the shoppers, 0 to 100
 */
export function inShare(bucket: string, app: AppName, percent: number): boolean {
  return placeOf(bucket, app) < percent * (PLACES / 100);
}
