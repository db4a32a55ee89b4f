import { z } from 'shared-contracts/schema';
import { toPesos, type Totals } from 'shared-contracts/money';
import {
  checkoutForm,
  joinAddress,
  type CheckoutForm,
  type PlaceOrderBody,
} from 'shared-contracts/wire/order';

/** Every field of the form holds a text; the optional ones may hold none. */
export type FieldName = keyof CheckoutForm;
export type FormValues = Record<FieldName, string>;

/** A field as the form shows it. The tokens let a browser fill it in. */
export type FieldSpec = {
  name: FieldName;
  label: string;
  /** What it is called in a sentence, where that isn't the label. */
  noun?: string;
  autoComplete: string;
  required: boolean;
  /** As many characters as the call takes. */
  most: number;
  type?: 'email' | 'tel';
  inputMode?: 'email' | 'tel' | 'numeric';
};

/**
 * The fields in the form's order (specification, sections 3 and 5): a country's provinces and a
 * province's cities come after it.
 */
export const fields: readonly FieldSpec[] = [
  {
    name: 'email',
    label: 'Email',
    noun: 'email address',
    autoComplete: 'email',
    required: true,
    most: 254,
    type: 'email',
    inputMode: 'email',
  },
  {
    name: 'first_name',
    label: 'First name',
    autoComplete: 'given-name',
    required: true,
    most: 100,
  },
  { name: 'last_name', label: 'Last name', autoComplete: 'family-name', required: true, most: 100 },
  {
    name: 'company',
    label: 'Company (optional)',
    autoComplete: 'organization',
    required: false,
    most: 200,
  },
  {
    name: 'address1',
    label: 'Address line 1',
    noun: 'address',
    autoComplete: 'address-line1',
    required: true,
    most: 200,
  },
  {
    name: 'address2',
    label: 'Address line 2 (optional)',
    autoComplete: 'address-line2',
    required: false,
    most: 200,
  },
  { name: 'country', label: 'Country', autoComplete: 'country-name', required: true, most: 100 },
  { name: 'state', label: 'Province', autoComplete: 'address-level1', required: true, most: 100 },
  { name: 'city', label: 'City', autoComplete: 'address-level2', required: true, most: 100 },
  {
    name: 'postal_code',
    label: 'Postal code',
    autoComplete: 'postal-code',
    required: true,
    most: 20,
    // Abroad it may have letters.
    inputMode: 'numeric',
  },
  {
    name: 'phone',
    label: 'Phone',
    noun: 'phone number',
    autoComplete: 'tel',
    required: true,
    most: 40,
    type: 'tel',
    inputMode: 'tel',
  },
];

/** The form before anything was typed: the email is the customer's own, the country the shop's. */
export function emptyForm(email: string): FormValues {
  return {
    email,
    first_name: '',
    last_name: '',
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

export type FormErrors = Partial<Record<FieldName, string>>;

const nounOf = (spec: FieldSpec) =>
  spec.noun ?? spec.label.replace(' (optional)', '').toLowerCase();

/** What is wrong with each field; empty when the order can be sent. */
export function errorsOf(values: FormValues): FormErrors {
  const errors: FormErrors = {};
  const read = z.safeParse(checkoutForm, values);
  const faulty = new Set(read.success ? [] : read.error.issues.map(({ path }) => path[0]));
  for (const spec of fields) {
    const value = values[spec.name].trim();
    if (spec.required && value === '') errors[spec.name] = `Please enter your ${nounOf(spec)}.`;
    else if (value.length > spec.most) errors[spec.name] = `At most ${spec.most} characters.`;
    else if (faulty.has(spec.name)) errors[spec.name] = `Please enter a valid ${nounOf(spec)}.`;
  }
  return errors;
}

/** The errors that a provider named, of fields that the form has. */
export function fieldErrorsOf(named: Record<string, string>): FormErrors {
  return Object.fromEntries(
    fields.flatMap(({ name }) => (named[name] === undefined ? [] : [[name, named[name]]])),
  );
}

/** The order as the call takes it: amounts in pesos, both addresses the same. */
export function orderBody(values: FormValues, totals: Totals, userId: string): PlaceOrderBody {
  const form = Object.fromEntries(
    fields.map(({ name }) => [name, values[name].trim()]),
  ) as FormValues;
  const address = joinAddress(form);
  return {
    ...form,
    subtotal: toPesos(totals.subtotal),
    vat: toPesos(totals.vat),
    total_amount: toPesos(totals.total),
    shipping_address: address,
    billing_address: address,
    user_id: userId,
  };
}
