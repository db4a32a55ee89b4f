import { faultOf } from 'shared-contracts/errors';
import { readOwnCompany } from '../api/read-company';
import { keep, type Checkout } from './checkout-store';

/**
 * Fills the company's empty fields from the customer's details, where the form names that company or
 * none: no other company gets its TIN. Any failure leaves them empty: a provider may keep no
 * companies.
 */
export async function fillFromCompany(checkout: Checkout): Promise<void> {
  const { host, store } = checkout;
  try {
    const { company_name, tin, branch } = await readOwnCompany(host.http);
    const { business, values, phase, open } = store.getState();
    if (open || phase.kind === 'sending' || phase.kind === 'placed') return;
    const named = values.company.trim();
    if (named !== '' && named.toLowerCase() !== company_name.trim().toLowerCase()) return;
    keep(checkout, {
      business: { ...business, tin: business.tin || tin, branch: business.branch || branch },
      values: { ...values, company: values.company || company_name },
    });
  } catch (error) {
    faultOf(error);
  }
}
