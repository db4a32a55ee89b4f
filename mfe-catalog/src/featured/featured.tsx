import { useCallback, type ComponentType } from 'react';
import { Button } from 'shared-ui/button';
import { EmptyState } from 'shared-ui/empty';
import { Skeleton } from 'shared-ui/skeleton';
import { Stack } from 'shared-ui/stack';
import { listFeatured } from '../api/list-featured';
import { useAnswer } from '../api/use-answer';
import type { Catalogue } from '../catalogue';
import { useHost } from '../host';
import { Carousel } from './carousel';

/** More slides than anybody leafs through only cost the browser. */
const MOST = 48;

/** The fragment 'catalog.featured': the featured products, for the home page. */
export function featured({ carousel }: Catalogue): ComponentType<object> {
  return function Featured() {
    const { http } = useHost();
    const ask = useCallback((signal: AbortSignal) => listFeatured(http, signal), [http]);
    const { answer, retry } = useAnswer('Featured products', ask);
    return (
      <Stack as="section" gap={4} aria-labelledby="catalog-featured">
        <h2 id="catalog-featured">Featured products</h2>
        {answer.kind === 'loading' ? <Skeleton height="24rem" speaks /> : null}
        {answer.kind === 'shown' && answer.value.length > 0 ? (
          <Carousel products={answer.value.slice(0, MOST)} memory={carousel} />
        ) : null}
        {answer.kind === 'failed' || (answer.kind === 'shown' && answer.value.length === 0) ? (
          <EmptyState
            title="No featured products available"
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
