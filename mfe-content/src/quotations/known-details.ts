import { fetchOrders } from 'shared-contracts/calls/order';
import { readCompany } from 'shared-contracts/calls/company';
import { invoke } from 'shared-contracts/call';
import type { HostApi } from 'shared-contracts/door';
import { faultOf } from 'shared-contracts/errors';
import type { OrderedBy } from 'shared-contracts/wire/order';
import type { Quotation } from 'shared-contracts/wire/quotation';

/** What the form begins with. */
export type Start = OrderedBy & { tin: string; branch: string };

/** How long the form waits for what is known, in milliseconds: no call has a timeout. */
const PATIENCE = 3000;

/** @returns null where it can't be read in time; sending the form says what is wrong with the network */
async function inTime<Value>(reading: Promise<Value>): Promise<Value | null> {
  const late = new Promise<null>((resolve) => {
    setTimeout(resolve, PATIENCE, null);
  });
  const read = reading.catch((error: unknown) => {
    faultOf(error);
    return null;
  });
  return Promise.race([read, late]);
}

function fromQuotation(host: HostApi, { name, company }: Quotation): OrderedBy {
  const words = name.trim().split(/\s+/);
  return {
    email: host.session.read()?.user.email ?? '',
    first_name: words.slice(0, -1).join(' ') || (words[0] ?? ''),
    last_name: words.length > 1 ? (words.at(-1) ?? '') : '',
    company,
    ...{ address1: '', address2: '', city: '', state: '', postal_code: '', phone: '' },
    country: 'Philippines',
  };
}

const isSame = (one: string, other: string) =>
  one.trim().toLowerCase() === other.trim().toLowerCase();

/**
 * All of the customer's newest order, or else what the quotation says: a person of one order never
 * stands beside another company's TIN. The account's company adds its TIN and branch where it is the
 * company that is named, and its name too where there was no order and the quotation names none. Not
 * every provider keeps companies.
 */
export async function knownDetails(host: HostApi, quotation: Quotation): Promise<Start> {
  const body = { user_id: host.session.read()?.user.id ?? null };
  const [orders, company] = await Promise.all([
    inTime(invoke(host.http, fetchOrders, { body })),
    inTime(invoke(host.http, readCompany, {})),
  ]);
  const last = orders?.items.find((order) => order.ordered_by !== null);
  const by = last?.ordered_by ?? fromQuotation(host, quotation);
  const named = last ? by.company : by.company || (company?.company_name ?? '');
  const own = company && named !== '' && isSame(company.company_name, named) ? company : null;
  return {
    ...by,
    company: named,
    tin: last?.tin || own?.tin || '',
    branch: last?.tin ? last.branch : own?.branch || last?.branch || '',
  };
}
