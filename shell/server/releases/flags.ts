import type { Registry } from 'shared-contracts/release';
import { inShare } from './canary';

/**
 * The feature flags that are on for a shopper, sorted: by the same places as canaries, so that a
 * shopper meets the same at every visit. A first visit, and a browser without cookies, has none.
 * @param bucket the shopper's, see bucket.ts
 */
export const flagsFor = ({ flags = {} }: Registry, bucket: string | null): string[] =>
  Object.keys(flags)
    .filter((name) => bucket !== null && inShare(bucket, name, flags[name] ?? 0))
    .sort();
