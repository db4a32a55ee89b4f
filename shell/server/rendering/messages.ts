/** The messages between the document server and its render workers. */
import type { ShopConfig } from 'shared-contracts/config';
import * as z from 'zod';
import type { ProviderReply } from './provider-reply';
import type { RenderJob } from './page-renderer';
import { RENDER_FAULTS } from './render-book';
import { firstCalls, providerRequest, renderedPage } from './rendered-page';
import type { ServerRelease } from './server-builds';

export type ToWorker =
  | { kind: 'start'; store: string; config: ShopConfig }
  | { kind: 'warm'; releases: ServerRelease[] }
  | { kind: 'ping' }
  | { kind: 'render'; id: string; job: RenderJob }
  | { kind: 'answered'; id: string; call: number; reply: ProviderReply };

/**
 * The longest message, in bytes: longer than any page needs, and short enough not to delay the
 * server.
 */
export const MESSAGE_MOST = 8 * 1024 * 1024;

const app = z.string().max(100);
/**
 * A page's id, which only the worker's own code knows, so that a release can't answer for another
 * page.
 */
const id = z.string().max(100);
const message = z.string().max(1000);

/** A worker runs the code of remotes, so its messages are validated like any foreign input. */
export const fromWorker = z.discriminatedUnion('kind', [
  /** It is about to load a release; if no further message comes, that release is the cause. */
  z.object({ kind: z.literal('warming'), app, version: z.string().max(100) }),
  z.object({ kind: z.literal('warm') }),
  /** @param rss the memory that it uses, in bytes */
  z.object({ kind: z.literal('pong'), rss: z.number() }),
  z.object({ kind: z.literal('warning'), message }),
  /** Asks for a call of the provider, which the worker can't reach itself. */
  z.object({ kind: z.literal('call'), id, call: z.int(), request: providerRequest }),
  z.object({ kind: z.literal('first-calls'), id, calls: firstCalls }),
  /** The code of a release is about to run for a page; if no further message comes, it may be the cause. */
  z.object({ kind: z.literal('entered'), id, app, version: z.string().max(100) }),
  /** @param id of the page that it failed; left out where it failed none, such as while warming up */
  z.object({
    kind: z.literal('fault'),
    id: id.optional(),
    ...{ app, version: z.string().max(100), how: z.enum(RENDER_FAULTS), message },
  }),
  z.object({ kind: z.literal('rendered'), id, page: renderedPage }),
  z.object({ kind: z.literal('failed'), id, message }),
]);
export type FromWorker = z.infer<typeof fromWorker>;
