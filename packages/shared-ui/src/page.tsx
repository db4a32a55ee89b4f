import styled from '@emotion/styled';
import type { ComponentPropsWithRef } from 'react';

/** The page's column: as wide as the catalogue's grid, with gutters that respect a phone's notch. */
export const PageWidth = styled.div`
  width: 100%;
  max-width: calc(var(--page-width) + 2 * var(--gutter));
  margin-inline: auto;
  padding-inline: var(--gutter);
`;

/** From so many letters on a title is a text: in large letters it would fill a phone's screen. */
const LONG = 90;

const Title = styled.h1`
  overflow-wrap: anywhere;
  text-wrap: balance;
  &[data-long] {
    font-size: var(--text-xl);
    line-height: var(--leading-snug);
  }
`;

type PageTitleProps = ComponentPropsWithRef<'h1'> & {
  /** What it says, where its children are more than a text. */
  text?: string;
};

/** The page's one h1. It can take the focus, as it does after a change of route. */
export function PageTitle({ text, ...props }: PageTitleProps) {
  const { children } = props;
  const said = text ?? (typeof children === 'string' ? children : '');
  const long = said.length > LONG;
  return <Title tabIndex={-1} data-long={long || undefined} {...props} />;
}
