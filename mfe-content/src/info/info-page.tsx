import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { PageTitle, PageWidth } from 'shared-ui/page';
import { prose } from 'shared-ui/safe-html';
import { Skeleton } from 'shared-ui/skeleton';
import { Stack } from 'shared-ui/stack';
import { VisuallyHidden } from 'shared-ui/visually-hidden';
import { useAnchor } from '../anchor/use-anchor';
import { GoBack } from './go-back';

const Place = styled(PageWidth)`
  padding-block: var(--space-6);

  @media print {
    padding: var(--space-4) 0 0;
  }
`;

const Way = styled.div`
  @media print {
    display: none;
  }
`;

/** A long text of the shop's own. */
export const Prose = styled.div(prose);

/** What all information pages have: the link back, the title, the text. */
export function InfoPage({ title, children }: { title: string; children: ReactNode }) {
  useAnchor();
  return (
    <Place>
      <Stack gap={5}>
        <Way>
          <GoBack />
        </Way>
        <PageTitle>{title}</PageTitle>
        {children}
      </Stack>
    </Place>
  );
}

/** The skeleton of an information page while it loads. */
export function InfoPagePending() {
  return (
    <Place>
      <Stack gap={5}>
        <VisuallyHidden role="status">Loading…</VisuallyHidden>
        <Skeleton width="16rem" height="2.25rem" />
        <Skeleton height="20rem" />
      </Stack>
    </Place>
  );
}
