/** The checkout's form as a shopper fills it in. */
import type { FormValues } from '../src/checkout/fields';
import { emptyForm } from '../src/checkout/form';

export const filled: FormValues = {
  ...emptyForm('maria@example.ph'),
  first_name: 'Maria',
  last_name: 'Santos',
  address1: '12 Mabini St.',
  state: 'Metro Manila',
  city: 'Quezon City',
  postal_code: '1100',
  phone: '0917 555 0101',
};
