/** Customers, and what staff did, as rows of a file. */
import { and, asc, eq, gt, sql } from 'drizzle-orm';
import type { Queries } from '../../database/open';
import { audit } from '../../database/tables/audit';
import { companyDetails, users } from '../../database/tables/customers';
import { fieldsInWords } from '../trade/fields-in-words';
import { isOfStaff } from '../audit/of-staff';
import type { Pages } from '../sheets/rows';
import { momentCell, PAGE, pagesOf, within, type Range } from './range';

export const CUSTOMER_COLUMNS = [
  'name',
  'email',
  'registered',
  'verified',
  'company',
  'tin',
  'branch',
  'orders',
] as const;

/** The accounts that were made on the days. */
export const exportedCustomers = (queries: Queries, range: Range): Pages =>
  pagesOf(async (after) => {
    const rows = await queries
      .select({
        user: users,
        company: companyDetails,
        orders: sql<number>`(select count(*) from orders o where o.user_id = "users"."id")`.mapWith(
          Number,
        ),
      })
      .from(users)
      .leftJoin(companyDetails, eq(companyDetails.userId, users.id))
      .where(and(gt(users.id, after), within(users.createdAt, range)))
      .orderBy(asc(users.id))
      .limit(PAGE);
    return rows.map(({ user, company, orders }) => ({
      id: user.id,
      cells: [
        user.name,
        user.email,
        momentCell(user.createdAt),
        momentCell(user.verifiedAt),
        company?.name ?? null,
        company?.tin ?? null,
        company?.branch ?? null,
        orders,
      ],
    }));
  });

export const LOG_COLUMNS = ['at', 'who', 'action', 'object', 'before', 'after'] as const;

/** The log of the days. */
export const exportedLog = (queries: Queries, range: Range): Pages =>
  pagesOf(async (after) => {
    const rows = await queries
      .select()
      .from(audit)
      .where(and(gt(audit.id, after), within(audit.at, range), isOfStaff))
      .orderBy(asc(audit.id))
      .limit(PAGE);
    return rows.map((row) => ({
      id: row.id,
      cells: [
        momentCell(row.at),
        row.staffName ?? row.actorKind,
        row.action,
        row.object,
        fieldsInWords(row.before),
        fieldsInWords(row.after),
      ],
    }));
  });
