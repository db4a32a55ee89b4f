import { Suspense, use } from 'react';
import type { Reading } from 'shared-contracts/reading';
import type { FeaturedProduct } from 'shared-contracts/wire/product';
import { EmptyState } from 'shared-ui/empty';
import { Offline } from 'shared-ui/offline';
import { Retry } from 'shared-ui/retry';
import { SectionTitle } from 'shared-ui/section-title';
import { Skeleton } from 'shared-ui/skeleton';
import { Stack } from 'shared-ui/stack';
import { featuredQuery } from '../api/queries';
import { useReading } from '../api/use-reading';
import { useCatalogue } from '../catalogue';
import { Carousel } from './carousel';
import type { CarouselMemory } from './carousel-memory';

/** The most slides: nobody looks at more, and each costs the browser. */
const MOST = 48;

type Props = {
  reading: Promise<Reading<FeaturedProduct[]>>;
  onRetry: () => void;
  onBack: () => void;
  comingBack: boolean;
  memory: CarouselMemory;
};

function FeaturedProducts({ reading, onRetry, onBack, comingBack, memory }: Props) {
  const came = use(reading);
  if (came.kind === 'read' && came.value.length > 0) {
    return <Carousel products={came.value.slice(0, MOST)} memory={memory} />;
  }
  if (came.kind === 'failed' && came.away) {
    return <Offline wayOn={null} part="This list" pending={comingBack} onRetry={onBack} />;
  }
  return (
    <EmptyState
      drawing="bin"
      title="No featured products available"
      action={came.kind === 'failed' ? <Retry pending={false} onRetry={onRetry} /> : null}
    />
  );
}

/** The fragment 'catalog.featured': the featured products, for the home page. */
export function Featured() {
  const { carousel } = useCatalogue();
  const { reading, retry, comeBack, comingBack } = useReading('Featured products', featuredQuery());
  return (
    <Stack as="section" gap={4} aria-labelledby="catalog-featured">
      <SectionTitle id="catalog-featured">Featured products</SectionTitle>
      <Suspense fallback={<Skeleton height="24rem" speaks />}>
        <FeaturedProducts
          reading={reading}
          onRetry={retry}
          onBack={comeBack}
          comingBack={comingBack}
          memory={carousel}
        />
      </Suspense>
    </Stack>
  );
}
