import { keyframes } from '@emotion/react';
import styled from '@emotion/styled';

const breathe = keyframes({ '50%': { opacity: 0.5 } });

// The sizes go into a generated class: a style attribute in the server's HTML is against the
// document's policy.
const words = keyframes({ to: { visibility: 'visible' } });

const Block = styled('span', {
  shouldForwardProp: (name) => !['width', 'height', 'ratio', 'speaks'].includes(name),
})<{ width: string; height: string; ratio: string | undefined; speaks: boolean }>`
  display: block;
  width: ${({ width }) => width};
  min-width: 0;
  max-width: 100%;
  ${({ height, ratio }) => (ratio ? `aspect-ratio: ${ratio};` : `height: ${height};`)}
  border-radius: var(--radius-1);
  background: var(--color-skeleton);
  animation: ${breathe} 1.6s ease-in-out infinite;
  ${({ speaks }) => (speaks ? 'display: grid; place-items: center; animation: none;' : '')}
  @media (forced-colors: active) {
    border: 1px solid GrayText;
  }
`;

// After eight seconds a text says that the part still loads.
const Words = styled.span`
  visibility: hidden;
  padding: var(--space-2);
  font-size: var(--text-sm);
  color: var(--color-text-muted);
  animation: ${words} 0s 8s forwards;
`;

/**
 * A placeholder for something that loads, with its size in CSS lengths; `ratio` (`'4 / 3'`)
 * replaces the height. With `speaks` it says so when the wait is long; set it where no other text
 * does.
 */
export function Skeleton({
  width = '100%',
  height = '1em',
  ratio,
  speaks = false,
  className,
}: {
  width?: string | undefined;
  height?: string | undefined;
  ratio?: string | undefined;
  speaks?: boolean | undefined;
  className?: string | undefined;
}) {
  return (
    <Block
      aria-hidden
      width={width}
      height={height}
      ratio={ratio}
      speaks={speaks}
      className={className}
    >
      {speaks ? <Words>Still loading…</Words> : null}
    </Block>
  );
}
