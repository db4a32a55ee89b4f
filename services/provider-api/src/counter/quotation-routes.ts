/** A quotation: its page, taking up a request, withdrawing it. */
import * as z from 'zod';
import type { Deps } from '../domain/deps';
import { markNotOffered, takeUp } from '../domain/quotations/take-up';
import { reopenQuotation, withdrawQuotation } from '../domain/quotations/withdraw-quotation';
import { notFound } from '../domain/refusal';
import type { Environment } from '../environment';
import type { Actions } from './actions';
import { rowId } from './form';
import { actorOf, partOf } from './visit';
import {
  changedPage,
  goTo,
  numberOf,
  ONE,
  QUOTATION_SAID,
  showQuotation,
} from './quotation-answers';
import { quotationDraftRoutes } from './quotation-draft-routes';
import { quotationStartRoutes } from './quotation-start-routes';
import { quotationVersionRoutes } from './quotation-version-routes';

export function quotationRoutes(actions: Actions, deps: Deps, environment: Environment): void {
  actions.says(QUOTATION_SAID);
  quotationStartRoutes(actions, deps);
  actions.show(ONE, 'inquiries', (visit) => showQuotation(deps, visit));

  actions.change(`${ONE}/draft`, 'inquiries', z.object({}), async (visit) => {
    const isNew = await takeUp(deps, numberOf(visit), actorOf(visit));
    return goTo(visit, numberOf(visit), isNew ? 'taken' : 'already');
  });

  actions.change(
    `${ONE}/asked/:line`,
    'inquiries',
    z.object({ to: z.enum(['none', 'open'], 'Must be none or open.') }),
    async (visit, { to }) => {
      const line = rowId.safeParse(partOf(visit, 'line'));
      if (!line.success) throw notFound('This quotation has no such line.');
      const change = { number: numberOf(visit), line: line.data, notOffered: to === 'none' };
      await markNotOffered(deps, change, actorOf(visit));
      return goTo(visit, change.number, 'line');
    },
  );

  quotationDraftRoutes(actions, deps, environment);
  quotationVersionRoutes(actions, deps);

  actions.change(
    `${ONE}/withdraw`,
    'inquiries',
    z.object({ from: z.enum(['Requested', 'Draft', 'Sent'], 'Must be Requested, Draft or Sent.') }),
    async (visit, { from }) => {
      const change = { number: numberOf(visit), from };
      const withdrawn = await withdrawQuotation(deps, change, actorOf(visit));
      if (withdrawn.outcome === 'done') {
        return goTo(visit, change.number, withdrawn.told ? 'withdrawn-told' : 'withdrawn');
      }
      if (withdrawn.outcome === 'already') return goTo(visit, change.number, 'already');
      const words = `This quotation was changed meanwhile: it is ${withdrawn.status}. Nothing was done.`;
      return changedPage(visit, words);
    },
  );

  actions.change(`${ONE}/reopen`, 'inquiries', z.object({}), async (visit) => {
    const reopened = await reopenQuotation(deps, numberOf(visit), actorOf(visit));
    const done = reopened.outcome === 'done' && (reopened.told ? 'reopened-told' : 'reopened');
    return goTo(visit, numberOf(visit), done || 'already');
  });
}
