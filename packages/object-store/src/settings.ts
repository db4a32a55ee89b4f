import type { Settings } from 'server-kit/environment';
import { url, words } from 'server-kit/setting';
import * as z from 'zod';
import type { BucketSettings } from './bucket';

/**
 * The variables of a bucket's storage, which all stores of a server share.
 * @param store the variable that names the bucket: `RELEASE_STORE`
 */
export function variablesOfBucket(store: string) {
  const needed = z.string(`is needed where ${store} is a bucket`);
  return {
    /** Where the storage is, such as `https://s3.example.com`. */
    S3_ENDPOINT: needed.pipe(url('http', 'https')),
    /**
     * The id of a key that may `GetObject`, `PutObject` and `DeleteObject` below the prefix, and
     * `ListBucket`.
     */
    S3_ACCESS_KEY_ID: needed,
    /** Its secret. */
    S3_SECRET_ACCESS_KEY: needed,
    /** The region of the bucket. */
    S3_REGION: words.default('us-east-1'),
  };
}

type BucketVariables = Settings<ReturnType<typeof variablesOfBucket>>;

/** Whether a store is a bucket, `s3://bucket/prefix`; else it is a folder. */
export const isBucket = (location: string): boolean => location.startsWith('s3://');

/** @param location `s3://bucket/prefix` */
export function bucketOf(location: string, settings: BucketVariables): BucketSettings {
  return {
    location,
    endpoint: settings.S3_ENDPOINT,
    accessKeyId: settings.S3_ACCESS_KEY_ID,
    secretAccessKey: settings.S3_SECRET_ACCESS_KEY,
    region: settings.S3_REGION,
  };
}
