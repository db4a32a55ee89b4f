import styled from '@emotion/styled';
import { useCallback, type ComponentType } from 'react';
import { Link } from 'react-router-dom';
import { Button } from 'shared-ui/button';
import { EmptyState } from 'shared-ui/empty';
import { Skeleton } from 'shared-ui/skeleton';
import { Row, Stack } from 'shared-ui/stack';
import { useAnswer } from '../api/use-answer';
import type { Catalogue } from '../catalogue';
import { directories, loadDirectory } from '../directory/directory';
import { useHost } from '../host';
import { Marquee } from './marquee';

/** Nobody waits for more to pass, which takes minutes; the page of all brands has the rest. */
const MOST = 60;

const AllLink = styled(Link)`
  padding-block: 0.625rem;
  font-weight: var(--weight-strong);
`;

/** The fragment 'catalog.brand-marquee': the brands that have a picture, for the home page. */
export function brandMarquee(catalogue: Catalogue): ComponentType<object> {
  return function BrandMarquee() {
    const { http } = useHost();
    const ask = useCallback(
      async (signal: AbortSignal) => {
        const brands = await loadDirectory(catalogue, 'brands', http, signal);
        return brands.filter(({ fileName }) => fileName !== '');
      },
      [http],
    );
    const { answer, retry } = useAnswer('Brands', ask);
    return (
      <Stack as="section" gap={4} aria-labelledby="catalog-brands">
        <Row justify="space-between">
          <h2 id="catalog-brands">Brands</h2>
          {answer.kind === 'shown' && answer.value.length > MOST ? (
            <AllLink to={directories.brands.path}>All brands</AllLink>
          ) : null}
        </Row>
        {answer.kind === 'loading' ? <Skeleton height="8.75rem" speaks /> : null}
        {answer.kind === 'shown' && answer.value.length > 0 ? (
          <Marquee brands={answer.value.slice(0, MOST)} />
        ) : null}
        {answer.kind === 'failed' || (answer.kind === 'shown' && answer.value.length === 0) ? (
          <EmptyState
            title={directories.brands.empty}
            action={
              answer.kind === 'failed' ? (
                <Button variant="secondary" onClick={retry}>
                  Retry
                </Button>
              ) : null
            }
          />
        ) : null}
      </Stack>
    );
  };
}
