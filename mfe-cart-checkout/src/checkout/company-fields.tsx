import { useEffect, useRef } from 'react';
import { limitsOf } from 'shared-contracts/limits';
import { z } from 'shared-contracts/schema';
import { businessFields } from 'shared-contracts/wire/company';
import { Field } from 'shared-ui/field';
import type { FieldFaults } from 'shared-ui/field-faults';
import { Stack } from 'shared-ui/stack';
import { businessNames, type BusinessName, type BusinessValues } from './business';
import { FORM_ID } from './form-id';

const limits = limitsOf(z.object(businessFields));

const LABELS: Record<BusinessName, { label: string; hint?: string }> = {
  tin: { label: 'TIN', hint: '9 digits and the branch code: 123-456-789-000.' },
  branch: { label: 'Branch' },
  po_number: { label: 'PO number', hint: 'Your own number of this purchase.' },
  project_reference: { label: 'Project reference' },
};

export type CompanyFieldsProps = {
  values: BusinessValues;
  errors: FieldFaults;
  /** How often the order was tried where no summary of faults takes the focus; else 0. */
  tries: number;
  locked: boolean;
  onType: (name: BusinessName, value: string) => void;
  /** Called once, when the fields are shown. */
  onShown: () => void;
};

/** What a company's bookkeeping asks of an order; all of it may stay empty. */
export function CompanyFields(props: CompanyFieldsProps) {
  const { values, errors, tries, locked, onType, onShown } = props;
  const shown = useRef(onShown);
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => shown.current(), []);
  useEffect(() => {
    if (tries > 0) element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [tries]);
  return (
    <div ref={element}>
      <Stack gap={4}>
        {businessNames.map((name) => (
          <Field
            key={name}
            {...LABELS[name]}
            id={`checkout-${name}`}
            name={name}
            form={FORM_ID}
            autoComplete="off"
            inputMode={name === 'tin' ? 'numeric' : undefined}
            maxLength={limits[name].most}
            value={values[name]}
            error={errors[name]}
            readOnly={locked}
            onChange={(event) => {
              onType(name, event.target.value);
            }}
          />
        ))}
      </Stack>
    </div>
  );
}
