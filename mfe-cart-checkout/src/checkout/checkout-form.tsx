import type { FormEvent } from 'react';
import { Field } from 'shared-ui/field';
import { FormSummary } from 'shared-ui/form-summary';
import { Stack } from 'shared-ui/stack';
import { PlaceSelect } from '../address/place-select';
import { isPhilippines, useProvinces, type Provinces } from '../address/use-provinces';
import { fields, type FieldName, type FieldSpec, type FormErrors, type FormValues } from './form';

/** The form's id, by which the button beside it submits it. */
export const FORM_ID = 'checkout-form';

const fieldId = (name: FieldName) => `checkout-${name}`;

type FormProps = {
  values: FormValues;
  errors: FormErrors;
  attempt: number;
  /** An order with these values is under way, or its outcome unknown. */
  locked: boolean;
  onType: (name: FieldName, value: string) => void;
  onSubmit: () => void;
};
type InputProps = Omit<FormProps, 'attempt' | 'onSubmit'> & { spec: FieldSpec };

function TextInput({ spec, values, errors, locked, onType }: InputProps) {
  const { name, label, most, required, ...input } = spec;
  const abroad = !isPhilippines(values.country);
  return (
    <Field
      type={input.type}
      inputMode={name === 'postal_code' && abroad ? undefined : input.inputMode}
      autoComplete={input.autoComplete}
      required={required}
      id={fieldId(name)}
      name={name}
      label={name === 'state' && abroad ? 'State or province' : label}
      maxLength={most}
      value={values[name]}
      error={errors[name]}
      readOnly={locked}
      onChange={(event) => {
        onType(name, event.target.value);
      }}
    />
  );
}

function PlaceInput({
  spec: { name, autoComplete },
  values,
  errors,
  locked,
  onType,
  provinces,
}: InputProps & { provinces: Exclude<Provinces, { kind: 'free' }> }) {
  const known = provinces.kind === 'listed' ? provinces.provinces : null;
  const citiesOf = (province: string) =>
    known?.find((candidate) => candidate.name === province)?.cities ?? [];
  const province = name === 'state';
  const places = province ? known?.map((candidate) => candidate.name) : citiesOf(values.state);
  return (
    <PlaceSelect
      id={fieldId(name)}
      name={name}
      label={province ? 'Province' : 'City or municipality'}
      autoComplete={autoComplete}
      value={values[name]}
      error={errors[name]}
      places={known === null ? null : (places ?? [])}
      placeholder={province || values.state !== '' ? 'Please choose' : 'Choose the province first'}
      locked={locked}
      onChoose={(place) => {
        onType(name, place);
        // A browser that fills the form in may have set the city before its province.
        const kept = !province || citiesOf(place).includes(values.city);
        if (!kept && values.city !== '') onType('city', '');
      }}
    />
  );
}

/** Who orders, and the address, in one column. */
export function CheckoutForm({ attempt, onSubmit, ...form }: FormProps) {
  const provinces = useProvinces(form.values.country);
  const listed = fields.flatMap(({ name }) => {
    const message = form.errors[name];
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
        {fields.map((spec) =>
          provinces.kind !== 'free' && (spec.name === 'state' || spec.name === 'city') ? (
            <PlaceInput key={spec.name} spec={spec} provinces={provinces} {...form} />
          ) : (
            <TextInput key={spec.name} spec={spec} {...form} />
          ),
        )}
      </Stack>
    </form>
  );
}
