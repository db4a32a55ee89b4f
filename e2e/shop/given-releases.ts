import { shopAddress } from './shop-address';

/** The version of each app, by name. */
export type GivenReleases = Record<string, string>;

/**
 * The releases that a document names.
 * @param bucket the shopper's bucket; without one it is a first visit
 */
export async function releasesGiven(bucket?: string): Promise<GivenReleases> {
  const answer = await fetch(`${shopAddress().shop}/terms-and-conditions`, {
    headers: bucket === undefined ? {} : { Cookie: `bucket=${bucket}` },
  });
  const state = /<script[^>]*id="storefront-state"[^>]*>(.*?)<\/script>/s.exec(await answer.text());
  const { releases } = JSON.parse(state?.[1] ?? '{}') as {
    releases: Record<string, { version: string }>;
  };
  return Object.fromEntries(Object.entries(releases).map(([app, { version }]) => [app, version]));
}

/** The bucket that the document server gives a new shopper with the ticket of the first page. */
export async function newBucket(): Promise<string> {
  const { shop } = shopAddress();
  const page = await (await fetch(`${shop}/terms-and-conditions`)).text();
  const offer = /"offer":"([^"]+)"/.exec(page)?.[1] ?? '';
  const answer = await fetch(`${shop}/_ticket`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ offer }),
  });
  const bucket = /^bucket=([^;]+)/.exec(answer.headers.get('set-cookie') ?? '')?.[1];
  if (bucket === undefined) {
    throw new Error(`a first page came without a bucket, as ${answer.status}`);
  }
  return bucket;
}
