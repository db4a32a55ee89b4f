/**
 * What an order says of the company that ordered: each field once, from a call into its column, out
 * again, and with its name for mail, counter and papers.
 */
import { tinOf, TIN_FAULT, type BusinessFields } from 'shared-contracts/wire/company';
import type { orders } from '../../database/tables/orders';
import { invalid } from '../refusal';

/** The columns, in the order in which they are shown, with the field of the call and their names. */
const COMPANY = {
  companyBranch: { field: 'branch', name: 'Branch' },
  companyTin: { field: 'tin', name: 'TIN' },
  poNumber: { field: 'po_number', name: 'PO number' },
  projectReference: { field: 'project_reference', name: 'Project' },
} as const satisfies Partial<
  Record<keyof typeof orders.$inferSelect, { field: keyof BusinessFields; name: string }>
>;

type Column = keyof typeof COMPANY;
const COLUMNS = Object.keys(COMPANY) as Column[];
export type CompanyColumns = Pick<typeof orders.$inferSelect, Column>;

/** What is left of them once the customer's account is deleted. */
export const NO_COMPANY = Object.fromEntries(
  COLUMNS.map((column) => [column, null]),
) as CompanyColumns;

/**
 * An order's columns of the company. The call's schema has checked lengths and characters. The
 * TIN is checked here again, so that no way into the table is without it, and gets its one form.
 * @throws Refusal invalid for a text that is no TIN
 */
export function businessColumns(given: BusinessFields): CompanyColumns {
  const tin = given.tin ? tinOf(given.tin) : null;
  if (given.tin && tin === null) throw invalid({ tin: TIN_FAULT });
  const said = { ...given, tin };
  return Object.fromEntries(
    COLUMNS.map((column) => [column, said[COMPANY[column].field] || null]),
  ) as CompanyColumns;
}

/** The columns that say something. */
const saidIn = (order: CompanyColumns) =>
  COLUMNS.flatMap((column) => {
    const value = order[column];
    return value === null ? [] : [{ ...COMPANY[column], value }];
  });

/** The same as an answer carries it: only what is said. */
export const toBusinessFields = (order: CompanyColumns): BusinessFields =>
  Object.fromEntries(saidIn(order).map(({ field, value }) => [field, value]));

/** The same with its names, for people. */
export const companyFacts = (order: CompanyColumns): [string, string][] =>
  saidIn(order).map(({ name, value }) => [name, value]);
