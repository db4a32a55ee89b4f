/** The calls of the company that a customer orders for. Additions to the specification's. */
import { companyAnswer, companyFields } from '../wire/company';
import { nothing, post } from './define';

export const readCompany = post(
  '/api/auth/shop-company',
  nothing,
  companyAnswer,
  "The company that the caller orders for: name, TIN, branch and address, '' where nothing is said.",
  { token: 'required', addition: true },
);

export const saveCompany = post(
  '/api/auth/shop-save-company',
  companyFields,
  companyAnswer,
  'Store the company that the caller orders for, and answer it as it is stored. A field that is missing is emptied.',
  { token: 'required', addition: true },
);
