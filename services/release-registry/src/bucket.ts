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
};

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
 * A page of a listing (ListObjectsV2): its keys, and the token of the next page.
 * @throws where it is no XML, or none of a listing
 */
function readListing(text: string): { keys: string[]; next: string | undefined } {
  const document = new DOMParser({ onError: onErrorStopParsing }).parseFromString(text, 'text/xml');
  if (document.documentElement?.localName !== 'ListBucketResult') throw new Error('no listing');
  const textsOf = (name: string) =>
    Array.from(document.getElementsByTagName(name), ({ textContent }) => textContent ?? '');
  return { keys: textsOf('Key'), next: textsOf('NextContinuationToken')[0] };
}

/** How long a storage may take for one answer, in milliseconds; without it one that hangs is waited for. */
const ANSWERED_WITHIN = 10_000;

/**
 * Opens a bucket of an S3-compatible storage, addressed by path. Writes are conditional
 * (`If-Match`, `If-None-Match: *`): a storage that ignores these can't hold a registry.
 */
export function openBucket({ location, endpoint, region, ...keys }: BucketSettings): Bucket {
  const { hostname: name, pathname } = new URL(location);
  const prefix = pathname.replace(/^\/+|\/+$/g, '');
  const client = new AwsClient({ ...keys, region, service: 's3', retries: 3 });
  const ask = (url: string, init: RequestInit = {}) =>
    client.fetch(url, { ...init, signal: AbortSignal.timeout(ANSWERED_WITHIN) });
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
    async list(start) {
      const keys: string[] = [];
      for (let token: string | undefined = ''; token !== undefined;) {
        const query = new URLSearchParams({ 'list-type': '2', prefix: inside(start) });
        if (token) query.set('continuation-token', token);
        const answer = await ask(`${base}?${query.toString()}`);
        if (!answer.ok) throw await failed(answer, `listing ${start}`);
        const page = listingOf(await answer.text(), start);
        for (const key of page.keys) keys.push(key.slice(prefix ? prefix.length + 1 : 0));
        token = page.next;
      }
      return keys;
    },
  };
}
