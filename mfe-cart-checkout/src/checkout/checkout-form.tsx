import { useRef, type SubmitEvent } from 'react';
import { isPhilippines } from 'shared-contracts/philippine-address';
import { Field } from 'shared-ui/field';
import type { FieldFaults } from 'shared-ui/field-faults';
import { FormSummary } from 'shared-ui/form-summary';
import { Stack } from 'shared-ui/stack';
import { placeOfCode } from '../address/place-of-code';
import { PlaceSelect } from '../address/place-select';
import { useProvinces, type Provinces } from '../address/use-provinces';
import { businessNames, type BusinessName } from './business';
import { fields, limits, type FieldName, type FieldSpec, type FormValues } from './fields';
import { FORM_ID } from './form-id';

const fieldId = (name: FieldName | BusinessName) => `checkout-${name}`;

/** Puts the focus into the form's first field. */
export function focusForm(): void {
  document.getElementById(fieldId('email'))?.focus();
}

type FormProps = {
  values: FormValues;
  errors: FieldFaults;
  attempt: number;
  /** An order with these values is under way, or its outcome is unknown. */
  locked: boolean;
  onType: (name: FieldName, value: string) => void;
  onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
};
type InputProps = Omit<FormProps, 'attempt' | 'onSubmit'> & { spec: FieldSpec };

/** The postal code to offer for a city; '' where none is known. */
function codeOf(provinces: Provinces, province: string, city: string): string {
  if (provinces.kind !== 'listed') return '';
  return provinces.provinces.find(({ name }) => name === province)?.codes[city] ?? '';
}

function TextInput({
  spec,
  values,
  errors,
  locked,
  onType,
  provinces,
}: InputProps & { provinces: Provinces }) {
  const { name, label, ...input } = spec;
  const { required, most, email } = limits[name];
  const abroad = !isPhilippines(values.country);
  const offered =
    name === 'postal_code' &&
    values.postal_code !== '' &&
    values.postal_code === codeOf(provinces, values.state, values.city);
  // The place that a typed code has filled in: another code may replace it, but none that was chosen.
  const filled = useRef('');
  function type(value: string) {
    onType(name, value);
    if (name !== 'postal_code' || provinces.kind !== 'listed') return;
    const place = placeOfCode(provinces.provinces, value.trim());
    if (!place || !['', filled.current].includes(values.state + values.city)) return;
    filled.current = place.state + place.city;
    onType('state', place.state);
    onType('city', place.city);
  }
  return (
    <Field
      hint={
        offered ? `The main code of ${values.city}. Your district may have its own.` : undefined
      }
      type={email ? 'email' : input.type}
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
        type(event.target.value);
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
        if (!province) {
          // A code that was typed stays; one that was offered goes with its city.
          const before = codeOf(provinces, values.state, values.city);
          if (values.postal_code.trim() === '' || values.postal_code === before) {
            onType('postal_code', codeOf(provinces, values.state, place));
          }
        }
        // A browser that fills the form in may have set the city before its province.
        const kept = !province || known === null || citiesOf(place).includes(values.city);
        if (!kept && values.city !== '') onType('city', '');
      }}
    />
  );
}

/** Who orders, and the address, in one column. */
export function CheckoutForm({ attempt, onSubmit, ...form }: FormProps) {
  const provinces = useProvinces(form.values.country);
  const names = [...fields.map(({ name }) => name), ...businessNames];
  const listed = names.flatMap((name) => {
    const message = form.errors[name];
    return message === undefined ? [] : [{ fieldId: fieldId(name), message }];
  });
  return (
    <form id={FORM_ID} aria-label="Checkout" noValidate onSubmit={onSubmit}>
      <Stack gap={5}>
        <FormSummary errors={listed} attempt={attempt} />
        {fields.map((spec) =>
          provinces.kind !== 'free' && (spec.name === 'state' || spec.name === 'city') ? (
            <PlaceInput key={spec.name} spec={spec} provinces={provinces} {...form} />
          ) : (
            <TextInput key={spec.name} spec={spec} provinces={provinces} {...form} />
          ),
        )}
      </Stack>
    </form>
  );
}
