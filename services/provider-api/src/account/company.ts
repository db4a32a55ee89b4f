/** The company that a customer orders for. An addition to the specification's calls. */
import { readCompany, saveCompany } from 'shared-contracts/calls';
import { tinOf, type Company } from 'shared-contracts/wire/company';
import { eq } from 'drizzle-orm';
import type { Queries } from '../database/open';
import { companyDetails } from '../database/tables/customers';
import type { Deps } from '../deps';
import { answerUser, type App } from '../http/answer';

/** A customer's company; '' for what isn't said. */
export async function companyOf(queries: Queries, userId: number): Promise<Company> {
  const [row] = await queries
    .select()
    .from(companyDetails)
    .where(eq(companyDetails.userId, userId));
  return {
    company_name: row?.name ?? '',
    tin: row?.tin ?? '',
    branch: row?.branch ?? '',
    address: row?.address ?? '',
  };
}

export function companyRoutes(app: App, deps: Deps): void {
  const { db } = deps;
  answerUser(app, deps, readCompany, (user) => companyOf(db, user.id));
  answerUser(app, deps, saveCompany, async (user, { body }) => {
    const said = {
      name: body.company_name ?? '',
      tin: tinOf(body.tin ?? '') ?? '',
      branch: body.branch ?? '',
      address: body.address ?? '',
    };
    await db
      .insert(companyDetails)
      .values({ userId: user.id, ...said })
      .onConflictDoUpdate({ target: companyDetails.userId, set: said });
    return companyOf(db, user.id);
  });
}
