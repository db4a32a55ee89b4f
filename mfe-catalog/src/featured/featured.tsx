import { Suspense, use, type ComponentType } from 'react';
import type { FeaturedProduct } from 'shared-contracts/wire/product';
import { Button } from 'shared-ui/button';
import { EmptyState } from 'shared-ui/empty';
import { Offline } from 'shared-ui/offline';
import { Skeleton } from 'shared-ui/skeleton';
import { Stack } from 'shared-ui/stack';
import type { KeptAnswer } from '../api/kept-answers';
import { listFeatured } from '../api/list-featured';
import { useKeptAnswer } from '../api/use-kept-answer';
import type { Catalogue } from '../catalogue';
import { useHost } from '../host';
import { Carousel } from './carousel';
import type { CarouselMemory } from './carousel-memory';

/** The most slides: nobody looks at more, and each costs the browser. */
const MOST = 48;

type Props = {
  answer: KeptAnswer<FeaturedProduct[]>;
  onRetry: () => void;
  onBack: () => void;
  comingBack: boolean;
  memory: CarouselMemory;
};

function FeaturedProducts({ answer, onRetry, onBack, comingBack, memory }: Props) {
  const came = use(answer);
  if (came.kind === 'shown' && came.value.length > 0) {
    return <Carousel products={came.value.slice(0, MOST)} memory={memory} />;
  }
  if (came.kind === 'failed' && came.away) {
    return <Offline part="This list" pending={comingBack} onRetry={onBack} />;
  }
  return (
    <EmptyState
      title="No featured products available"
      action={
        came.kind === 'failed' ? (
          <Button variant="secondary" onClick={onRetry}>
            Retry
          </Button>
        ) : null
      }
    />
  );
}

/** The fragment 'catalog.featured': the featured products, for the home page. */
export function featured({ parts, carousel }: Catalogue): ComponentType<object> {
  return function Featured() {
    const { http } = useHost();
    const { answer, retry, comeBack, comingBack } = useKeptAnswer(() =>
      parts.featured.read('all', (signal) => listFeatured(http, signal)),
    );
    return (
      <Stack as="section" gap={4} aria-labelledby="catalog-featured">
        <h2 id="catalog-featured">Featured products</h2>
        <Suspense fallback={<Skeleton height="24rem" speaks />}>
          <FeaturedProducts
            answer={answer}
            onRetry={retry}
            onBack={comeBack}
            comingBack={comingBack}
            memory={carousel}
          />
        </Suspense>
      </Stack>
    );
  };
}
