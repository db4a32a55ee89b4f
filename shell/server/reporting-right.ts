import type { Visit } from './visit';

/**
 * How the tab of a document comes by its right to report: by a ticket in the document, by an offer for
 * which it asks for one, because caches share the document, or not at all.
 */
export type ReportingRight = 'ticket' | 'offer' | 'none';

/** A browser with a local build or a preview sends no reports. */
export function reportingRight({
  local,
  previewed,
  document,
}: Pick<Visit, 'local' | 'previewed' | 'document'>): ReportingRight {
  if (local || previewed) return 'none';
  return document.asksTicket ? 'offer' : 'ticket';
}
