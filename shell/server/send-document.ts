import type { Context } from 'hono';
import type { MadeDocument } from './document-cache';
import { createInlineCode, type InlineSources } from './inline-code';
import { packedDocument } from './packed-document';
import { commonHeaders } from './policy';
import { withBadge } from './previews/preview-badge';
import type { PreviewName } from './previews/preview-name';

export type DocumentAnswer = {
  made: Omit<MadeDocument, 'keep'>;
  /** Null where the document is never compared with one that a browser has. */
  etag: string | null;
  caching: Record<string, string>;
  /** The document's own ticket; null where it has none. */
  ticket: { mark: string; text: () => string } | null;
  /** What this browser looks at, and whether it may be shown; null where it doesn't. */
  preview: { names: PreviewName[]; shown: boolean } | null;
  /** @param inline what allows the document's inline scripts and styles */
  headersOf: (inline: InlineSources) => Record<string, string>;
};

const withBoth = (one: InlineSources, other: InlineSources): InlineSources => ({
  script: [...new Set([...one.script, ...other.script])],
  style: [...new Set([...one.style, ...other.style])],
});

/** Answers with a document, or that the one that the browser has is still the one. */
export async function sendDocument(
  context: Context,
  { made, etag, caching, ticket, preview, headersOf }: DocumentAnswer,
): Promise<Response> {
  const tagged = { ...caching, ...(etag === null ? {} : { ETag: etag }) };
  if (etag !== null && context.req.header('if-none-match') === etag) {
    // What is stored keeps the policy that it came with.
    return context.body(null, 304, { ...tagged, ...commonHeaders });
  }
  const badge = createInlineCode();
  const own = ticket ? made.html.replaceAll(ticket.mark, ticket.text()) : made.html;
  const html = preview ? withBadge(own, preview.names, preview.shown, badge) : own;
  const inline = preview ? withBoth(made.inline, badge.sources()) : made.inline;
  const headers = { ...headersOf(inline), ...tagged };
  const accepted = context.req.header('accept-encoding') ?? '';
  // What is one shopper's own is packed on its way, after this.
  const packed = html === made.html ? await packedDocument(made, accepted) : null;
  if (!packed) return context.html(html, made.status as 200, headers);
  return context.body(packed.body, made.status as 200, {
    ...headers,
    'Content-Type': 'text/html; charset=UTF-8',
    'Content-Encoding': packed.packing,
  });
}
