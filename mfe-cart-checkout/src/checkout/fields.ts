import { limitsOf } from 'shared-contracts/limits';
import { checkoutForm, type CheckoutForm } from 'shared-contracts/wire/order';

/** Every field of the form holds a text; the optional ones may hold none. */
export type FieldName = keyof CheckoutForm;
export type FormValues = Record<FieldName, string>;

/** A field as the form shows it. The autocomplete tokens let a browser fill it in. */
export type FieldSpec = {
  name: FieldName;
  label: string;
  /** The field's name in a sentence, where that isn't the label. */
  noun?: string;
  autoComplete: string;
  type?: 'tel';
  inputMode?: 'email' | 'tel' | 'numeric';
};

/**
 * The fields in the form's order (specification, sections 3 and 5): a country's provinces and a
 * province's cities come after it, and after the postal code that may name both. The call's schema says what each may hold.
 */
export const fields: readonly FieldSpec[] = [
  {
    name: 'email',
    label: 'Email',
    noun: 'email address',
    autoComplete: 'email',
    inputMode: 'email',
  },
  {
    name: 'first_name',
    label: 'First name',
    autoComplete: 'given-name',
  },
  { name: 'last_name', label: 'Last name', autoComplete: 'family-name' },
  {
    name: 'company',
    label: 'Company (optional)',
    autoComplete: 'organization',
  },
  {
    name: 'address1',
    label: 'Address line 1',
    noun: 'address',
    autoComplete: 'address-line1',
  },
  {
    name: 'address2',
    label: 'Address line 2 (optional)',
    autoComplete: 'address-line2',
  },
  { name: 'country', label: 'Country', autoComplete: 'country-name' },
  {
    name: 'postal_code',
    label: 'Postal code',
    autoComplete: 'postal-code',
    // Abroad it may have letters.
    inputMode: 'numeric',
  },
  { name: 'state', label: 'Province', autoComplete: 'address-level1' },
  { name: 'city', label: 'City', autoComplete: 'address-level2' },
  {
    name: 'phone',
    label: 'Phone',
    noun: 'phone number',
    autoComplete: 'tel',
    type: 'tel',
    inputMode: 'tel',
  },
];

/** What the order's call takes of each field. */
export const limits = limitsOf(checkoutForm);
