import { Hono } from 'hono';
import * as z from 'zod';
import { TICKET_PATH } from '../../src/report-path';
import type { Limits } from '../state/limits';
import { acceptOffer, type OfferDependencies } from './accept-offer';
import { fromOurPages } from './from-our-pages';

const LARGEST = 4_096;
/** How many tickets a network may have per minute: an office behind one address opens many pages. */
const TICKETS = 600;

const asked = z.object({ offer: z.string() });

type TicketDependencies = OfferDependencies & {
  limits: Limits;
  /** Multiplies the limit (RATE_LIMIT_SCALE). */
  limitScale: number;
};

/**
 * The route by which a tab gets its ticket, and a browser its bucket: a document that caches share
 * can bring neither.
 */
export function ticketRoute(dependencies: TicketDependencies): Hono {
  const { networkOf, limits, limitScale } = dependencies;
  const limit = limits('tickets', TICKETS * limitScale);
  const gate = { largest: LARGEST, limit, networkOf, tooMany: 'Too many tickets.' };
  const routes = new Hono();
  routes.post(TICKET_PATH, ...fromOurPages(gate), async (context) => {
    const said = asked.safeParse(await context.req.json().catch(() => null));
    const accepted = said.success
      ? await acceptOffer(context, said.data.offer, dependencies)
      : null;
    if (!accepted) return context.json({ message: 'Not an offer of this shop.' }, 400);
    return context.json({ ticket: accepted.ticket });
  });
  return routes;
}
