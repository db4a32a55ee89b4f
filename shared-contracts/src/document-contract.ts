/**
 * What the manifest of a shell's release says to the document server: which pages there are, and
 * what a document contains. It is live exactly as long as the release.
 */
import { isRemoteName } from './app-names';
import type { RemoteName } from './door';
import { z } from './schema';

const path = z.string().check(z.regex(/^\/[\w/:-]*$/, 'not a path of the shop'));
const name = z.string().check(z.maxLength(100));
export const remoteName = z.custom<RemoteName>(
  (value) => typeof value === 'string' && isRemoteName(value),
  'not the name of a remote',
);

const remoteRoute = z.object({
  kind: z.literal('remote'),
  path,
  /** The layout of the page. */
  layout: z.enum(['landing', 'base']),
  /** `signed-in` sends a guest to /login; `signed-out` sends a customer to /store. */
  guard: z.enum(['none', 'signed-in', 'signed-out']),
  remote: remoteName,
  page: name,
  /** The page's name in a link that offers it again, such as 'Continue to checkout'. */
  label: name,
  /**
   * The search parameters that the page reads. Any other parameter, such as a campaign's, is left
   * out of the server's rendering and of a cached document's key; it stays in the browser's address.
   */
  reads: z.array(name),
  /**
   * Whether search engines should not list the page although it is public, such as a form or a
   * search.
   */
  unlisted: z.boolean(),
});
export type RemoteRoute = z.infer<typeof remoteRoute>;

const redirectRoute = z.object({ kind: z.literal('redirect'), path, to: path });

const route = z.discriminatedUnion('kind', [remoteRoute, redirectRoute]);
export type Route = z.infer<typeof route>;

export const documentContract = z.object({
  /** The `DOCUMENT_VERSION` that this shell can start from. */
  version: z.number(),
  /** Every path of the shop; any other is the 404 page. */
  routes: z.array(route),
  /** The parts that every landing page shows, and who fills each. */
  headerSlots: z.array(z.object({ name, remote: remoteName })),
  /** The script that records clicks and typing until the page can handle them. */
  earlyInput: z.string(),
  /**
   * Whether the tab asks for the ticket of its reports. Such a document is the same for everybody who
   * gets these releases, so that caches may share it.
   */
  asksTicket: z.optional(z.boolean()),
  /**
   * Whether the tab reads a release's scripts from the release's own list (release-scripts.ts). Its
   * document names only those that the page needs first.
   */
  readsLists: z.optional(z.boolean()),
});
export type DocumentContract = z.infer<typeof documentContract>;
