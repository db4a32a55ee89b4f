/** The stream by which an open list of orders hears that something has changed. */
import type { Context } from 'hono';
import { streamSSE } from 'hono/streaming';
import { Refusal } from '../domain/refusal';
import type { OrderFeed } from '../domain/orders/order-feed';

/** Pages that are kept up to date at a time, and those of one person; a shop has a handful. */
const STREAMS_MOST = 50;
const OWN_MOST = 20;
/** A stream is opened anew after this, so that it ends with its session. */
const STREAM_MS = 2 * 60_000;
/** How soon a browser comes back, and how often a silent stream says something, in milliseconds. */
const RETRY_MS = 1000;
const HEARTBEAT_MS = 15_000;

/**
 * @returns a function that answers one of the staff with a stream; it throws Refusal 503 where too
 * many are open
 */
export function createLiveOrders(feed: OrderFeed): (context: Context, staffId: number) => Response {
  /** Whose streams are open. */
  const open: number[] = [];
  return (context, staffId) => {
    // An answer without a body never ends, and would keep its place.
    if (context.req.method === 'HEAD') {
      return context.body(null, 200, { 'Content-Type': 'text/event-stream' });
    }
    const own = open.filter((id) => id === staffId).length;
    if (open.length >= STREAMS_MOST || own >= OWN_MOST) {
      throw new Refusal('unavailable', 'Too many pages are open.', { retryAfterSeconds: 10 });
    }
    open.push(staffId);
    // nginx would keep the events until it has enough of them.
    context.header('X-Accel-Buffering', 'no');
    return streamSSE(context, async (stream) => {
      let end = () => {};
      let timer: NodeJS.Timeout | undefined;
      const beat = setInterval(() => void stream.write(': \n\n'), HEARTBEAT_MS).unref();
      await new Promise<void>((stopped) => {
        timer = setTimeout(stopped, STREAM_MS).unref();
        stream.onAbort(stopped);
        const changed = (data: string) =>
          void stream.writeSSE({ event: 'orders', data, retry: RETRY_MS });
        end = feed.watch({ changed, stopped });
      });
      clearTimeout(timer);
      clearInterval(beat);
      end();
      open.splice(open.indexOf(staffId), 1);
    });
  };
}
