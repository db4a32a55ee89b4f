/** The visitor of a provider: its form data, and the values that it has recorded from answers. */
import { randomUUID } from 'node:crypto';
import { joinAddress } from 'shared-contracts/wire/order';
import { messageIn, type Wire } from './wire';

/** An existing customer, for providers whose mails can't be read. */
export type GivenCustomer = { email: string; password: string };

export type Visitor = {
  wire: Wire;
  /** Known values by the names of the calls' fields; the visit adds more. */
  known: Record<string, unknown>;
  token: string | undefined;
  given: GivenCustomer | undefined;
  /** The page where the provider shows its mails, if it has one. */
  outbox: string;
  /** Offers a requested quotation by its number, as only staff can. */
  offer: Offer | undefined;
  /** Writes an order down without an account, as only staff can. */
  writeDown: WriteDown | undefined;
};

export type Offer = (number: string) => Promise<void>;
/** @returns what stands on the order's slip */
export type WriteDown = () => Promise<{ order_number: string; code: string }>;

export function newVisitor(
  wire: Wire,
  { given, outbox, offer, writeDown }: Pick<Visitor, 'given' | 'outbox' | 'offer' | 'writeDown'>,
): Visitor {
  const password = `Visit-${randomUUID()}`;
  const form = {
    email: `conformance-${randomUUID()}@example.com`,
    first_name: 'Maria',
    last_name: 'Santos',
    company: 'Conformance',
    address1: '1 Rizal St',
    address2: '',
    city: 'Makati',
    state: 'Metro Manila',
    country: 'Philippines',
    postal_code: '1200',
    phone: '+63 917 000 0000',
  };
  const known = {
    ...form,
    shipping_address: joinAddress(form),
    billing_address: joinAddress(form),
    name: 'Maria Santos',
    mobileNumber: '+63 917 000 0000',
    mobile: '+63 917 000 0000',
    inquiry: 'A question of the conformance test; please ignore it.',
    password,
    password_confirmation: password,
    limit: 12,
    offset: 0,
    q: 'a',
  };
  return { wire, known, token: undefined, given, outbox, offer, writeDown };
}

/** A code of six digits, as most providers send, or of three groups of four digits. */
const MAILED_CODE = /\b(?:\d{6}|\d{4}(?:[ -]?\d{4}){2})\b/;

type Mail = { to?: unknown; text?: unknown };

/** The code in the newest mail to the visitor, where the provider shows its mails. */
export async function mailedCode({ wire, known, outbox }: Visitor): Promise<string | undefined> {
  const { json } = await wire.get(outbox);
  const mails = Array.isArray(json) ? (json as Mail[]) : [];
  const newest = mails.find((mail) => mail.to === known.email);
  return typeof newest?.text === 'string' ? MAILED_CODE.exec(newest.text)?.[0] : undefined;
}

/** A refusal's status and message, for a report. */
export function refusalWords(status: number, json: unknown): string {
  const message = messageIn(json);
  return message ? `${status} '${message}'` : String(status);
}
