import styled from '@emotion/styled';
import { Link } from 'react-router-dom';
import { paths } from 'shared-contracts/paths';
import { asButton, Button } from 'shared-ui/button';
import { Drawing } from 'shared-ui/drawing';
import { PageTitle, PageWidth } from 'shared-ui/page';
import { GoBack } from './go-back';

const Sheet = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-6) var(--space-10);
  align-items: center;
  margin-block: var(--space-6);
  padding: clamp(var(--space-5), 4vw, var(--space-9));
  border: 1px solid var(--color-line);
  border-top: 3px solid var(--color-text);
  background: var(--color-surface);

  @media (min-width: 56rem) {
    grid-template-columns: minmax(0, 1fr) auto;
    > [data-drawing] {
      order: 1;
      width: 24rem;
      height: 16rem;
    }
  }
`;

const Code = styled.p`
  color: var(--color-text-muted);
  font-family: var(--font-mono);
`;

const ToStore = styled(Link)(asButton('primary'));

const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-3);
  margin-top: var(--space-6);
`;

const Search = styled.form`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
  max-width: 28rem;
  margin-top: var(--space-5);

  input {
    flex: 1 1 min(8rem, 100%);
    min-width: 0;
    min-height: var(--touch);
    padding-inline: var(--space-3);
    border: 1px solid var(--color-line-strong);
    border-radius: var(--radius-1);
    background: var(--color-bg);
  }
`;

/** Any path that the shop doesn't have. */
export function NotFoundPage() {
  return (
    <PageWidth>
      <Sheet>
        <Drawing data-drawing="missing" />
        <div>
          <Code>404</Code>
          <PageTitle>This page does not exist</PageTitle>
          <Search role="search" aria-label="Find a product" action={paths.search()}>
            <input
              name="q"
              aria-label="Search Products"
              placeholder="Search Products"
              autoComplete="off"
              enterKeyHint="search"
            />
            <Button type="submit" variant="secondary">
              Search
            </Button>
          </Search>
          <Ways>
            <ToStore to={paths.store()}>All products</ToStore>
            <GoBack />
          </Ways>
        </div>
      </Sheet>
    </PageWidth>
  );
}
