import styled from '@emotion/styled';
import { useId, type ReactNode } from 'react';
import { Icon } from './icon';
import * as icons from './icons';

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
export const asInput = `
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

  @media (hover: hover) { &:hover { border-color: var(--color-text); } }
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

export const Input = styled.input(asInput);

export type LabelProps = {
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

/** The layout of all labelled inputs: label above, then the control, then hint and error. */
export function Labelled({
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
