import type { HostApi, Session } from 'shared-contracts/door';
import { newKey } from 'shared-contracts/new-key';
import type { InquiryBody } from 'shared-contracts/wire/inquiry';

/** The form's values, exactly as its fields have them. */
export type InquiryValues = {
  name: string;
  mobileNumber: string;
  email: string;
  company: string;
  inquiry: string;
};

/**
 * The customer who typed it, because one customer's draft is not shown to another; null for a
 * guest.
 */
type StoredDraft = { owner: string | null; values: InquiryValues };

const FIELDS = ['name', 'mobileNumber', 'email', 'company', 'inquiry'] as const;

type Host = Pick<HostApi, 'draft' | 'session'>;

const whoIs = (session: Session | null) => session?.user.id ?? null;

function readDraft(kept: unknown, owner: string | null): InquiryValues | null {
  if (typeof kept !== 'object' || kept === null || !('values' in kept)) return null;
  const keptBy = 'owner' in kept ? kept.owner : null;
  if (keptBy !== null && keptBy !== owner) return null;
  const values = kept.values as Partial<Record<string, unknown>> | null;
  const read = (field: string) => {
    const value = values?.[field];
    return typeof value === 'string' ? value : '';
  };
  return {
    name: read('name'),
    mobileNumber: read('mobileNumber'),
    email: read('email'),
    company: read('company'),
    inquiry: read('inquiry'),
  };
}

/**
 * The values of a newly opened form: what was typed about the same product or order before.
 * Otherwise the person's fields as last typed, or from the session's user, and the prefilled text.
 * @param about the prefilled text, which says what the inquiry is about; '' for nothing in
 * particular
 */
export function startingValues(host: Host, about: string): InquiryValues {
  const session = host.session.read();
  const owner = whoIs(session);
  const person = readDraft(host.draft('inquiry-person').read(), owner);
  const same = readDraft(host.draft(`inquiry:${about}`).read(), owner);
  return {
    name: person?.name || session?.user.name || '',
    mobileNumber: person?.mobileNumber ?? '',
    email: person?.email || session?.user.email || '',
    company: person?.company ?? '',
    inquiry: same?.inquiry || about,
  };
}

/** Stores what was typed until it is sent. */
export function keepDraft(host: Host, about: string, form: HTMLFormElement): void {
  const data = new FormData(form);
  const values = Object.fromEntries(
    FIELDS.map((field) => {
      const value = data.get(field);
      return [field, typeof value === 'string' ? value : ''];
    }),
  ) as InquiryValues;
  keepValues(host, about, values);
}

/** The person's fields are for every inquiry, the text only for one with the same `about`. */
function keepValues(host: Host, about: string, values: InquiryValues): void {
  const kept: StoredDraft = { owner: whoIs(host.session.read()), values };
  host.draft<StoredDraft>('inquiry-person').write({ ...kept, values: { ...values, inquiry: '' } });
  host.draft<StoredDraft>(`inquiry:${about}`).write(kept);
}

/** The body that was sent last, with its Idempotency-Key. */
const lastSent = (host: Host) => host.draft<{ body: string; key: string }>('inquiry-sent');

/** The key of an inquiry: the same for the same body, so that a lost answer sends nothing twice. */
export function keyOfInquiry(host: Host, body: unknown): string {
  const text = JSON.stringify(body);
  const last = lastSent(host).read();
  const key = last?.body === text ? last.key : newKey();
  lastSent(host).write({ body: text, key });
  return key;
}

/** Puts an inquiry that was not sent back into the form, beside what is typed there. */
export function takeBackInquiry(
  host: Host,
  about: string,
  { body, key }: { body: InquiryBody; key: string },
): void {
  const typed = startingValues(host, about).inquiry;
  const texts = typed === about || typed === body.inquiry ? [] : [typed];
  const inquiry = [body.inquiry, ...texts].join('\n\n');
  lastSent(host).write({ body: JSON.stringify(body), key });
  keepValues(host, about, { ...body, company: body.company ?? '', inquiry });
}

/** Removes a draft that was sent. */
export function forgetDraft(host: Host, about: string): void {
  lastSent(host).clear();
  host.draft('inquiry-person').clear();
  host.draft(`inquiry:${about}`).clear();
}
