/** What the document server and its render workers say to each other. */
import type { ShopConfig } from 'shared-contracts/config';
import * as z from 'zod';
import type { RenderJob } from './page-renderer';
import { firstCalls, renderedPage } from './rendered-page';
import type { ServerRelease } from './server-builds';

export type ToWorker =
  | { kind: 'start'; store: string; providerUrl: string; config: ShopConfig }
  | { kind: 'warm'; releases: ServerRelease[] }
  | { kind: 'ping' }
  | { kind: 'render'; id: number; job: RenderJob };

const app = z.string();
const id = z.int();

/** A worker runs the code of remotes, so what it says is read like a stranger's. */
export const fromWorker = z.discriminatedUnion('kind', [
  /** It is about to load a release: if it is heard no more, that is why. */
  z.object({ kind: z.literal('warming'), app, version: z.string() }),
  z.object({ kind: z.literal('warm') }),
  /** @param rss what it holds, in bytes */
  z.object({ kind: z.literal('pong'), rss: z.number() }),
  z.object({ kind: z.literal('warning'), message: z.string() }),
  z.object({ kind: z.literal('first-calls'), id, calls: firstCalls }),
  z.object({ kind: z.literal('rendered'), id, page: renderedPage }),
  z.object({ kind: z.literal('failed'), id, message: z.string() }),
]);
export type FromWorker = z.infer<typeof fromWorker>;
