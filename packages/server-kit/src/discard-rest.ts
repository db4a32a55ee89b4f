import { ServerResponse } from 'node:http';

/** How much of a body that nobody wants is still read, in bytes and milliseconds. */
const BYTES_MOST = 32 * 1024 * 1024;
const PATIENCE = 2_000;

/** Reads a body to its end, or to the bounds, and keeps nothing of it. */
async function discard(body: ReadableStream<Uint8Array>): Promise<void> {
  const reader = body.getReader();
  let bytes = 0;
  let late: NodeJS.Timeout | undefined;
  const over = new Promise<{ done: true; value?: undefined }>((go) => {
    late = setTimeout(() => go({ done: true }), PATIENCE);
  });
  try {
    while (bytes <= BYTES_MOST) {
      const { done, value } = await Promise.race([reader.read(), over]);
      if (done) return;
      bytes += value.length;
    }
  } catch {
    // The caller has disconnected.
  } finally {
    clearTimeout(late);
    reader.releaseLock();
  }
}

/**
 * Waits for the rest of a request whose answer is ready, as of one that is refused for its size. An
 * answer in the midst of it would break the connection under the caller, and under the next call that
 * was to use it. Where the rest is too much or too slow, the answer says that it is the last one.
 * @param of the request and the answer as Node has them
 */
export async function discardRest(
  request: Request,
  { incoming, outgoing }: { incoming: { complete: boolean }; outgoing: object },
): Promise<void> {
  if (incoming.complete || request.body === null) return;
  // Whoever holds it reads it.
  if (!request.body.locked) await discard(request.body);
  if (!incoming.complete && outgoing instanceof ServerResponse) outgoing.shouldKeepAlive = false;
}
