import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { Icon } from './icon';
import { alert, check, info, type IconDrawing } from './icons';

export type NoticeTone = 'info' | 'warning' | 'danger' | 'success';

const icons: Record<NoticeTone, IconDrawing> = {
  info,
  warning: alert,
  danger: alert,
  success: check,
};

const Box = styled('div', { shouldForwardProp: (name) => name !== 'tone' })<{ tone: NoticeTone }>`
  display: flex;
  gap: var(--space-3);
  padding: var(--space-3) var(--space-4);
  border: 1px solid var(--color-${({ tone }) => tone});
  border-inline-start-width: 4px;
  border-radius: var(--radius-1);
  background: var(--color-${({ tone }) => tone}-surface);
  line-height: var(--leading-snug);

  > svg {
    color: var(--color-${({ tone }) => tone});
  }
  > div {
    flex: 1;
    min-width: 0;
    padding-top: 0.0625rem;
  }
  > div > * + * {
    margin-top: var(--space-2);
  }
`;

const Title = styled.p`
  font-weight: var(--weight-strong);
`;

/** A message that belongs to this place on the page. `role="alert"` for one that appears later. */
export function Notice({
  tone = 'info',
  title,
  children,
  role,
  className,
}: {
  tone?: NoticeTone | undefined;
  title?: string | undefined;
  children?: ReactNode;
  role?: 'alert' | 'status' | undefined;
  className?: string | undefined;
}) {
  return (
    <Box tone={tone} role={role} className={className}>
      <Icon icon={icons[tone]} />
      <div>
        {title === undefined ? null : <Title>{title}</Title>}
        {children}
      </div>
    </Box>
  );
}
