import type { Context } from 'hono';
import type { Registry } from 'shared-contracts/release';
import type { MadeDocument } from './document-cache';
import { cachingFor, type AnswerFor } from './document-caching';
import { documentHeaders } from './policy';
import { keepShare, shareOf } from './releases/share';
import { reportingRight } from './reporting-right';
import { documentTicket } from './reports/document-ticket';
import type { OfferDependencies } from './reports/accept-offer';
import { sendDocument } from './send-document';
import type { Visit } from './visit';

type AnswerDependencies = Omit<OfferDependencies, 'registryFile'> & {
  registry: Registry;
  /** The shopper's; null on a first visit. */
  bucket: string | null;
  /** Where the remotes' files are served. */
  fileOrigins: string[];
  /** The headers of a document that caches may keep. */
  shared: Record<string, string>;
  /** Stands in a document for its ticket. */
  mark: string;
};

/** Whose the answer is; a browser that doesn't say its share yet is made to say it. */
function answerFor(
  context: Context,
  { wanted, local, document }: Visit,
  { registry, bucket, secure }: AnswerDependencies,
): AnswerFor {
  if (wanted) return 'preview';
  if (local) return 'local build';
  if (document.asksTicket !== true) return 'shopper';
  return keepShare(context, shareOf(registry, bucket), secure) ? 'share' : 'shopper';
}

/** Answers a visit with its document: who may keep it, its ticket, its preview, and its policy. */
export function answerVisit(
  context: Context,
  visit: Visit,
  made: MadeDocument & { etag: string | null },
  dependencies: AnswerDependencies,
): Promise<Response> {
  const { wanted, chosen, local, previewed } = visit;
  const { registry, fileOrigins, shared, mark } = dependencies;
  return sendDocument(context, {
    made,
    etag: wanted ? null : made.etag,
    caching: cachingFor(answerFor(context, visit, dependencies), made.keep, shared),
    ticket:
      reportingRight(visit) === 'ticket'
        ? { mark, text: () => documentTicket(context, chosen, made.shown, dependencies) }
        : null,
    preview: wanted && { names: wanted, shown: previewed !== null },
    headersOf: (inline) =>
      documentHeaders(inline, registry, fileOrigins, local?.exempt ?? null, previewed?.policies),
  });
}
