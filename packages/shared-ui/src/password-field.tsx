import styled from '@emotion/styled';
import { useState } from 'react';
import type { FieldProps } from './field';
import { Icon } from './icon';
import { asIconButton } from './icon-button';
import * as icons from './icons';
import { Input, Labelled } from './labelled';

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
