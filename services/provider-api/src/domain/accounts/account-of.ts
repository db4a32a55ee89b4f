import { eq } from 'drizzle-orm';
import type { Queries } from '../../database/open';
import { users } from '../../database/tables/customers';

/** The account with an email; null for none. @param email in lower case */
export async function accountOf(
  queries: Queries,
  email: string | null,
): Promise<{ id: number; email: string } | null> {
  if (email === null) return null;
  const own = { id: users.id, email: users.email };
  const [found] = await queries.select(own).from(users).where(eq(users.email, email));
  return found ?? null;
}
