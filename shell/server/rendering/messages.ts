/** What the document server and its render workers say to each other. */
import type { ShopConfig } from 'shared-contracts/config';
import * as z from 'zod';
import type { ProviderReply } from './provider-reply';
import type { RenderJob } from './page-renderer';
import { firstCalls, providerRequest, renderedPage } from './rendered-page';
import type { ServerRelease } from './server-builds';

export type ToWorker =
  | { kind: 'start'; store: string; config: ShopConfig }
  | { kind: 'warm'; releases: ServerRelease[] }
  | { kind: 'ping' }
  | { kind: 'render'; id: string; job: RenderJob }
  | { kind: 'answered'; id: string; call: number; reply: ProviderReply };

/** How long a message may be, in bytes: more than any page needs, less than would hold a server up. */
export const MESSAGE_MOST = 8 * 1024 * 1024;

const app = z.string().max(100);
/** Nobody but the worker's own code knows the page's: a release can't answer for another one. */
const id = z.string().max(100);
const message = z.string().max(1000);

/** A worker runs the code of remotes, so what it says is read like a stranger's. */
export const fromWorker = z.discriminatedUnion('kind', [
  /** It is about to load a release: if it is heard no more, that is why. */
  z.object({ kind: z.literal('warming'), app, version: z.string().max(100) }),
  z.object({ kind: z.literal('warm') }),
  /** @param rss what it holds, in bytes */
  z.object({ kind: z.literal('pong'), rss: z.number() }),
  z.object({ kind: z.literal('warning'), message }),
  /** Asks for a call of the provider, which it can't reach itself. */
  z.object({ kind: z.literal('call'), id, call: z.int(), request: providerRequest }),
  z.object({ kind: z.literal('first-calls'), id, calls: firstCalls }),
  z.object({ kind: z.literal('rendered'), id, page: renderedPage }),
  z.object({ kind: z.literal('failed'), id, message }),
]);
export type FromWorker = z.infer<typeof fromWorker>;
