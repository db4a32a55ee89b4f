/** What sells, and the other names by which what was searched in vain is found. */
import * as z from 'zod';
import type { Deps } from '../domain/deps';
import { PERIODS, spanBefore, spanOf } from '../domain/reports/period';
import { bestSellers, returnedIn, salesByDay } from '../domain/reports/sales';
import { LOW_A_PAGE, readLeftCarts, readLowStock } from '../domain/reports/waiting';
import { nameWhatWasMeant } from '../domain/search/name-what-was-meant';
import { readNothingFound } from '../domain/search/nothing-found';
import { namesOf } from '../domain/search/synonym-job';
import type { Actions } from './actions';
import { addressWith, askedPage } from './asked-page';
import { typed } from './form';
import { actorOf } from './visit';
import { SYNONYM_PATH } from './pages/nothing-found-part';
import { offsetOf, pageLinks } from 'back-office/parts/page-links';
import { ReportPage } from './pages/report-page';
import type { Environment } from '../environment';
import { showPage } from './show-page';

const AT = '/staff/reports';
const MISSES_A_PAGE = 30;

const NAMES = { misses: 'searches', low: 'low stock' } as const;
const asked = z.object({
  period: z.enum(PERIODS).catch('week'),
  misses: askedPage,
  low: askedPage,
});

export function reportRoutes(
  actions: Actions,
  deps: Deps,
  { lowStock, cartDays }: Environment,
): void {
  const { db } = deps;

  actions.says({ synonym: 'The name is added, and searches know it within seconds.' });
  actions.show(AT, 'reports', async (visit) => {
    const wanted = asked.parse(visit.context.req.query());
    const { period } = wanted;
    const now = deps.now();
    const span = spanOf(period, now);
    const misses = await readNothingFound(db, span.days[0] ?? '');
    const from = offsetOf(wanted.misses, MISSES_A_PAGE);
    const linksOf = (list: 'misses' | 'low', size: number, count: number) =>
      pageLinks({ page: wanted[list], size, count }, NAMES[list], (number) => {
        const address = addressWith(AT, { ...wanted, [list]: number });
        return `${address}#${list === 'low' ? 'low' : 'nothing-found'}`;
      });
    const low = await readLowStock(db, lowStock, wanted.low);
    const main = ReportPage({
      period,
      days: await salesByDay(db, span),
      before: await salesByDay(db, spanBefore(span)),
      returned: { now: await returnedIn(db, span), then: await returnedIn(db, spanBefore(span)) },
      best: await bestSellers(db, span),
      left: { ...(await readLeftCarts(db, cartDays, now)), days: cartDays },
      nothingFound: {
        rows: misses.slice(from, from + MISSES_A_PAGE),
        pages: linksOf('misses', MISSES_A_PAGE, misses.length),
      },
      low: { ...low, most: lowStock, pages: linksOf('low', LOW_A_PAGE, low.count) },
    });
    return showPage(visit, { title: 'What sells', at: AT }, main);
  });

  actions.change(
    SYNONYM_PATH,
    'reports',
    z.object({ phrase: typed(80, 1), names: typed(200, 1) }),
    async (visit, { phrase, names }) => {
      await nameWhatWasMeant(deps, { phrase, names: namesOf(names) }, actorOf(visit));
      return visit.context.redirect(`${AT}?said=synonym`, 303);
    },
  );
}
