/**
 * What a release of the shell tells the document server, in its manifest: which pages there are,
 * and what a document of it carries. It goes live and back with the release.
 */
import { REMOTE_NAMES } from './door';
import { z } from './schema';

const path = z.string().check(z.regex(/^\/[\w/:-]*$/, 'not a path of the shop'));
const name = z.string().check(z.maxLength(100));
const remote = z.enum(REMOTE_NAMES);

const remoteRoute = z.object({
  kind: z.literal('remote'),
  path,
  /** Which layout a page stands in. */
  layout: z.enum(['landing', 'base']),
  /** `signed-in` sends a guest to /login; `signed-out` sends a customer to /store. */
  guard: z.enum(['none', 'signed-in', 'signed-out']),
  remote,
  page: name,
  /** What the page is called where it is offered again, such as 'Continue to checkout'. */
  label: name,
  /**
   * The search parameters that the page reads. Any other (of campaigns, of nobody) is left out of
   * what the server renders and of what a kept document is known by; the browser's address has it.
   */
  reads: z.array(name),
  /** Open to everybody, but nothing that a search engine should list: a form, or a search. */
  unlisted: z.boolean(),
});
export type RemoteRoute = z.infer<typeof remoteRoute>;

const redirectRoute = z.object({ kind: z.literal('redirect'), path, to: path });

const route = z.discriminatedUnion('kind', [remoteRoute, redirectRoute]);
export type Route = z.infer<typeof route>;

export const documentContract = z.object({
  /** `DOCUMENT_VERSION` of what its shell starts from. */
  version: z.number(),
  /** Every path of the shop; any other is the 404 page. */
  routes: z.array(route),
  /** The parts that every landing page shows, and who fills each. */
  headerSlots: z.array(z.object({ name, remote })),
  /** The script that keeps what is done before the page can answer. */
  earlyInput: z.string(),
});
export type DocumentContract = z.infer<typeof documentContract>;
