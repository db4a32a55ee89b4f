/** Objects of a bucket, on a local S3 server. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openBucket, type Bucket } from '../src/bucket';
import { bucketOf } from '../src/settings';
import { startS3, type LocalS3 } from './local-s3';

let folder: string;
let s3: LocalS3;
let bucket: Bucket;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'objects-'));
  s3 = await startS3(folder, 'shop');
  bucket = openBucket(
    bucketOf('s3://shop/inside', {
      S3_ENDPOINT: s3.endpoint,
      S3_ACCESS_KEY_ID: 'S3RVER',
      S3_SECRET_ACCESS_KEY: 'S3RVER',
      S3_REGION: 'us-east-1',
    }),
  );
});
afterAll(async () => {
  await s3.close();
  await rm(folder, { recursive: true, force: true });
});

it('are written whether or not they are there, and known by their time', async () => {
  expect(await bucket.changedAt('a/one')).toBeNull();
  await bucket.put('a/one', Buffer.from('1'));
  await bucket.put('a/one', Buffer.from('one'));
  expect((await bucket.read('a/one'))?.content.toString()).toBe('one');
  const at = (await bucket.changedAt('a/one'))?.getTime() ?? 0;
  expect(Math.abs(Date.now() - at)).toBeLessThan(60_000);
});

it('are listed with their times, by their beginning', async () => {
  await bucket.put('b/two', Buffer.from('2'));
  const listed = [];
  for await (const { key, changedAt } of bucket.entries('b/')) listed.push({ key, changedAt });
  expect(listed).toEqual([{ key: 'b/two', changedAt: expect.any(Date) as Date }]);
  expect(Number.isNaN(listed[0]?.changedAt.getTime())).toBe(false);
  expect((await bucket.list('')).sort()).toEqual(['a/one', 'b/two']);
});

it('are gone when they are removed, also twice', async () => {
  await bucket.put('c/three', Buffer.from('3'));
  await bucket.remove('c/three');
  await bucket.remove('c/three');
  expect(await bucket.read('c/three')).toBeNull();
  // And can be made again.
  expect(await bucket.write('c/three', Buffer.from('3'), null)).toBe(true);
});

it('say which bucket is missing, and end a call that takes too long', async () => {
  const settings = { endpoint: s3.endpoint, accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' };
  const other = openBucket({ location: 's3://none/x', region: 'us-east-1', ...settings });
  await expect(other.read('a')).rejects.toThrow('NoSuchBucket');
  const late = openBucket({ location: 's3://shop/x', region: 'r', within: 0, ...settings });
  await expect(late.put('a', Buffer.from(''))).rejects.toThrow();
});
