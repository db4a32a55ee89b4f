/** The columns that staff search by words, by table. */
import type { AnyColumn } from 'drizzle-orm';

type Of<Names extends string> = Record<Names, AnyColumn>;

/** A number, a PO number, a name, a company, an email or a phone of an order. */
export const orderTexts = (
  row: Of<'number' | 'poNumber' | 'firstName' | 'lastName' | 'company' | 'email' | 'phone'>,
) => ({
  texts: [[row.number], [row.poNumber], [row.firstName, row.lastName], [row.company], [row.email]],
  phone: row.phone,
});

/** A product, a variant or a model of an order's line. */
export const lineTexts = (row: Of<'productName' | 'variantName' | 'model'>) => ({
  texts: [[row.productName], [row.variantName], [row.model]],
});

/** A number, a name, a company, an email, a phone or the words of an inquiry. */
export const inquiryTexts = (
  row: Of<'reference' | 'name' | 'company' | 'email' | 'mobileNumber' | 'inquiry'>,
) => ({
  texts: [[row.reference], [row.name], [row.company], [row.email], [row.inquiry]],
  phone: row.mobileNumber,
});

/** The company that a customer orders for. */
export const companyTexts = (row: Of<'name'>) => ({ texts: [[row.name]] });

/** A name or an email of an account. */
export const customerTexts = (row: Of<'name' | 'email'>) => ({ texts: [[row.name], [row.email]] });
