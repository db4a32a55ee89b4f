import styled from '@emotion/styled';
import type { ComponentPropsWithRef } from 'react';
import { Icon } from './icon';
import type { IconDrawing } from './icons';

/** The look of an icon button as CSS text, for a link that should look like one. */
export const asIconButton = `
  flex: none;
  position: relative;
  display: inline-grid;
  place-items: center;
  width: var(--touch);
  height: var(--touch);
  padding: 0;
  border: 1px solid transparent;
  border-radius: var(--radius-1);
  color: inherit;
  background: transparent;
  text-decoration: none;
  cursor: pointer;
  transition: background-color var(--speed-fast);

  @media (hover: hover) {
    &:hover {
      color: inherit;
      background: color-mix(in srgb, currentColor 9%, transparent);
    }
  }
  &:disabled,
  &[aria-disabled='true'] {
    opacity: 0.45;
    cursor: not-allowed;
  }
`;

const Square = styled.button(asIconButton);

export type IconButtonProps = Omit<ComponentPropsWithRef<'button'>, 'aria-label'> & {
  /** What the button does, for those who don't see the icon. */
  label: string;
  icon: IconDrawing;
};

/** A 44 px square with an icon in it. Children are drawn over the icon, such as a count. */
export function IconButton({ label, icon, type = 'button', children, ...rest }: IconButtonProps) {
  return (
    <Square {...rest} type={type} aria-label={label}>
      <Icon icon={icon} />
      {children}
    </Square>
  );
}
