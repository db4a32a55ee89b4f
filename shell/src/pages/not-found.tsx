import styled from '@emotion/styled';
import { Link } from 'react-router-dom';
import { paths } from 'shared-contracts/paths';
import { asButton } from 'shared-ui/button';
import { PageTitle, PageWidth } from 'shared-ui/page';
import { GoBack } from './go-back';

const Place = styled.div`
  padding-block: var(--space-10);
`;

const Code = styled.p`
  margin: 0;
  color: var(--color-text-muted);
  font-variant-numeric: tabular-nums;
`;

const ToStore = styled(Link)(asButton('primary'));

const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-3);
  margin-top: var(--space-5);
`;

/** Any path that the shop doesn't have. */
export function NotFoundPage() {
  return (
    <PageWidth>
      <Place>
        <Code>404</Code>
        <PageTitle>This page does not exist</PageTitle>
        <Ways>
          <GoBack />
          <ToStore to={paths.store()}>All products</ToStore>
        </Ways>
      </Place>
    </PageWidth>
  );
}
