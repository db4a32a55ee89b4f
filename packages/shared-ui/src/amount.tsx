import styled from '@emotion/styled';
import type { ReactNode } from 'react';

export type AmountSize = 'small' | 'medium' | 'large' | 'display';

const sizes: Record<AmountSize, string> = {
  small: 'font-size: var(--text-sm); font-weight: var(--weight-medium);',
  medium: 'font-size: var(--text-md); font-weight: var(--weight-strong);',
  large: 'font-size: var(--text-xl); font-weight: var(--weight-heavy);',
  display: 'font-size: var(--text-3xl); font-weight: var(--weight-heavy); line-height: 1.1;',
};

const Figures = styled('span', { shouldForwardProp: (name) => name !== 'size' })<{
  size: AmountSize;
}>`
  letter-spacing: var(--tracking-tight);
  white-space: nowrap;
  ${({ size }) => sizes[size]}
`;

/** A number with its unit, in digits of equal width, never broken over two lines. */
export function Amount({
  children,
  size = 'medium',
  className,
}: {
  children: ReactNode;
  size?: AmountSize | undefined;
  className?: string | undefined;
}) {
  return (
    <Figures size={size} className={className}>
      {children}
    </Figures>
  );
}
