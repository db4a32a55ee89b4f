import styled from '@emotion/styled';
import { useId, useState, type ComponentPropsWithRef, type ReactNode } from 'react';
import { Icon } from './icon';
import * as icons from './icons';
import { asIconButton } from './icon-button';

// The layout of all labelled inputs: label above, then the control, then hint and error.

const Box = styled.div`
  display: grid;
  gap: var(--space-1);
  align-content: start;
`;

const LabelLine = styled.div`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  gap: var(--space-3);
  font-size: var(--text-sm);
  line-height: var(--leading-snug);

  label {
    font-weight: var(--weight-strong);
  }
  span {
    color: var(--color-text-muted);
    font-size: var(--text-xs);
  }
`;

const Hint = styled.p`
  color: var(--color-text-muted);
  font-size: var(--text-sm);
  line-height: var(--leading-snug);
`;

const ErrorText = styled.p`
  display: flex;
  gap: var(--space-1);
  color: var(--color-danger);
  font-size: var(--text-sm);
  font-weight: var(--weight-medium);
  line-height: var(--leading-snug);

  svg {
    width: 1.15em;
    height: 1.15em;
    margin-top: 0.06em;
    stroke-width: 2;
  }
`;

/** The look of a text input as CSS text. 16 px at least, or iOS zooms in when it gets focus. */
const asInput = `
  width: 100%;
  min-height: var(--touch);
  padding: 0.5625rem var(--space-3);
  border: 1px solid var(--color-line-strong);
  border-radius: var(--radius-1);
  color: var(--color-text);
  background: var(--color-surface);
  font-size: max(1rem, 16px);
  line-height: 1.375;
  transition: border-color var(--speed-fast);

  &:hover { border-color: var(--color-text); }
  &:focus-visible {
    border-color: var(--color-focus);
    outline: 2px solid var(--color-focus);
    outline-offset: -1px;
  }
  &[aria-invalid='true'] {
    border-color: var(--color-danger);
    box-shadow: inset 3px 0 0 var(--color-danger);
  }
  &:disabled, &:read-only:not(select) {
    color: var(--color-text-muted);
    background: var(--color-surface-2);
    border-color: var(--color-line);
  }
`;

const Input = styled.input(asInput);

const Area = styled.textarea`
  ${asInput}
  display: block;
  min-height: 7.5rem;
  resize: vertical;
`;

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

type LabelProps = {
  label: string;
  name: string;
  /** The value's fault, or undefined. Required, so that no form forgets to show it. */
  error: string | undefined;
  hint?: ReactNode;
  /** Given where a form summary links to the field; generated otherwise. */
  id?: string | undefined;
};

type ControlProps = {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
};

function Labelled({
  label,
  error,
  hint,
  required,
  id,
  describedBy,
  className,
  children,
}: Omit<LabelProps, 'name'> & {
  required: boolean | undefined;
  describedBy: string | undefined;
  className: string | undefined;
  children: (control: ControlProps) => ReactNode;
}) {
  const madeUp = useId();
  const controlId = id ?? madeUp;
  const hintId = `${controlId}-hint`;
  const errorId = `${controlId}-error`;
  const ids = [error && errorId, hint && hintId, describedBy].filter(Boolean).join(' ');
  return (
    <Box className={className}>
      <LabelLine>
        <label htmlFor={controlId}>{label}</label>
        {/* A screen reader reads the `required` attribute; this mark is for those who see the page. */}
        {required ? <span aria-hidden>Required</span> : null}
      </LabelLine>
      {children({
        id: controlId,
        'aria-describedby': ids || undefined,
        'aria-invalid': error ? true : undefined,
      })}
      {error ? (
        <ErrorText id={errorId}>
          <Icon icon={icons.alert} />
          {error}
        </ErrorText>
      ) : null}
      {hint ? <Hint id={hintId}>{hint}</Hint> : null}
    </Box>
  );
}

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

const WithToggle = styled.div`
  position: relative;

  input {
    padding-inline-end: calc(var(--touch) + var(--space-1));
  }
  /* Edge would show its own button for this beside ours. */
  input::-ms-reveal {
    display: none;
  }
`;

const Toggle = styled.button`
  ${asIconButton}
  position: absolute;
  inset-block: 0;
  inset-inline-end: 0;
  height: auto;
  color: var(--color-text-muted);

  &:focus-visible {
    outline-offset: -4px;
  }
`;

export type PasswordFieldProps = Omit<FieldProps, 'type' | 'autoComplete'> & {
  /** Says to a password manager whether to fill one in or to offer a new one. */
  autoComplete: 'current-password' | 'new-password';
};

export function PasswordField({
  label,
  error,
  hint,
  id,
  className,
  'aria-describedby': describedBy,
  ...input
}: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  return (
    <Labelled {...{ label, error, hint, id, className, describedBy }} required={input.required}>
      {(control) => (
        <WithToggle>
          <Input
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            {...input}
            {...control}
            type={shown ? 'text' : 'password'}
          />
          <Toggle
            type="button"
            aria-label={shown ? 'Hide password' : 'Show password'}
            aria-controls={control.id}
            onClick={() => setShown(!shown)}
          >
            <Icon icon={shown ? icons.eyeOff : icons.eye} />
          </Toggle>
        </WithToggle>
      )}
    </Labelled>
  );
}

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
