import { eq, sql } from 'drizzle-orm';
import { inquiries } from '../../database/tables/content';

/** The inquiries of an account's email: inquiries have the email as typed, accounts in lower case. */
export function sentBy(email: string) {
  return eq(sql`lower(${inquiries.email})`, email);
}
