import { DOMParser, onErrorStopParsing } from '@xmldom/xmldom';
import { AwsClient } from 'aws4fetch';

/** An object that was read, with the tag on which a later write can depend. */
type Stored = { content: Buffer; etag: string };

/** The S3 functions that releases need; every key is relative to the store's prefix. */
export type Bucket = {
  /** Null where there is no such object. */
  read(key: string): Promise<Stored | null>;
  /**
   * Writes an object only if it has not changed since it was read.
   * @param expected its tag as it was read; null where it must not exist yet
   * @returns false where somebody was faster
   */
  write(key: string, content: Buffer, expected: string | null): Promise<boolean>;
  /** The keys that start with this, without the store's prefix. */
  list(prefix: string): Promise<string[]>;
  /** The same, with the time of each object's last write, in milliseconds. */
  listTimes(prefix: string): Promise<Listed[]>;
  /** Removes an object; nothing where there is none. */
  remove(key: string): Promise<void>;
};

/** An object of a listing. */
type Listed = { key: string; writtenAt: number };

export type BucketSettings = {
  /** `s3://bucket/prefix` */
  location: string;
  /** The storage's URL: `https://s3.example.com`. */
  endpoint: string;
  accessKeyId: string;
  secretAccessKey: string;
  region: string;
};

/** What storages answer to a write that came too late: the second while another write runs. */
const TOO_LATE = new Set([409, 412]);

/**
 * A page of a listing (ListObjectsV2): its objects, and the token of the next page. An object whose
 * time can't be read counts as written now.
 * @throws where it is no XML, or none of a listing
 */
function readListing(text: string): { objects: Listed[]; next: string | undefined } {
  const document = new DOMParser({ onError: onErrorStopParsing }).parseFromString(text, 'text/xml');
  if (document.documentElement?.localName !== 'ListBucketResult') throw new Error('no listing');
  const textIn = (of: Pick<typeof document, 'getElementsByTagName'>, name: string) =>
    of.getElementsByTagName(name)[0]?.textContent ?? undefined;
  const objects = Array.from(document.getElementsByTagName('Contents'), (each) => ({
    key: textIn(each, 'Key') ?? '',
    writtenAt: Date.parse(textIn(each, 'LastModified') ?? '') || Date.now(),
  }));
  return { objects, next: textIn(document, 'NextContinuationToken') };
}

/**
 * Opens a bucket of an S3-compatible storage, addressed by path. Writes are conditional
 * (`If-Match`, `If-None-Match: *`): a storage that ignores these can't hold a registry.
 */
export function openBucket({ location, endpoint, region, ...keys }: BucketSettings): Bucket {
  const { hostname: name, pathname } = new URL(location);
  const prefix = pathname.replace(/^\/+|\/+$/g, '');
  const client = new AwsClient({ ...keys, region, service: 's3', retries: 3 });
  const inside = (key: string) => (prefix ? `${prefix}/${key}` : key);
  const base = `${endpoint.replace(/\/+$/, '')}/${name}`;
  const urlOf = (key: string) =>
    `${base}/${inside(key).split('/').map(encodeURIComponent).join('/')}`;

  async function failed(answer: Response, what: string): Promise<Error> {
    const said = (await answer.text()).slice(0, 200);
    return new Error(`${location}: ${what} answered ${answer.status} ${said}`);
  }

  function listingOf(text: string, start: string) {
    try {
      return readListing(text);
    } catch {
      const said = JSON.stringify(text.slice(0, 80));
      throw new Error(`${location}: listing ${start} answered what is no listing: ${said}`);
    }
  }

  async function listTimes(start: string): Promise<Listed[]> {
    const listed: Listed[] = [];
    for (let token: string | undefined = ''; token !== undefined;) {
      const query = new URLSearchParams({ 'list-type': '2', prefix: inside(start) });
      if (token) query.set('continuation-token', token);
      const answer = await client.fetch(`${base}?${query.toString()}`);
      if (!answer.ok) throw await failed(answer, `listing ${start}`);
      const page = listingOf(await answer.text(), start);
      for (const { key, writtenAt } of page.objects) {
        listed.push({ key: key.slice(prefix ? prefix.length + 1 : 0), writtenAt });
      }
      token = page.next;
    }
    return listed;
  }

  return {
    async read(key) {
      const answer = await client.fetch(urlOf(key));
      if (answer.status === 404) {
        // A missing bucket is an error and not an empty store, because its name may be mistyped.
        if (!(await answer.clone().text()).includes('NoSuchBucket')) return null;
      }
      if (!answer.ok) throw await failed(answer, `reading ${key}`);
      const content = Buffer.from(await answer.arrayBuffer());
      return { content, etag: answer.headers.get('etag') ?? '' };
    },
    async write(key, content, expected) {
      const answer = await client.fetch(urlOf(key), {
        method: 'PUT',
        body: new Uint8Array(content),
        headers: expected === null ? { 'If-None-Match': '*' } : { 'If-Match': expected },
      });
      if (TOO_LATE.has(answer.status)) {
        await answer.arrayBuffer();
        return false;
      }
      if (!answer.ok) throw await failed(answer, `writing ${key}`);
      await answer.arrayBuffer();
      return true;
    },
    list: async (start) => (await listTimes(start)).map(({ key }) => key),
    listTimes,
    async remove(key) {
      const answer = await client.fetch(urlOf(key), { method: 'DELETE' });
      if (!answer.ok && answer.status !== 404) throw await failed(answer, `removing ${key}`);
      await answer.arrayBuffer();
    },
  };
}
