import styled from '@emotion/styled';

const Skip = styled.a`
  position: absolute;
  inset-inline-start: var(--space-2);
  top: -10rem;
  z-index: var(--z-toast);
  padding: var(--space-3);
  background: var(--color-surface);
  color: var(--color-text);
  &:focus {
    top: var(--space-2);
  }
`;

export function SkipLink() {
  return <Skip href="#main">Skip to content</Skip>;
}
