import styled from '@emotion/styled';
import type { ReactNode } from 'react';

export type BadgeTone = 'neutral' | 'accent' | 'success' | 'warning' | 'danger' | 'info';

const tones: Record<BadgeTone, string> = {
  neutral: 'color: var(--color-text); background: var(--color-surface-2);',
  accent: 'color: var(--color-on-accent); background: var(--color-accent);',
  success: 'color: var(--color-success); background: var(--color-success-surface);',
  warning: 'color: var(--color-warning); background: var(--color-warning-surface);',
  danger: 'color: var(--color-danger); background: var(--color-danger-surface);',
  info: 'color: var(--color-info); background: var(--color-info-surface);',
};

const Tag = styled('span', { shouldForwardProp: (name) => name !== 'tone' })<{ tone: BadgeTone }>`
  display: inline-block;
  padding: 0.1875rem 0.4375rem;
  border-radius: var(--radius-1);
  font-size: var(--text-xs);
  font-weight: var(--weight-strong);
  line-height: 1.2;
  white-space: nowrap;
  ${({ tone }) => tones[tone]}
  @media (forced-colors: active) {
    outline: 1px solid CanvasText;
  }
`;

/** A word or a count about the thing beside it. */
export function Badge({
  children,
  tone = 'neutral',
  className,
}: {
  children: ReactNode;
  tone?: BadgeTone | undefined;
  className?: string | undefined;
}) {
  return (
    <Tag tone={tone} className={className}>
      {children}
    </Tag>
  );
}

const Corner = styled.span`
  position: absolute;
  top: 0.125rem;
  inset-inline-end: 0.0625rem;
  min-width: 1.25rem;
  padding: 0.1875rem 0.3125rem;
  border-radius: 0.625rem;
  color: var(--color-on-accent);
  background: var(--color-accent);
  font-size: 0.6875rem;
  font-weight: var(--weight-heavy);
  line-height: 0.875rem;
  text-align: center;
`;

/**
 * A count on the corner of an icon button, its parent. It is hidden from screen readers, because
 * the button's label says it.
 */
export function CornerCount({ children }: { children: ReactNode }) {
  return <Corner aria-hidden>{children}</Corner>;
}
