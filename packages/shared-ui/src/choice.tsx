import styled from '@emotion/styled';
import { useId, type ComponentPropsWithRef, type ReactNode } from 'react';

const Line = styled.label`
  display: flex;
  gap: var(--space-3);
  align-items: flex-start;
  min-height: var(--touch);
  padding-block: 0.625rem;
  line-height: var(--leading-snug);
  cursor: pointer;

  input {
    flex: none;
    width: 1.375rem;
    height: 1.375rem;
    margin: 0;
    accent-color: var(--color-accent-strong);
  }
  /* Its first line is level with the box, whatever its size. */
  > span {
    min-width: 0;
    overflow-wrap: anywhere;
    padding-block-start: max(0px, (1.375rem - 1lh) / 2);
  }
  small {
    display: block;
    margin-top: 0.125rem;
    color: var(--color-text-muted);
  }
`;

const ErrorText = styled.p`
  color: var(--color-danger);
  font-size: var(--text-sm);
  font-weight: var(--weight-medium);
`;

export type CheckboxProps = Omit<ComponentPropsWithRef<'input'>, 'type'> & {
  label: ReactNode;
  name: string;
  /** The fault, or undefined; required, so that no form forgets to show it. */
  error: string | undefined;
};

export function Checkbox({ label, error, className, ...input }: CheckboxProps) {
  const errorId = useId();
  return (
    <div className={className}>
      <Line>
        <input
          {...input}
          type="checkbox"
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? errorId : undefined}
        />
        <span>{label}</span>
      </Line>
      {error ? <ErrorText id={errorId}>{error}</ErrorText> : null}
    </div>
  );
}

const Group = styled.fieldset`
  legend {
    margin-bottom: var(--space-2);
    font-size: var(--text-sm);
    font-weight: var(--weight-strong);
  }
`;

const Options = styled.div`
  border: 1px solid var(--color-line-strong);
  border-radius: var(--radius-1);
  background: var(--color-surface);

  label {
    padding-inline: var(--space-4);
  }
  label + label {
    border-top: 1px solid var(--color-line);
  }
  label:has(input:checked) {
    background: var(--color-accent-surface);
    box-shadow: inset 3px 0 0 var(--color-accent);
  }
  label:has(input:disabled) {
    color: var(--color-text-muted);
    cursor: not-allowed;
  }
`;

export type RadioOption = {
  value: string;
  label: ReactNode;
  note?: ReactNode;
  disabled?: boolean | undefined;
};

/** A choice of one among several options, all visible. */
export function RadioGroup({
  label,
  name,
  options,
  value,
  onChange,
  error,
  required,
  className,
}: {
  label: string;
  name: string;
  options: readonly RadioOption[];
  value: string | undefined;
  onChange: (value: string) => void;
  error: string | undefined;
  required?: boolean | undefined;
  className?: string | undefined;
}) {
  const errorId = useId();
  return (
    <Group className={className} aria-describedby={error ? errorId : undefined}>
      <legend>{label}</legend>
      <Options>
        {options.map((option) => (
          <Line key={option.value}>
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              disabled={option.disabled}
              required={required}
              onChange={() => onChange(option.value)}
            />
            <span>
              {option.label}
              {option.note ? <small>{option.note}</small> : null}
            </span>
          </Line>
        ))}
      </Options>
      {error ? <ErrorText id={errorId}>{error}</ErrorText> : null}
    </Group>
  );
}
