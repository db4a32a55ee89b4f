/** What a page fetched, and how many earlier answers each request had to wait for. */
import type { CDPSession } from '@playwright/test';

type Frame = { url: string };
type Stack = { callFrames: Frame[]; parent?: Stack };
type Sent = {
  requestId: string;
  request: { url: string };
  type?: string;
  timestamp: number;
  initiator: { type: string; url?: string; stack?: Stack };
};

type Fetched = {
  url: string;
  type: string;
  /** The number of answers that had to come one after the other; the document is the first. */
  depth: number;
  at: number;
  bytes: number;
  cached: boolean;
};

export type Waterfall = {
  /** All requests in their order. */
  fetched(): Fetched[];
};

function scriptsOf(stack: Stack | undefined): string[] {
  if (!stack) return [];
  return [...stack.callFrames.map(({ url }) => url), ...scriptsOf(stack.parent)];
}

/**
 * Watches what a page fetches. A request is one level deeper than its initiator: the document, or
 * the deepest of the scripts that led to it.
 */
export async function watchWaterfall(cdp: CDPSession): Promise<Waterfall> {
  const byId = new Map<string, Fetched>();
  const byUrl = new Map<string, Fetched>();
  await cdp.send('Network.enable');
  cdp.on('Network.requestWillBeSent', (event) => {
    const { requestId, request, initiator, type = '', timestamp } = event as Sent;
    const askers = [...scriptsOf(initiator.stack), initiator.url ?? '']
      .map((url) => byUrl.get(url)?.depth ?? 0)
      .filter((depth) => depth > 0);
    const depth = byUrl.size === 0 ? 1 : 1 + Math.max(1, ...askers);
    const fetched = { url: request.url, type, depth, at: timestamp, bytes: 0, cached: false };
    byId.set(requestId, fetched);
    // The first request for a URL, by a preload or a script, is the one that counts.
    if (!byUrl.has(request.url)) byUrl.set(request.url, fetched);
  });
  cdp.on('Network.requestServedFromCache', ({ requestId }) => {
    const fetched = byId.get(requestId);
    if (fetched) fetched.cached = true;
  });
  cdp.on('Network.responseReceived', ({ requestId, response }) => {
    const fetched = byId.get(requestId);
    if (fetched && (response.fromDiskCache || response.fromPrefetchCache)) fetched.cached = true;
  });
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const fetched = byId.get(requestId);
    if (fetched) fetched.bytes = encodedDataLength;
  });
  return { fetched: () => [...byId.values()] };
}
