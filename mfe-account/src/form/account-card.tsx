import styled from '@emotion/styled';
import type { ComponentProps, ReactNode } from 'react';
import { PageTitle, PageWidth } from 'shared-ui/page';
import { Skeleton } from 'shared-ui/skeleton';
import { VisuallyHidden } from 'shared-ui/visually-hidden';

const Card = styled.div`
  width: 100%;
  max-width: 28rem;
  margin: var(--space-6) auto 0;
  padding: var(--space-6) clamp(var(--space-4), 4vw, var(--space-7)) var(--space-5);
  border: 1px solid var(--color-line);
  border-top: 3px solid var(--color-accent);
  border-radius: var(--radius-1);
  background: var(--color-surface);

  > * + * {
    margin-top: var(--space-5);
  }
  h1 {
    font-size: var(--text-2xl);
  }
`;

const Lead = styled.p`
  && {
    margin-top: var(--space-2);
  }
  color: var(--color-text-muted);
`;

const Column = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4);
`;

/** A form's fields one below the other. Without scripts, what was typed never gets into a URL. */
export function Fields(form: ComponentProps<'form'>) {
  return <Column method="post" {...form} />;
}

/** The card on the pages on which a shopper gets into the account. */
export function AccountCard({
  title,
  lead,
  children,
}: {
  title: string;
  lead?: string | undefined;
  children: ReactNode;
}) {
  return (
    <PageWidth>
      <Card>
        <PageTitle>{title}</PageTitle>
        {lead === undefined ? null : <Lead>{lead}</Lead>}
        {children}
      </Card>
    </PageWidth>
  );
}

const Lines = styled.div`
  display: grid;
  gap: var(--space-4);
`;

/** In the place of such a page while it is on its way. */
export function AccountCardPending() {
  return (
    <PageWidth>
      <Card>
        <VisuallyHidden role="status">Loading…</VisuallyHidden>
        <Lines>
          <Skeleton width="10rem" height="2rem" />
          <Skeleton height="4rem" />
          <Skeleton height="4rem" />
          <Skeleton height="2.75rem" />
        </Lines>
      </Card>
    </PageWidth>
  );
}
