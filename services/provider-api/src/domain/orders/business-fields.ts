/** What an order says of the company that ordered: from a call into the columns, and out again. */
import { tinOf, TIN_FAULT, type BusinessFields } from 'shared-contracts/wire/company';
import type { orders } from '../../database/tables/orders';
import { invalid } from '../refusal';

type Columns = Pick<
  typeof orders.$inferSelect,
  'poNumber' | 'projectReference' | 'companyTin' | 'companyBranch'
>;

/**
 * An order's columns of the company. The call's schema has checked lengths and characters. The
 * TIN is checked here again, so that no way into the table is without it, and gets its one form.
 * @throws Refusal invalid for a text that is no TIN
 */
export function businessColumns(given: BusinessFields): Columns {
  const tin = given.tin ? tinOf(given.tin) : null;
  if (given.tin && tin === null) throw invalid({ tin: TIN_FAULT });
  return {
    poNumber: given.po_number || null,
    projectReference: given.project_reference || null,
    companyTin: tin,
    companyBranch: given.branch || null,
  };
}

/** The same as an answer carries it: only what is said. */
export function toBusinessFields(order: Columns): BusinessFields {
  return {
    ...(order.poNumber === null ? {} : { po_number: order.poNumber }),
    ...(order.projectReference === null ? {} : { project_reference: order.projectReference }),
    ...(order.companyTin === null ? {} : { tin: order.companyTin }),
    ...(order.companyBranch === null ? {} : { branch: order.companyBranch }),
  };
}
