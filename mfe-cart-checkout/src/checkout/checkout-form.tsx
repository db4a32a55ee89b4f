import type { FormEvent } from 'react';
import { Field } from 'shared-ui/field';
import { FormSummary } from 'shared-ui/form-summary';
import { Stack } from 'shared-ui/stack';
import { fields, type FieldName, type FormErrors, type FormValues } from './form';

/** The form's id, by which the button beside it submits it. */
export const FORM_ID = 'checkout-form';

const fieldId = (name: FieldName) => `checkout-${name}`;

/** Who orders, and the address, in one column. */
export function CheckoutForm({
  values,
  errors,
  attempt,
  locked,
  onType,
  onSubmit,
}: {
  values: FormValues;
  errors: FormErrors;
  attempt: number;
  /** An order with these values is under way, or its outcome unknown. */
  locked: boolean;
  onType: (name: FieldName, value: string) => void;
  onSubmit: () => void;
}) {
  const listed = fields.flatMap(({ name }) => {
    const message = errors[name];
    return message === undefined ? [] : [{ fieldId: fieldId(name), message }];
  });
  function submit(event: FormEvent) {
    event.preventDefault();
    onSubmit();
  }
  return (
    <form id={FORM_ID} aria-label="Checkout" noValidate onSubmit={submit}>
      <Stack gap={5}>
        <FormSummary errors={listed} attempt={attempt} />
        {fields.map(({ name, label, most, required, ...input }) => (
          <Field
            key={name}
            type={input.type}
            inputMode={input.inputMode}
            autoComplete={input.autoComplete}
            required={required}
            id={fieldId(name)}
            name={name}
            label={label}
            maxLength={most}
            value={values[name]}
            error={errors[name]}
            readOnly={locked}
            onChange={(event) => {
              onType(name, event.target.value);
            }}
          />
        ))}
      </Stack>
    </form>
  );
}
