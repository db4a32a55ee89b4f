import styled from '@emotion/styled';
import { useId, type ReactNode } from 'react';
import { PageWidth } from 'shared-ui/page';
import { SectionTitle } from 'shared-ui/section-title';

const Box = styled.section`
  padding-block: clamp(var(--space-8), 5vw, var(--space-10)) 0;
  scroll-margin-top: var(--space-4);
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: var(--space-2) var(--space-5);
  margin-bottom: var(--space-5);

  a {
    padding-block: var(--space-2);
    font-weight: var(--weight-strong);
  }
`;

/** A part of the home page, named by its heading. */
export function Section({
  id,
  title,
  action,
  children,
}: {
  /** Set where a link leads to the section. */
  id?: string | undefined;
  title: string;
  action?: ReactNode;
  children: ReactNode;
}) {
  const headingId = useId();
  return (
    <Box id={id} tabIndex={id === undefined ? undefined : -1} aria-labelledby={headingId}>
      <PageWidth>
        <Head>
          <SectionTitle id={headingId}>{title}</SectionTitle>
          {action}
        </Head>
        {children}
      </PageWidth>
    </Box>
  );
}
