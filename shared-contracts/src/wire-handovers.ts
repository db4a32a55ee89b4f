/**
 * What one app sends to the provider and another finds in what that answers later. The provider gives
 * such fields back as they were sent, so that who sends one and who reads it have to agree like the two
 * sides of a slot: a release's contract says by its calls what it sends and finds, and the check
 * compares releases by it. What the provider makes itself (numbers, prices, stock) is no part of this.
 *
 * A field ends in two releases: first nobody finds it any more, then nobody sends it.
 */
import type * as calls from './calls';
import { z } from './schema';

type CallName = keyof typeof calls;

export type WireHandover = {
  /** The calls whose body has the fields. */
  sentBy: readonly CallName[];
  /** The calls whose answer has them. */
  foundBy: readonly CallName[];
  /** The fields, and what is read of each; a schema of all that is optional, like the answer itself. */
  finds: () => z.core.$ZodType;
};

/** Fields that are texts, or said to be nothing. */
const texts = (...names: string[]) => {
  const text = z.optional(z.nullable(z.string()));
  return z.object(Object.fromEntries(names.map((name) => [name, text])));
};

/** Every handover by its name. */
export const wireHandovers = {
  /** Who ordered, and for which company: My Purchase and a customer's next order read it. */
  order: {
    sentBy: ['placeOrder', 'acceptQuotation'],
    foundBy: ['fetchOrders'],
    finds: () =>
      texts(
        ...['email', 'first_name', 'last_name', 'company', 'address1', 'address2', 'city'],
        ...['country', 'state', 'postal_code', 'phone', 'shipping_address'],
        ...['po_number', 'project_reference', 'tin', 'branch'],
      ),
  },
  /** The company that a customer's account has: the checkout and a quotation's answer begin with it. */
  company: {
    sentBy: ['saveCompany'],
    foundBy: ['readCompany'],
    finds: () => texts('company_name', 'tin', 'branch', 'address'),
  },
} satisfies Record<string, WireHandover>;
