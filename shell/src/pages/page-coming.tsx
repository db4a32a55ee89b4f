import styled from '@emotion/styled';
import { PageWidth } from 'shared-ui/page';

// Hidden at first, for screen readers too, because most pages load before this text is needed.
const Words = styled.p`
  padding-block: var(--space-8);
  visibility: hidden;
  animation: say 0s 1s forwards;
  /* Nothing comes without scripts; the document says so. */
  @media (scripting: none) {
    display: none;
  }
  @keyframes say {
    to {
      visibility: visible;
    }
  }
`;

/** The text shown while the first page's remote takes long to load. */
export function PageComing({ label }: { label: string }) {
  return (
    <PageWidth>
      <Words role="status">Loading {label}…</Words>
    </PageWidth>
  );
}
