/** What shoppers choose from searches: listed by search and product, and forgotten. */
import { offsetOf, pageLinks } from 'back-office/parts/page-links';
import * as z from 'zod';
import { rowId } from '../database/row-id';
import type { Deps } from '../domain/deps';
import { notFound } from '../domain/refusal';
import { findChosen, forgetChosen } from '../domain/search/choices-at-counter';
import type { Actions } from './actions';
import { addressWith, askedPage, askedWords } from './asked-page';
import { typed } from './form';
import { ChoicesPage } from './pages/choices-page';
import { CHOICES_AT } from './pages/choices-path';
import { REPORTS_AT } from './pages/synonym-paths';
import { showPage } from './show-page';
import { actorOf } from './visit';

const SAID = {
  choiceForgotten: 'Forgotten. Searches no longer raise it within a minute.',
  choicesForgotten: 'All is forgotten. Searches raise nothing within a minute.',
} as const;
const A_PAGE = 50;

const asked = z.object({ q: askedWords, page: askedPage });

export function choiceRoutes(actions: Actions, deps: Deps): void {
  const place = { title: 'What shoppers choose', at: REPORTS_AT };
  actions.says(SAID);

  actions.show(CHOICES_AT, 'reports', async (visit) => {
    const { q = '', page } = asked.parse(visit.context.req.query());
    const found = await findChosen(deps.db, q, deps.now());
    const from = offsetOf(page, A_PAGE);
    const links = pageLinks({ page, size: A_PAGE, count: found.length }, 'choices', (number) =>
      addressWith(CHOICES_AT, { q, page: number }),
    );
    const { choicesCount: counts } = await deps.shopSettings.now();
    const main = ChoicesPage({ q, counts, rows: found.slice(from, from + A_PAGE), links });
    return showPage(visit, place, main);
  });
  actions.change(
    `${CHOICES_AT}/forget`,
    'reports',
    z.object({ query: typed(80, 1), product: typed(12, 1) }),
    async (visit, { query, product }) => {
      const productId = rowId(product);
      if (productId === null) throw notFound('There is no such product.');
      const done = await forgetChosen(deps, { query, productId }, actorOf(visit));
      const said = done ? 'choiceForgotten' : 'already';
      return visit.context.redirect(addressWith(CHOICES_AT, { said }), 303);
    },
  );
  actions.change(`${CHOICES_AT}/forget-all`, 'reports', z.object({}), async (visit) => {
    const done = await forgetChosen(deps, null, actorOf(visit));
    const said = done ? 'choicesForgotten' : 'already';
    return visit.context.redirect(addressWith(CHOICES_AT, { said }), 303);
  });
}
