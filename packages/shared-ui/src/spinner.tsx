import { keyframes } from '@emotion/react';
import styled from '@emotion/styled';
import { VisuallyHidden } from './visually-hidden';

const turn = keyframes({ to: { transform: 'rotate(1turn)' } });

const Ring = styled.span`
  display: inline-block;
  width: 1.25em;
  height: 1.25em;
  vertical-align: -0.25em;
  border: 2px solid currentColor;
  border-right-color: transparent;
  border-radius: 50%;
  animation: ${turn} 700ms linear infinite;
`;

/** A turning ring in the colour of the text; `label` says what is waited for, where nothing else does. */
export function Spinner({ label, className }: { label?: string | undefined; className?: string }) {
  return (
    <>
      <Ring aria-hidden className={className} />
      {label === undefined ? null : <VisuallyHidden>{label}</VisuallyHidden>}
    </>
  );
}
