import { keyframes } from '@emotion/react';
import styled from '@emotion/styled';
import { Modal, type ModalProps } from './modal';

type DrawerSide = 'left' | 'right';

const fromRight = keyframes({ from: { transform: 'translateX(100%)' } });
const fromLeft = keyframes({ from: { transform: 'translateX(-100%)' } });

const Placed = styled(Modal, { shouldForwardProp: (name) => name !== 'side' })<{
  side: DrawerSide;
}>`
  width: min(27rem, 100% - var(--space-7));
  height: 100vh;
  height: 100dvh;
  margin-block: 0;
  margin-inline: ${({ side }) => (side === 'right' ? 'auto 0' : '0 auto')};
  padding-top: env(safe-area-inset-top);
  animation: ${({ side }) => (side === 'right' ? fromRight : fromLeft)} var(--speed-medium)
    var(--ease);
`;

export type DrawerProps = ModalProps & { side?: DrawerSide | undefined };

/** A modal panel along one side of the page, as high as the screen. */
export function Drawer({ side = 'right', ...rest }: DrawerProps) {
  return <Placed side={side} {...rest} />;
}
