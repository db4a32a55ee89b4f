import type { z } from 'shared-contracts/schema';
import type { checkoutForm } from 'shared-contracts/wire/order';
import type { Contact as NamedContact } from './known-contact';

type Contact = z.output<typeof checkoutForm> & {
  shipping_address: string;
  billing_address: string;
};

/** The columns of somebody whom staff write down: the counter asks for one name, as an account has. */
export const namedContact = ({ name, phone, email, company }: NamedContact) => ({
  email,
  firstName: name,
  lastName: '',
  company: company === '' ? null : company,
  phone,
  // Everything is picked up, so nobody is asked for an address.
  ...{ address1: '', address2: null, city: '', country: '', state: '', postalCode: '' },
  ...{ shippingAddress: '', billingAddress: '' },
});

/** Who orders and where the bill goes, as an order's columns keep it. */
export const contactColumns = (body: Contact) => ({
  email: body.email,
  firstName: body.first_name,
  lastName: body.last_name,
  company: body.company || null,
  address1: body.address1,
  address2: body.address2 || null,
  city: body.city,
  country: body.country,
  state: body.state,
  postalCode: body.postal_code,
  phone: body.phone,
  shippingAddress: body.shipping_address,
  billingAddress: body.billing_address,
});
