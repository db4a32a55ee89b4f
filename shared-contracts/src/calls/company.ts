/** The calls of the company that a customer orders for. Additions to the specification's. */
import { companyAnswer, companyFields } from '../wire/company';
import { nothing, post } from './define';

export const readCompany = post('/api/auth/shop-company', nothing, companyAnswer, {
  token: 'required',
  addition: true,
});

export const saveCompany = post('/api/auth/shop-save-company', companyFields, companyAnswer, {
  token: 'required',
  addition: true,
});
