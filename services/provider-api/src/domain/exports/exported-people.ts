/** Customers, and what staff did, as rows of a file. */
import { and, asc, eq, gt, sql } from 'drizzle-orm';
import type { Queries } from '../../database/open';
import { audit } from '../../database/tables/audit';
import { companyDetails, users } from '../../database/tables/customers';
import { fieldsInWords } from '../trade/fields-in-words';
import { isOfStaff } from '../audit/of-staff';
import { startOfDay } from '../manila-day';
import type { Cell, Pages } from '../sheets/rows';
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
  pagesOf(0, async (after) => {
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
      cursor: user.id,
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

/** How much later than another an entry may be written that is of an earlier moment. */
const LATE = sql`interval '1 hour'`;

/** An id that stands before every entry since the first day, which are almost in the order of their ids. */
async function idBefore(queries: Queries, { from }: Range): Promise<number> {
  const since = startOfDay(from).toISOString();
  const first = sql`(select min(at) from ${audit} where at >= ${since}::timestamptz)`;
  const [found] = await queries
    // By the index of moments: for a bare id PostgreSQL reads that of ids from its beginning.
    .select({ id: sql<number | null>`min(${audit.id} + 0)` })
    .from(audit)
    .where(sql`${audit.at} >= ${first} and ${audit.at} < ${first} + ${LATE}`);
  return (found?.id ?? 1) - 1;
}

/** The log of the days. */
export async function* exportedLog(
  queries: Queries,
  range: Range,
): AsyncGenerator<readonly (readonly Cell[])[]> {
  // Most entries are of days before, which would be read one by one.
  yield* pagesOf(await idBefore(queries, range), async (after) => {
    const rows = await queries
      .select()
      .from(audit)
      .where(and(gt(audit.id, after), within(audit.at, range), isOfStaff))
      .orderBy(asc(audit.id))
      .limit(PAGE);
    return rows.map((row) => ({
      cursor: row.id,
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
}
