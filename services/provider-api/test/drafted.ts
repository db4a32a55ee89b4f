/** Drafts of orders at a test's counter, by the forms that a clerk sends. */
import { hiddenIn, type Clerk, type Page } from './clerk';

/** Begins an order by its form. @returns the path of its draft */
export async function beginOrder(clerk: Clerk, fields: Record<string, string>): Promise<string> {
  const { location } = await clerk.send('/staff/orders/new', fields, '/staff/orders/new');
  const path = location?.split('?')[0];
  if (!path?.startsWith('/staff/orders/drafts/')) throw new Error(`no draft: ${location}`);
  return path;
}

/** Goes on with the changes of an order. @returns the path of their draft */
export async function beginChanges(clerk: Clerk, number: string): Promise<string> {
  const at = `/staff/orders/${number}`;
  const { location } = await clerk.send(`${at}/changes`, {}, at);
  if (location === null) throw new Error('no draft of changes');
  return location;
}

/** Scans a code, or types it. */
export const scan = (clerk: Clerk, draft: string, code: string): Promise<Page> =>
  clerk.send(`${draft}/lines`, { code }, draft);

/** The names of a page's fields of units, in their order. */
export const unitFields = ({ text }: Page): string[] => [
  ...new Set(
    [...text.matchAll(/name="(?:\d+\.)?((?:quantity|units)-\d+)"/g)].map(([, name]) => name ?? ''),
  ),
];

/** Sends the own form of a draft. @param on the page as it was shown, else as it is now */
export async function sendDraft(
  clerk: Clerk,
  draft: string,
  fields: Record<string, string>,
  on?: Page,
): Promise<Page> {
  const page = on ?? (await clerk.look(draft));
  return clerk.post(draft, { ...hiddenIn(page, draft), ...fields });
}

/** Sends what was typed twice: the first shows what it costs then, the second goes on. */
export async function placeDraft(
  clerk: Clerk,
  draft: string,
  fields: Record<string, string> = {},
): Promise<Page> {
  const first = await sendDraft(clerk, draft, { ...fields, do: 'place' });
  return first.location?.includes('said=total')
    ? sendDraft(clerk, draft, { ...fields, do: 'place' })
    : first;
}
