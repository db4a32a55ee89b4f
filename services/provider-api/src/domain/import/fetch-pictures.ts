/**
 * Fetches the pictures that a file names by address, where the caller asks for it. A file of a
 * stranger must not make this machine call its own network, or fetch without an end.
 */
import { createHash } from 'node:crypto';
import { lookup as resolveName, type LookupAddress } from 'node:dns';
import { request as requestHttp, type IncomingMessage, type RequestOptions } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';
import { kindOf } from '../pictures/kinds';
import { PicturesUnreachable } from '../pictures/picture-store';
import type { KeepPicture, PictureSource } from './picture-source';

const BYTES_MOST = 10 * 1024 * 1024;
const REDIRECTS_MOST = 3;
const PICTURES_MOST = 50_000;
/** For the whole of a picture, in milliseconds. */
const TIME_MOST = 15_000;

/** Whether an address belongs to the public Internet, and not to this machine or its network. */
export function isPublic(address: string): boolean {
  return ipaddr.isValid(address) && ipaddr.process(address).range() === 'unicast';
}

class NotFetched extends Error {}

/** Resolves a name, and refuses it where any of its addresses may not be called. */
const guarded =
  (mayCall: (address: string) => boolean): LookupFunction =>
  (host, options, done) => {
    resolveName(host, { ...options, all: true }, (error, found: LookupAddress[]) => {
      const [first] = found ?? [];
      if (error || !first) done(error ?? new NotFetched('was not found'), '', 4);
      else if (!found.every(({ address }) => mayCall(address))) {
        done(new NotFetched('has an address of a private network'), '', 4);
      } else if (options.all) done(null, found);
      else done(null, first.address, first.family);
    });
  };

function call(url: URL, options: RequestOptions): Promise<IncomingMessage> {
  const request = url.protocol === 'https:' ? requestHttps : requestHttp;
  return new Promise((answered, failed) => {
    request(url, options, answered).on('error', failed).end();
  });
}

async function bytesOf(answer: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  let length = 0;
  for await (const part of answer as AsyncIterable<Buffer>) {
    length += part.length;
    if (length > BYTES_MOST) throw new NotFetched('is larger than 10 MB');
    parts.push(part);
  }
  return Buffer.concat(parts);
}

async function fetchBytes(address: string, mayCall: (address: string) => boolean) {
  const signal = AbortSignal.timeout(TIME_MOST);
  const options = {
    signal,
    lookup: guarded(mayCall),
    headers: { accept: 'image/*', 'user-agent': 'storefront-import' },
    agent: false as const,
  };
  let url = new URL(address);
  for (let times = 0; times <= REDIRECTS_MOST; times += 1) {
    if (!['http:', 'https:'].includes(url.protocol)) throw new NotFetched('has no web address');
    const host = url.hostname.replaceAll(/[[\]]/g, '');
    // A name is checked when it is resolved; an address is not resolved.
    if (isIP(host) !== 0 && !mayCall(host)) {
      throw new NotFetched('has an address of a private network');
    }
    const answer = await call(url, options);
    const { statusCode = 0, headers } = answer;
    if (statusCode === 200) return bytesOf(answer);
    answer.destroy();
    if (statusCode < 300 || statusCode > 399 || !headers.location) {
      throw new NotFetched(`was not found (${statusCode})`);
    }
    url = new URL(headers.location, url);
  }
  throw new NotFetched('is redirected too often');
}

export const isAddress = (path: string) => /^https?:\/\//i.test(path);

/** The name under which a fetched picture is kept, so that it is fetched once. */
export const fetchedName = (address: string): string =>
  `web-${createHash('sha256').update(address).digest('hex').slice(0, 20)}`;

/**
 * @param files for pictures that are named by a path
 * @param known the source's pictures that are kept already, by their names
 */
export function fetchedPictures(
  files: PictureSource,
  keep: KeepPicture,
  known: ReadonlyMap<string, string>,
  mayCall: (address: string) => boolean = isPublic,
): PictureSource {
  let count = 0;
  return {
    async take(path) {
      if (!isAddress(path)) return files.take(path);
      const name = fetchedName(path);
      const before = known.get(name);
      if (before !== undefined) return { path: before };
      count += 1;
      if (count > PICTURES_MOST) return { missing: 'is one too many to fetch at once' };
      try {
        const bytes = await fetchBytes(path, mayCall);
        const kind = kindOf(bytes);
        // A stranger's drawing is a document, which could be opened by itself.
        if (!kind || kind === 'svg') return { missing: 'is not a picture of pixels' };
        return { path: await keep(name, bytes, kind) };
      } catch (error) {
        if (error instanceof PicturesUnreachable) throw error;
        if (error instanceof NotFetched) return { missing: error.message };
        const { name: kind } = error as Error;
        return { missing: kind === 'TimeoutError' ? 'took too long' : 'could not be fetched' };
      }
    },
  };
}
