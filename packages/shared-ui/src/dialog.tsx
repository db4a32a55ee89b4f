import { keyframes } from '@emotion/react';
import styled from '@emotion/styled';
import { Modal, type ModalProps } from './modal';

type DialogSize = 'small' | 'medium' | 'large' | 'full-phone' | 'screen';

const rise = keyframes({ from: { opacity: 0, transform: 'translateY(0.75rem)' } });

const widths: Record<DialogSize, string> = {
  small: '26rem',
  medium: '38rem',
  large: '60rem',
  'full-phone': '46rem',
  screen: '100%',
};

/** Nothing of the page is seen beside it. */
const wholeScreen = `
  width: 100%;
  height: 100vh;
  height: 100dvh;
  max-height: none;
  border-radius: 0;
`;

const fullOnPhone = `
  @media (max-width: 39.99rem) {
    width: 100%;
    height: 100%;
    height: 100dvh;
    max-height: none;
    border-radius: 0;
    padding-top: env(safe-area-inset-top);
  }
`;

const Placed = styled(Modal, { shouldForwardProp: (name) => name !== 'size' })<{
  size: DialogSize;
}>`
  width: min(${({ size }) => widths[size]}, 100% - 2 * var(--space-4));
  max-height: calc(100vh - 2 * var(--space-5));
  max-height: calc(100dvh - 2 * var(--space-5));
  border-radius: var(--radius-2);
  border-top: 3px solid var(--color-accent);
  animation: ${rise} var(--speed-medium) var(--ease);
  ${({ size }) => (size === 'full-phone' ? fullOnPhone : size === 'screen' ? wholeScreen : '')}
`;

export type DialogProps = ModalProps & { size?: DialogSize | undefined };

/** A modal dialog in the middle of the page. */
export function Dialog({ size = 'medium', ...rest }: DialogProps) {
  return <Placed size={size} {...rest} />;
}
