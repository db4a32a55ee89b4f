import { remoteName } from 'shared-contracts/document-contract';
import * as z from 'zod';

/** The longest URL of a call, in characters. */
const ADDRESS_MOST = 8_000;

/** A call of the provider. */
export const providerRequest = z.object({
  method: z.enum(['GET', 'POST']),
  url: z.string().max(ADDRESS_MOST),
  body: z.unknown().exactOptional(),
});

/** More than any page has. */
const TAGS_MOST = 100;
const attributeName = z.string().regex(/^[a-z][a-z-]*$/);
const head = z.object({
  title: z.string(),
  tags: z
    .array(
      z.object({ tag: z.enum(['meta', 'link']), attributes: z.record(attributeName, z.string()) }),
    )
    .max(TAGS_MOST),
  canonical: z.string().nullable(),
  jsonLd: z.array(z.record(z.string(), z.unknown())),
});

/** More than any page shows. */
const SLOTS_MOST = 100;
const slot = z.object({ name: z.string().max(100), remote: remoteName });

const style = z.object({
  key: z.string().regex(/^[a-z-]+$/),
  css: z.string(),
  ids: z.array(z.string()),
});

/**
 * A rendered page as a worker sends it. The code of remotes has run there, so the message is
 * validated before it is used.
 */
export const renderedPage = z.object({
  status: z.int().min(200).max(599),
  head: head.nullable(),
  /** The provider's answers that the page was made from. */
  answers: z.array(z.object({ request: providerRequest, answer: z.unknown() })),
  /** Calls that the browser starts before any script has loaded. */
  early: z.array(providerRequest),
  /** The page itself; null where the browser makes it. */
  body: z
    .object({
      html: z.string(),
      links: z.string(),
      styles: z.array(style),
      /** The slots whose parts are on the page, and the remote that fills each. */
      slots: z.array(slot).max(SLOTS_MOST),
    })
    .nullable(),
  /** Whether everything that the page asked for was answered: then another shopper may get it too. */
  whole: z.boolean(),
});
export type RenderedPage = z.infer<typeof renderedPage>;
export type SlotOnPage = z.infer<typeof slot>;

export const firstCalls = z.array(providerRequest);

/** The answer to a render job: the browser makes every page that fails here. */
export type PageAnswer =
  | { kind: 'rendered'; page: RenderedPage }
  /** Its first calls may be known even so. */
  | { kind: 'left-to-browser'; early: RenderedPage['early'] };
