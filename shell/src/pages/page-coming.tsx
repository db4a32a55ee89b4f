import styled from '@emotion/styled';
import { PageWidth } from 'shared-ui/page';

// Hidden at first, for screen readers too: most pages are there sooner than these words.
const Words = styled.p`
  padding-block: var(--space-8);
  visibility: hidden;
  animation: say 0s 1s forwards;
  @keyframes say {
    to {
      visibility: visible;
    }
  }
`;

/** What the first page says while its remote is long in coming. */
export function PageComing({ label }: { label: string }) {
  return (
    <PageWidth>
      <Words role="status">Loading {label}…</Words>
    </PageWidth>
  );
}
