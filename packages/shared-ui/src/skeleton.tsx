import { keyframes } from '@emotion/react';
import styled from '@emotion/styled';

const breathe = keyframes({ '50%': { opacity: 0.5 } });

// The sizes go into a generated class: a style attribute in the server's HTML is against the
// document's policy.
const Block = styled('span', {
  shouldForwardProp: (name) => name !== 'width' && name !== 'height' && name !== 'ratio',
})<{ width: string; height: string; ratio: string | undefined }>`
  display: block;
  width: ${({ width }) => width};
  min-width: 0;
  max-width: 100%;
  ${({ height, ratio }) => (ratio ? `aspect-ratio: ${ratio};` : `height: ${height};`)}
  border-radius: var(--radius-1);
  background: var(--color-skeleton);
  animation: ${breathe} 1.6s ease-in-out infinite;
  @media (forced-colors: active) {
    border: 1px solid GrayText;
  }
`;

/** Holds the place of something on its way, in CSS lengths; `ratio` (`'4 / 3'`) replaces the height. */
export function Skeleton({
  width = '100%',
  height = '1em',
  ratio,
  className,
}: {
  width?: string | undefined;
  height?: string | undefined;
  ratio?: string | undefined;
  className?: string | undefined;
}) {
  return <Block aria-hidden width={width} height={height} ratio={ratio} className={className} />;
}
