import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readSettings, type Environment } from 'server-kit/environment';
import { count, origins, port, url, words } from 'server-kit/setting';
import * as z from 'zod';
import { defaultStore } from './default-store';

const variables = {
  /** The releases and their registry: a folder, or `s3://bucket/prefix`. */
  RELEASE_STORE: words.default(defaultStore),
  /** Pages of these origins may read released files: `https://shop.example.com,…`; any if unset. */
  SHOP_ORIGINS: origins.default([]),
  PORT: port().default(3001),
  HOST: words.default('127.0.0.1'),
  /** How long a caller may take to send its request, in milliseconds. */
  CALLER_LIMIT: count(100).default(10_000),
};

/** @throws BadEnvironment with one line that names the variables */
export const readEnvironment = () => readSettings(variables, process.env);

const ofBucket = z.string('is needed where RELEASE_STORE is a bucket');

const bucketVariables = {
  S3_ENDPOINT: ofBucket.pipe(url('http', 'https')),
  S3_ACCESS_KEY_ID: ofBucket,
  S3_SECRET_ACCESS_KEY: ofBucket,
  S3_REGION: words.default('us-east-1'),
  /** The folder for fetched releases. */
  RELEASE_MIRROR: words.default(join(tmpdir(), 'release-mirror')),
};

/** @throws BadEnvironment with one line that names the variables */
export const readBucketSettings = (environment: Environment) =>
  readSettings(bucketVariables, environment);
