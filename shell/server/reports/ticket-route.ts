import { Hono, type Context } from 'hono';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import type { RegistryFile } from 'release-registry/registry-file';
import * as z from 'zod';
import { TICKET_PATH } from '../../src/report-path';
import { bucketOf, giveBucket } from '../releases/bucket';
import type { Seal } from '../releases/seal';
import { keepShare, shareOf } from '../releases/share';
import { fromOurPages } from './from-our-pages';
import type { ReleaseWatch } from './release-watch';
import type { Tickets } from './ticket';

const LARGEST = 4_096;
/** How many tickets a network may have per minute: an office behind one address opens many pages. */
const TICKETS = 600;

const asked = z.object({ offer: z.string() });

type TicketDependencies = {
  registryFile: RegistryFile;
  /** The network that a call comes from. */
  networkOf: (context: Context) => string;
  watch: ReleaseWatch;
  tickets: Tickets;
  seal: Seal;
  /** Whether shoppers reach the shop by https. */
  secure: boolean;
  /** Multiplies the limit (RATE_LIMIT_SCALE). */
  limitScale: number;
};

/**
 * The route by which a tab gets its ticket, and a browser its bucket: a document that caches share
 * can bring neither. The document counts as served to this shopper.
 */
export function ticketRoute(dependencies: TicketDependencies): Hono {
  const { registryFile, networkOf, watch, tickets, seal, secure, limitScale } = dependencies;
  const limiter = new RateLimiterMemory({ points: TICKETS * limitScale, duration: 60 });
  const gate = { largest: LARGEST, limiter, networkOf, tooMany: 'Too many tickets.' };
  const routes = new Hono();
  routes.post(TICKET_PATH, ...fromOurPages(gate), async (context) => {
    const said = asked.safeParse(await context.req.json().catch(() => null));
    const bucket = bucketOf(context, seal);
    const owner = bucket ?? giveBucket(context, seal, secure);
    const accepted = said.success ? tickets.accept(said.data.offer, owner) : null;
    if (!accepted) return context.json({ message: 'Not an offer of this shop.' }, 400);
    watch.served({ bucket: owner, network: networkOf(context) }, accepted.shown);
    keepShare(context, shareOf(await registryFile.read(), owner), secure);
    return context.json({ ticket: accepted.ticket });
  });
  return routes;
}
