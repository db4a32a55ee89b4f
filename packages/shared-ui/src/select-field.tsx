import styled from '@emotion/styled';
import type { ComponentPropsWithRef } from 'react';
import { Icon } from './icon';
import * as icons from './icons';
import { asInput, Labelled, type LabelProps } from './labelled';

const Select = styled.select`
  ${asInput}
  appearance: none;
  padding-inline-end: var(--space-8);
  text-overflow: ellipsis;

  option {
    color: var(--color-text);
    background: var(--color-surface);
  }
`;

const WithArrow = styled.div`
  position: relative;

  svg {
    position: absolute;
    inset-inline-end: var(--space-3);
    top: 50%;
    width: 1.125rem;
    height: 1.125rem;
    transform: translateY(-50%);
    pointer-events: none;
  }
`;

export type SelectOption = { value: string; label: string; disabled?: boolean | undefined };

export type SelectFieldProps = LabelProps &
  Omit<ComponentPropsWithRef<'select'>, 'id' | 'name' | 'children' | 'multiple'> & {
    options: readonly SelectOption[];
    /** Shown as long as nothing is chosen; can't be chosen itself. */
    placeholder?: string | undefined;
  };

export function SelectField({
  label,
  error,
  hint,
  id,
  className,
  'aria-describedby': describedBy,
  options,
  placeholder,
  ...select
}: SelectFieldProps) {
  return (
    <Labelled {...{ label, error, hint, id, className, describedBy }} required={select.required}>
      {(control) => (
        <WithArrow>
          <Select {...select} {...control}>
            {placeholder === undefined ? null : (
              <option value="" disabled>
                {placeholder}
              </option>
            )}
            {options.map((option) => (
              <option key={option.value} value={option.value} disabled={option.disabled}>
                {option.label}
              </option>
            ))}
          </Select>
          <Icon icon={icons.chevronDown} />
        </WithArrow>
      )}
    </Labelled>
  );
}
