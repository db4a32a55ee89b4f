import { DOMParser, onErrorStopParsing } from '@xmldom/xmldom';
import { AwsClient } from 'aws4fetch';
import { asPart } from 'server-kit/present-request';

/** An object that was read, with the tag on which a later write can depend. */
type Stored = { content: Buffer; etag: string };

/** An object of a listing. */
type Listed = { key: string; changedAt: Date };

/** The S3 functions that the servers need; every key is relative to the store's prefix. */
export type Bucket = {
  /** Null where there is no such object. */
  read(key: string): Promise<Stored | null>;
  /** When an object was last written; null where there is none. */
  changedAt(key: string): Promise<Date | null>;
  /**
   * Writes an object only if it has not changed since it was read.
   * @param expected its tag as it was read; null where it must not exist yet
   * @returns false where somebody was faster
   */
  write(key: string, content: Buffer, expected: string | null): Promise<boolean>;
  /** Writes an object whether or not there is one: for what is the same whoever writes it. */
  put(key: string, content: Buffer): Promise<void>;
  /** Does nothing where there is no such object. */
  remove(key: string): Promise<void>;
  /** The keys that start with this, without the store's prefix. */
  list(prefix: string): Promise<string[]>;
  /** The same a page at a time, for buckets of any size. */
  entries(prefix: string): AsyncGenerator<Listed>;
};

export type BucketSettings = {
  /** `s3://bucket/prefix` */
  location: string;
  /** The storage's URL: `https://s3.example.com`. */
  endpoint: string;
  accessKeyId: string;
  secretAccessKey: string;
  region: string;
  /** How long one call may take with its repetitions, in milliseconds; without it, any time. */
  within?: number;
};

/** What storages answer to a write that came too late: the second while another write runs. */
const TOO_LATE = new Set([409, 412]);

type Parent = { getElementsByTagName(name: string): Iterable<{ textContent: string | null }> };

/**
 * A page of a listing (ListObjectsV2): its objects, and the token of the next page.
 * @throws where it is no XML, or none of a listing
 */
function readListing(text: string): { objects: Listed[]; next: string | undefined } {
  const document = new DOMParser({ onError: onErrorStopParsing }).parseFromString(text, 'text/xml');
  if (document.documentElement?.localName !== 'ListBucketResult') throw new Error('no listing');
  const textsIn = (parent: Parent, name: string) =>
    Array.from(parent.getElementsByTagName(name), ({ textContent }) => textContent ?? '');
  const objects = Array.from(document.getElementsByTagName('Contents'), (each) => ({
    key: textsIn(each, 'Key')[0] ?? '',
    changedAt: new Date(textsIn(each, 'LastModified')[0] ?? 0),
  }));
  return { objects, next: textsIn(document, 'NextContinuationToken')[0] };
}

/**
 * Opens a bucket of an S3-compatible storage, addressed by path. `write` is conditional
 * (`If-Match`, `If-None-Match: *`): a storage that ignores these can't hold a registry.
 */
export function openBucket(settings: BucketSettings): Bucket {
  const { location, endpoint, region, accessKeyId, secretAccessKey, within } = settings;
  const { hostname: name, pathname } = new URL(location);
  const prefix = pathname.replace(/^\/+|\/+$/g, '');
  const client = new AwsClient({
    accessKeyId,
    secretAccessKey,
    region,
    service: 's3',
    retries: 3,
  });
  const ask = (url: string, init: RequestInit = {}) =>
    asPart(`${init.method ?? 'GET'} bucket`, () =>
      client.fetch(url, {
        ...init,
        ...(within === undefined ? {} : { signal: AbortSignal.timeout(within) }),
      }),
    );
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

  async function* entries(start: string): AsyncGenerator<Listed> {
    for (let token: string | undefined = ''; token !== undefined;) {
      const query = new URLSearchParams({ 'list-type': '2', prefix: inside(start) });
      if (token) query.set('continuation-token', token);
      const answer = await ask(`${base}?${query.toString()}`);
      if (!answer.ok) throw await failed(answer, `listing ${start}`);
      const page = listingOf(await answer.text(), start);
      for (const { key, changedAt } of page.objects) {
        yield { key: key.slice(prefix ? prefix.length + 1 : 0), changedAt };
      }
      token = page.next;
    }
  }

  return {
    async read(key) {
      const answer = await ask(urlOf(key));
      if (answer.status === 404) {
        // A missing bucket is an error and not an empty store, because its name may be mistyped.
        if (!(await answer.clone().text()).includes('NoSuchBucket')) return null;
      }
      if (!answer.ok) throw await failed(answer, `reading ${key}`);
      const content = Buffer.from(await answer.arrayBuffer());
      return { content, etag: answer.headers.get('etag') ?? '' };
    },
    async write(key, content, expected) {
      const answer = await ask(urlOf(key), {
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
    async changedAt(key) {
      const answer = await ask(urlOf(key), { method: 'HEAD' });
      if (answer.status === 404) return null;
      if (!answer.ok) throw await failed(answer, `asking for ${key}`);
      return new Date(answer.headers.get('last-modified') ?? 0);
    },
    async put(key, content) {
      const answer = await ask(urlOf(key), { method: 'PUT', body: new Uint8Array(content) });
      if (!answer.ok) throw await failed(answer, `writing ${key}`);
      await answer.arrayBuffer();
    },
    async remove(key) {
      const answer = await ask(urlOf(key), { method: 'DELETE' });
      if (!answer.ok && answer.status !== 404) throw await failed(answer, `removing ${key}`);
      await answer.arrayBuffer();
    },
    async list(start) {
      const keys: string[] = [];
      for await (const { key } of entries(start)) keys.push(key);
      return keys;
    },
    entries,
  };
}
