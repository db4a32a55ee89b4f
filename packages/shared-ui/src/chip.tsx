import styled from '@emotion/styled';
import type { ComponentPropsWithRef } from 'react';

/** The look of a chip as CSS text, for a link that should look like one. */
export const asChip = `
  position: relative;
  display: inline-flex;
  align-items: center;
  gap: var(--space-2);
  min-height: 2.25rem;
  padding: 0.25rem var(--space-3);
  border: 1px solid var(--color-line-strong);
  border-radius: var(--radius-1);
  color: var(--color-text);
  background: var(--color-surface);
  font-size: var(--text-sm);
  font-weight: var(--weight-medium);
  line-height: 1.25;
  text-decoration: none;
  cursor: pointer;
  transition: background-color var(--speed-fast), border-color var(--speed-fast);

  &::after { content: ''; position: absolute; inset: -0.3125rem 0; }
  @media (hover: hover) { &:hover { color: var(--color-text); border-color: var(--color-text); background: var(--color-surface-2); } }
  &[aria-pressed='true'], &[aria-current]:not([aria-current='false']) {
    border-color: var(--color-text);
    background: var(--color-text);
    color: var(--color-surface);
  }
  &:disabled {
    color: var(--color-text-muted);
    border-color: var(--color-line);
    border-style: dashed;
    cursor: not-allowed;
  }
  svg { width: 1.125em; height: 1.125em; }
  @media (forced-colors: active) {
    &[aria-pressed='true'] { forced-color-adjust: none; color: HighlightText; background: Highlight; }
  }
`;

const Tag = styled.button(asChip);

export type ChipProps = ComponentPropsWithRef<'button'> & {
  /** On or off; left out where a chip is a plain button. */
  pressed?: boolean | undefined;
};

/** A small choice among several. */
export function Chip({ pressed, type = 'button', ...rest }: ChipProps) {
  return <Tag {...rest} type={type} aria-pressed={pressed} />;
}
