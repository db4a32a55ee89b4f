import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { PageWidth } from 'shared-ui/page';

// Out of the flow, so that the content below doesn't move; hidden until the wait is long.
const Note = styled.div`
  position: sticky;
  top: var(--header-height);
  z-index: 1;
  height: 0;
  p {
    /* Beside the heading. */
    position: absolute;
    right: 0;
    padding: var(--space-1) var(--space-3);
    background: var(--color-surface);
    color: var(--color-text);
    font-size: var(--text-sm);
    visibility: hidden;
    animation: say 0s 8s forwards;
  }
  @keyframes say {
    to {
      visibility: visible;
    }
  }
`;

/** A page's skeleton, with a text once the wait is long, because calls have no time limit. */
export function LongWait({ children }: { children: ReactNode }) {
  return (
    <>
      <PageWidth>
        <Note>
          <p role="status">Still loading. Please wait.</p>
        </Note>
      </PageWidth>
      {children}
    </>
  );
}
