/** The company that a customer orders for. An addition to the specification's calls. */
import type { z } from 'shared-contracts/schema';
import { tinOf, type Company, type companyFields } from 'shared-contracts/wire/company';
import { eq } from 'drizzle-orm';
import type { Queries } from '../../database/open';
import { companyDetails } from '../../database/tables/customers';

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

/** @returns the company as it is stored then */
export async function keepCompany(
  queries: Queries,
  userId: number,
  body: z.output<typeof companyFields>,
): Promise<Company> {
  const said = {
    name: body.company_name ?? '',
    tin: tinOf(body.tin ?? '') ?? '',
    branch: body.branch ?? '',
    address: body.address ?? '',
  };
  await queries
    .insert(companyDetails)
    .values({ userId, ...said })
    .onConflictDoUpdate({ target: companyDetails.userId, set: said });
  return companyOf(queries, userId);
}
