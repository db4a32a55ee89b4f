import { Fragment, useState } from 'react';
import { limitsOf } from 'shared-contracts/limits';
import { readRefusals } from 'shared-contracts/refusal';
import { companyFields, TIN_FAULT, tinOf, type Company } from 'shared-contracts/wire/company';
import { Button } from 'shared-ui/button';
import { Field } from 'shared-ui/field';
import { fieldFaults, type FieldFaults } from 'shared-ui/field-faults';
import { FormStatus } from 'shared-ui/form-status';
import { Notice } from 'shared-ui/notice';
import { useForm } from 'shared-ui/use-form';
import { saveOwnCompany } from '../api/own-company';
import { Fields } from '../form/account-card';
import { useHost } from '../host';

const SAVED = 'Your company details are saved.';

const limits = limitsOf(companyFields);

/** Lengths by the call's limits, and the TIN by its own rule. */
function faultsOf(form: HTMLFormElement): FieldFaults {
  const tin = new FormData(form).get('tin');
  const wrong = typeof tin === 'string' && tin.trim() !== '' && tinOf(tin) === null;
  return { ...(wrong ? { tin: TIN_FAULT } : {}), ...fieldFaults(form, limits) };
}

/** The company that the customer orders for, to be changed. */
export function CompanyForm({ company }: { company: Company }) {
  const host = useHost();
  const [stored, setStored] = useState(company);
  const [saved, setSaved] = useState(0);
  const form = useForm(
    readRefusals(host),
    async (values, signal) => {
      const body = {
        company_name: values('company_name'),
        tin: values('tin'),
        branch: values('branch'),
        address: values('address'),
      };
      setStored(await saveOwnCompany(host.http, body, signal));
      setSaved((times) => times + 1);
    },
    { limits, check: faultsOf },
  );
  return (
    <Fields noValidate onSubmit={form.submit}>
      <FormStatus state={form.state} />
      {/* They begin again with what was stored, such as a TIN with its hyphens. */}
      <Fragment key={saved}>
        <Field
          label="Company name"
          {...form.field('company_name')}
          defaultValue={stored.company_name}
          autoComplete="organization"
        />
        <Field
          label="TIN"
          hint="9 digits and the branch code: 123-456-789-000."
          {...form.field('tin')}
          defaultValue={stored.tin}
          autoComplete="off"
          inputMode="numeric"
        />
        <Field
          label="Branch"
          {...form.field('branch')}
          defaultValue={stored.branch}
          autoComplete="off"
        />
        <Field
          label="Company address"
          {...form.field('address')}
          defaultValue={stored.address}
          autoComplete="off"
        />
      </Fragment>
      <Button type="submit" pending={form.pending}>
        Save company details
      </Button>
      {/* Below the button, which stays where it was pressed. */}
      {saved > 0 && form.state.kind === 'idle' ? (
        <Notice tone="success" role="status">
          <p>{SAVED}</p>
        </Notice>
      ) : null}
    </Fields>
  );
}
