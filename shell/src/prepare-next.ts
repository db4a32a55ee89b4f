import type { Connected } from './connect';
import { prefetchNextPages } from './prefetch/prefetch';
import { prefetchParts } from './prefetch/prefetch-parts';
import { createScriptFetch } from './prefetch/script-fetch';
import { whenIdle } from './reports/when-idle';

/** Fetches what the shopper may need next, and begins to measure; the page needs none of it. */
export function prepareNext({ shell, reports, app }: Connected): void {
  const { parts } = shell;
  const fetchScripts = createScriptFetch();
  prefetchNextPages(shell, fetchScripts);
  void prefetchParts(shell, fetchScripts);

  // A guest's first call comes with a click, and its code has loaded by then.
  if (parts.session.read()) void parts.http.prepare();
  else whenIdle(() => void parts.http.prepare());

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
