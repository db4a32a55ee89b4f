import styled from '@emotion/styled';
import type { ComponentPropsWithRef, MouseEvent } from 'react';
import { Spinner } from './spinner';

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger';
export type ButtonSize = 'medium' | 'small';

const variants: Record<ButtonVariant, string> = {
  primary: `
    color: var(--color-on-accent);
    background: var(--color-accent);
    border-color: transparent;
    @media (hover: hover) { &:hover { color: var(--color-on-accent); background: var(--color-accent-hover); } }
  `,
  secondary: `
    color: var(--color-text);
    background: var(--color-surface);
    border-color: var(--color-line-strong);
    @media (hover: hover) { &:hover { color: var(--color-text); background: var(--color-surface-2); border-color: var(--color-text); } }
  `,
  quiet: `
    color: inherit;
    background: transparent;
    border-color: transparent;
    @media (hover: hover) { &:hover { color: inherit; background: color-mix(in srgb, currentColor 9%, transparent); } }
  `,
  danger: `
    color: var(--color-on-danger);
    background: var(--color-danger-fill);
    border-color: transparent;
    @media (hover: hover) { &:hover { color: var(--color-on-danger); background: var(--color-danger-hover); } }
  `,
};

// A small button looks 36 px high, but its touch area is 44 px high.
const sizes: Record<ButtonSize, string> = {
  medium: `
    min-height: var(--touch);
    padding: 0.5625rem var(--space-5);
    font-size: var(--text-md);
  `,
  small: `
    min-height: 2.25rem;
    padding: 0.25rem var(--space-3);
    font-size: var(--text-sm);
    &::after { content: ''; position: absolute; inset: -0.3125rem 0; }
  `,
};

/**
 * The look of a button as CSS text, for a link that should look like one:
 * `const BackLink = styled(Link)(asButton('secondary'))`.
 */
export function asButton(variant: ButtonVariant = 'primary', size: ButtonSize = 'medium'): string {
  return `
    position: relative;
    display: inline-flex;
    align-items: center;
    justify-content: center;
    gap: var(--space-2);
    border: 1px solid;
    border-radius: var(--radius-1);
    font-family: inherit;
    font-weight: var(--weight-strong);
    line-height: 1.25;
    text-align: center;
    text-decoration: none;
    cursor: pointer;
    touch-action: manipulation;
    transition: background-color var(--speed-fast), border-color var(--speed-fast);
    ${sizes[size]}
    ${variants[variant]}
    &:active { transform: translateY(1px); }
    &:disabled, &[aria-disabled='true'] { cursor: not-allowed; }
    &:disabled {
      color: var(--color-text-muted);
      background: var(--color-surface-2);
      border-color: var(--color-line);
      transform: none;
    }
    @media (forced-colors: active) { border-color: ButtonText; &:disabled { border-color: GrayText; } }
  `;
}

type LookProps = { variant: ButtonVariant; size: ButtonSize; block: boolean };

const StyledButton = styled('button', {
  shouldForwardProp: (name) => name !== 'variant' && name !== 'size' && name !== 'block',
})<LookProps>`
  ${({ variant, size }) => asButton(variant, size)}
  ${({ block }) => (block ? 'width: 100%;' : '')}
  &[aria-busy='true'] {
    cursor: progress;
  }
`;

const Content = styled.span`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: var(--space-2);

  [aria-busy='true'] > & {
    opacity: 0;
  }
`;

const Wait = styled.span`
  position: absolute;
  inset: 0;
  display: grid;
  place-items: center;
`;

export type ButtonProps = ComponentPropsWithRef<'button'> & {
  variant?: ButtonVariant | undefined;
  size?: ButtonSize | undefined;
  /** Work is under way: keeps its width and focus, says it is busy, ignores clicks and Enter. */
  pending?: boolean | undefined;
  /** As wide as the box around it. */
  block?: boolean | undefined;
};

export function Button({
  variant = 'primary',
  size = 'medium',
  pending = false,
  block = false,
  type = 'button',
  onClick,
  children,
  ...rest
}: ButtonProps) {
  function click(event: MouseEvent<HTMLButtonElement>) {
    // Enter in a form's field also arrives here, as a click on its submit button.
    if (pending) {
      event.preventDefault();
      event.stopPropagation();
    } else onClick?.(event);
  }

  return (
    <StyledButton
      {...rest}
      type={type}
      variant={variant}
      size={size}
      block={block}
      onClick={click}
      aria-busy={pending || undefined}
      aria-disabled={pending ? true : rest['aria-disabled']}
    >
      <Content>{children}</Content>
      {pending ? (
        <Wait>
          <Spinner />
        </Wait>
      ) : null}
    </StyledButton>
  );
}
