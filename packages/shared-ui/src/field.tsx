import styled from '@emotion/styled';
import type { ComponentPropsWithRef } from 'react';
import { asInput, Input, Labelled, type LabelProps } from './labelled';

const Area = styled.textarea`
  ${asInput}
  display: block;
  min-height: 7.5rem;
  resize: vertical;
`;

export type FieldProps = LabelProps & Omit<ComponentPropsWithRef<'input'>, 'id' | 'name'>;

/** A labelled text input. `className` goes to the box around label, input and messages. */
export function Field({
  label,
  error,
  hint,
  id,
  className,
  'aria-describedby': describedBy,
  ...input
}: FieldProps) {
  return (
    <Labelled {...{ label, error, hint, id, className, describedBy }} required={input.required}>
      {(control) => <Input {...input} {...control} />}
    </Labelled>
  );
}

export type TextAreaProps = LabelProps & Omit<ComponentPropsWithRef<'textarea'>, 'id' | 'name'>;

export function TextArea({
  label,
  error,
  hint,
  id,
  className,
  'aria-describedby': describedBy,
  ...area
}: TextAreaProps) {
  return (
    <Labelled {...{ label, error, hint, id, className, describedBy }} required={area.required}>
      {(control) => <Area rows={5} {...area} {...control} />}
    </Labelled>
  );
}
