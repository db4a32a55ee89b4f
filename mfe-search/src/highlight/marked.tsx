import styled from '@emotion/styled';
import type { MatchRange } from 'shared-contracts/wire/search';
import { pieces } from './pieces';

const Mark = styled.mark`
  color: inherit;
  background: var(--color-selection);
`;

/** A text with what matched marked: as text nodes, whatever the text holds. */
export function Marked({ text, ranges = [] }: { text: string; ranges?: MatchRange[] | undefined }) {
  return pieces(text, ranges).map((piece, at) =>
    piece.marked ? <Mark key={at}>{piece.text}</Mark> : piece.text,
  );
}
