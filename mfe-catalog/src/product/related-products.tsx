import styled from '@emotion/styled';
import { useCallback } from 'react';
import { Stack } from 'shared-ui/stack';
import { useAnswer } from '../api/use-answer';
import { NO_FILTER } from '../filter/product-filter';
import { useHost } from '../host';
import { ProductGrid } from '../listing/product-grid';
import type { ProductLists } from '../listing/product-lists';

const Section = styled(Stack)`
  @media print {
    display: none;
  }
`;

/** A row of the widest grid. */
const SHOWN = 4;

type Props = { lists: ProductLists; categoryId: string; productId: string };

/** Others of the same category. Nothing stands here until they are there, or if they never come. */
export function RelatedProducts({ lists, categoryId, productId }: Props) {
  const { http } = useHost();
  const ask = useCallback(
    async (signal: AbortSignal) => {
      const of = { type: 'category' as const, id: categoryId };
      const { items } = await lists.load(
        http,
        { of, sort: 'default', filter: NO_FILTER },
        1,
        signal,
      );
      return items.filter(({ id }) => id !== productId).slice(0, SHOWN);
    },
    [lists, http, categoryId, productId],
  );
  const { answer } = useAnswer('Related products', ask);
  if (answer.kind !== 'shown' || answer.value.length === 0) return null;
  return (
    <Section as="section" gap={4} aria-labelledby="related-products">
      <h2 id="related-products">Related products</h2>
      <ProductGrid items={answer.value} label="Related products" heading="h3" plain />
    </Section>
  );
}
