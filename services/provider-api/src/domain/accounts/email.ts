/** Accounts store an email in one spelling: trimmed, in lower case. */
export function accountEmail(email: string): string {
  return email.trim().toLowerCase();
}
