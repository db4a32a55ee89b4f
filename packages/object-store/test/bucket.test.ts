/** How the listings of storages are read, which write the same XML in several ways. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { openBucket } from '../src/bucket';

const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

/** A bucket whose listings have these pages; the token of each is its place. */
async function bucketOf(pages: string[]) {
  const server = createServer((request, response) => {
    const { searchParams } = new URL(request.url ?? '', 'http://localhost');
    const at = Number(searchParams.get('continuation-token') ?? 0);
    response.setHeader('Content-Type', 'application/xml').end(pages[at]);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  closing.push(() => server.close().closeAllConnections());
  return openBucket({
    location: 's3://shop/releases',
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    accessKeyId: 'someone',
    secretAccessKey: 'nothing',
    region: 'anywhere',
  });
}

const listing = (inside: string) =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<ListBucketResult xmlns="http://s3.amazonaws.com/doc/2006-03-01/">${inside}</ListBucketResult>`;
const contents = (key: string) => `<Contents><Key>${key}</Key><Size>1</Size></Contents>`;

describe("a bucket's listing", () => {
  it('is read to its last page, however its texts are written', async () => {
    const bucket = await bucketOf([
      listing(
        `${contents('releases/a&amp;b')}${contents('releases/c&#38;d')}<NextContinuationToken>1</NextContinuationToken>`,
      ),
      listing(
        `${contents('<![CDATA[releases/e<f]]>')}<NextContinuationToken>2</NextContinuationToken>`,
      ),
      listing(`<!-- <Key>releases/none</Key> -->${contents('releases/g')}`),
    ]);
    expect(await bucket.list('')).toEqual(['a&b', 'c&d', 'e<f', 'g']);
  });

  it.each([
    ['a page for people', '<!doctype html><title>Sign in</title>'],
    ['cut off', listing(contents('releases/a')).slice(0, -20)],
    ['empty', ''],
    ['of something else', '<Error><Key>releases/a</Key></Error>'],
  ])('that is %s is an error, and no empty store', async (_, page) => {
    const bucket = await bucketOf([page]);
    await expect(bucket.list('mfe-search/')).rejects.toThrow(
      /^s3:\/\/shop\/releases: listing mfe-search\/ answered what is no listing: /,
    );
  });
});
