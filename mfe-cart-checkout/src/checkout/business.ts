import { z } from 'shared-contracts/schema';
import {
  businessFields,
  TIN_FAULT,
  tinOf,
  type BusinessFields,
} from 'shared-contracts/wire/company';
import type { FieldFaults } from 'shared-ui/field-faults';

/** What a company's order says beside the specification's fields, in the form's order. */
export const businessNames = ['tin', 'branch', 'po_number', 'project_reference'] as const;
export type BusinessName = (typeof businessNames)[number];
export type BusinessValues = Record<BusinessName, string>;

export const noBusiness: BusinessValues = {
  tin: '',
  branch: '',
  po_number: '',
  project_reference: '',
};

/** The values among anything that was stored or answered; '' for what isn't there. */
export function businessIn(given: Readonly<Partial<Record<string, string>>>): BusinessValues {
  const values = { ...noBusiness };
  for (const name of businessNames) values[name] = given[name] ?? '';
  return values;
}

export const saysBusiness = (values: BusinessValues) =>
  businessNames.some((name) => values[name].trim() !== '');

/** What is wrong with each field; empty when the order can be sent. */
export function businessFaults(values: BusinessValues): FieldFaults {
  const faults: FieldFaults = {};
  for (const name of businessNames) {
    if (z.safeParse(businessFields[name], values[name]).success) continue;
    faults[name] = name === 'tin' ? TIN_FAULT : 'Please enter one shorter line of text.';
  }
  return faults;
}

/** What the order carries of them: only what is filled in. */
export function saidBusiness(values: BusinessValues): BusinessFields {
  const said: BusinessFields = {};
  for (const name of businessNames) {
    const value = values[name].trim();
    if (value !== '') said[name] = name === 'tin' ? tinOf(value) : value;
  }
  return said;
}
