import { z } from 'shared-contracts/schema';
import { toPesos, type Totals } from 'shared-contracts/money';
import { philippineFaults } from 'shared-contracts/philippine-address';
import { checkoutForm, joinAddress, type PlaceOrderBody } from 'shared-contracts/wire/order';
import type { FieldFaults } from 'shared-ui/field-faults';
import { businessNames, noBusiness, saidBusiness, type BusinessValues } from './business';
import { fields, limits, type FieldSpec, type FormValues } from './fields';
import { namePartsOf } from './name-parts';

/** The form before anything was typed: email and name are the account's, the country the shop's. */
export function emptyForm(email: string, name = ''): FormValues {
  return {
    email,
    ...namePartsOf(name),
    company: '',
    address1: '',
    address2: '',
    city: '',
    country: 'Philippines',
    state: '',
    postal_code: '',
    phone: '',
  };
}

const nounOf = (spec: FieldSpec) =>
  spec.noun ?? spec.label.replace(' (optional)', '').toLowerCase();

/** What is wrong with each field; empty when the order can be sent. */
export function errorsOf(values: FormValues): FieldFaults {
  const errors: FieldFaults = {};
  const read = z.safeParse(checkoutForm, values);
  const faulty = new Set(read.success ? [] : read.error.issues.map(({ path }) => path[0]));
  for (const spec of fields) {
    const value = values[spec.name].trim();
    const { required, most } = limits[spec.name];
    if (required && value === '') errors[spec.name] = `Please enter your ${nounOf(spec)}.`;
    else if (value.length > most) errors[spec.name] = `At most ${most} characters.`;
    else if (faulty.has(spec.name)) errors[spec.name] = `Please enter a valid ${nounOf(spec)}.`;
  }
  // Of the country's own rules only what the form's don't say already.
  return { ...philippineFaults(values), ...errors };
}

/** The errors that a provider named, of fields that the page has. */
export function fieldErrorsOf(named: Record<string, string>): FieldFaults {
  return Object.fromEntries(
    [...fields.map(({ name }) => name), ...businessNames].flatMap((name) =>
      named[name] === undefined ? [] : [[name, named[name]]],
    ),
  );
}

/** The order as the call takes it: amounts in pesos, both addresses the same. */
export function orderBody(
  values: FormValues,
  totals: Totals,
  userId: string,
  business: BusinessValues = noBusiness,
): PlaceOrderBody {
  const form = Object.fromEntries(
    fields.map(({ name }) => [name, values[name].trim()]),
  ) as FormValues;
  const address = joinAddress(form);
  return {
    ...form,
    ...saidBusiness(business),
    subtotal: toPesos(totals.subtotal),
    vat: toPesos(totals.vat),
    total_amount: toPesos(totals.total),
    shipping_address: address,
    billing_address: address,
    user_id: userId,
  };
}
