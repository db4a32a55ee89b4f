import styled from '@emotion/styled';
import { Suspense, use } from 'react';
import { ApiError } from 'shared-contracts/errors';
import type { ProductListItem } from 'shared-contracts/wire/product';
import { Stack } from 'shared-ui/stack';
import { useComesBack } from 'shared-ui/use-comes-back';
import { leaveToBrowser, type KeptAnswer } from '../api/kept-answers';
import { useKeptAnswer } from '../api/use-kept-answer';
import type { Catalogue } from '../catalogue';
import { NO_FILTER } from '../filter/product-filter';
import { useHost } from '../host';
import { ProductGrid } from '../listing/product-grid';

const Section = styled(Stack)`
  @media print {
    display: none;
  }
`;

/** A row of the widest grid. */
const SHOWN = 4;

type RelatedProps = { answer: KeptAnswer<ProductListItem[]>; onBack: () => void };

function Related({ answer, onBack }: RelatedProps) {
  const came = use(answer);
  useComesBack(came.kind === 'failed' && came.away, onBack);
  if (came.kind === 'failed' || came.value.length === 0) return null;
  return (
    <Section as="section" gap={4} aria-labelledby="related-products">
      <h2 id="related-products">Related products</h2>
      <ProductGrid items={came.value} label="Related products" heading="h3" plain />
    </Section>
  );
}

type Props = { catalogue: Catalogue; categoryId: string; productId: string };

/** Others of the same category. Nothing stands here until they are there, or if they never come. */
export function RelatedProducts({ catalogue: { lists, parts }, categoryId, productId }: Props) {
  const { http } = useHost();
  const { answer, comeBack } = useKeptAnswer(() =>
    parts.related.read(`${categoryId} ${productId}`, async (signal) => {
      const of = { type: 'category' as const, id: categoryId };
      const list = { of, sort: 'default' as const, filter: NO_FILTER };
      const { items, failed, away } = await lists.load(http, list, 1, signal);
      if (failed) leaveToBrowser('Related products');
      if (away) throw new ApiError({ kind: 'offline', network: 'away' });
      return items.filter(({ id }) => id !== productId).slice(0, SHOWN);
    }),
  );
  return (
    <Suspense fallback={null}>
      <Related answer={answer} onBack={comeBack} />
    </Suspense>
  );
}
