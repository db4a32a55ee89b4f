/** The audit log of what staff did, for owners. */
import { and, desc, lt } from 'drizzle-orm';
import { audit } from '../database/tables/audit';
import { isOfStaff } from '../domain/audit/of-staff';
import type { Deps } from '../domain/deps';
import type { Actions } from './actions';
import { rowId } from './form';
import { LogPage } from './pages/log-page';
import { showPage } from './show-page';

const A_PAGE = 50;

const asked = rowId.optional().catch(undefined);

export function logRoutes(actions: Actions, { db }: Deps): void {
  actions.show('/staff/log', 'log', async (visit) => {
    const before = asked.parse(visit.context.req.query('before'));
    const rows = await db
      .select()
      .from(audit)
      .where(and(isOfStaff, before === undefined ? undefined : lt(audit.id, before)))
      .orderBy(desc(audit.id))
      .limit(A_PAGE + 1);
    const shown = rows.slice(0, A_PAGE);
    const older = rows.length > A_PAGE ? (shown.at(-1)?.id ?? null) : null;
    return showPage(visit, { title: 'Log', at: '/staff/log' }, LogPage({ rows: shown, older }));
  });
}
