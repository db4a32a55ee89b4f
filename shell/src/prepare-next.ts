import type { Connected } from './connect';
import { prefetchNextPages } from './prefetch/prefetch';
import { prefetchParts } from './prefetch/prefetch-parts';
import { createScriptFetch } from './prefetch/script-fetch';
import { onFirstUse } from './prefetch/on-first-use';
import { whenIdle } from './reports/when-idle';

/** Fetches what the shopper may need next, and begins to measure; the page needs none of it. */
export function prepareNext({ shell, reports, app }: Connected): void {
  const { parts } = shell;
  const fetchScripts = createScriptFetch();
  prefetchNextPages(shell, fetchScripts);
  void prefetchParts(shell, fetchScripts);

  // A customer's cart is asked for at once. A guest's page has its answers in the document, and a
  // guest who only reads makes no call.
  if (parts.session.read()) void parts.http.prepare();
  else onFirstUse(() => void parts.http.prepare());

  whenIdle(() => {
    import(/* webpackChunkName: "vitals" */ './reports/vitals')
      .then(({ watchVitals }) => {
        watchVitals((name, value) => {
          reports.report({ kind: 'vital', message: name, value, part: app });
        });
      })
      // A failed measurement changes nothing for the shopper.
      .catch(() => undefined);
  });
}
