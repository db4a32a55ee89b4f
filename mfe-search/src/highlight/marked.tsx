import styled from '@emotion/styled';
import type { MatchRange } from 'shared-contracts/wire/search';
import { pieces } from './pieces';

const Mark = styled.mark`
  color: inherit;
  background: var(--color-selection);
`;

/** A text with its matches marked. It is rendered as text nodes, so markup in it has no effect. */
export function Marked({ text, ranges = [] }: { text: string; ranges?: MatchRange[] | undefined }) {
  return pieces(text, ranges).map((piece, at) =>
    piece.marked ? <Mark key={at}>{piece.text}</Mark> : piece.text,
  );
}
