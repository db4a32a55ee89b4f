import styled from '@emotion/styled';
import { Suspense, use } from 'react';
import { mapped } from 'shared-contracts/query';
import type { Reading } from 'shared-contracts/reading';
import type { SlotProps } from 'shared-contracts/slots';
import type { ProductListItem } from 'shared-contracts/wire/product';
import { SectionTitle } from 'shared-ui/section-title';
import { Stack } from 'shared-ui/stack';
import { useComesBack } from 'shared-ui/use-comes-back';
import { useReading } from '../api/use-reading';
import { NO_FILTER } from 'shared-contracts/list-filter';
import { ProductGrid } from '../listing/product-grid';
import { pageQuery } from '../listing/product-list';
import { LaterFits } from './later-fits';

const Section = styled(Stack)`
  margin-top: var(--space-4);
  @media print {
    display: none;
  }
`;

/** A row of the widest grid. */
const SHOWN = 4;

type RelatedProps = {
  reading: Promise<Reading<ProductListItem[]>>;
  productId: string;
  onBack: () => void;
};

function OfCategory({ reading, productId, onBack }: RelatedProps) {
  const came = use(reading);
  useComesBack(came.kind === 'failed' && came.away, onBack);
  if (came.kind === 'failed') return null;
  const others = came.value.filter(({ id }) => id !== productId).slice(0, SHOWN);
  return others.length === 0 ? null : <Related items={others} />;
}

function Related({ items }: { items: ProductListItem[] }) {
  return (
    <Section as="section" gap={4} aria-labelledby="related-products">
      <SectionTitle id="related-products">Related products</SectionTitle>
      <ProductGrid items={items} label="Related products" heading="h3" plain />
    </Section>
  );
}

/**
 * The fragment 'catalog.related': what goes with a product as its catalogue says, else others of its
 * category; below it what fits. It is a fragment although its page is the catalog's own, so that its code comes once it
 * is in sight.
 */
export function RelatedProducts({
  product_id: id,
  category_id: categoryId,
  variant_id: variantId,
  related = [],
}: SlotProps<'catalog.related'>) {
  return (
    <>
      {related.length > 0 ? (
        <Related items={related} />
      ) : categoryId === '' ? null : (
        <CategoryProducts key={`${categoryId} ${id}`} categoryId={categoryId} productId={id} />
      )}
      {variantId === undefined ? null : <LaterFits variantId={variantId} />}
    </>
  );
}

type Props = { categoryId: string; productId: string };

/** Others of the same category. Nothing stands here until they are there, or if they never come. */
function CategoryProducts({ categoryId, productId }: Props) {
  const of = { type: 'category' as const, id: categoryId };
  const list = { of, sort: 'default' as const, filter: NO_FILTER };
  const { reading, comeBack } = useReading(
    'Related products',
    mapped(pageQuery(list, 0), ({ items }) => items),
  );
  return (
    <Suspense fallback={null}>
      <OfCategory reading={reading} productId={productId} onBack={comeBack} />
    </Suspense>
  );
}
