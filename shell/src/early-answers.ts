import type { HostParts } from 'host-kit/host';
import { EARLY_CALLS, type EarlyCall, type PageState } from './page-state';

/** Gives the HTTP client the answers that came with the document, and those of its early calls. */
export function takeEarlyAnswers(http: HostParts['http'], answers: PageState['answers']): void {
  for (const { request, answer } of answers) http.ahead(request, Promise.resolve(answer));
  const early = (globalThis as { [EARLY_CALLS]?: EarlyCall[] })[EARLY_CALLS] ?? [];
  // A failed early call is sent again by the HTTP client, which says what kind of failure it is.
  for (const { request, answer } of early) {
    http.ahead(
      request,
      answer.catch(() => http.send(request)),
    );
  }
}
