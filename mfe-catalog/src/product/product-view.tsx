import styled from '@emotion/styled';
import { Link, useSearchParams } from 'react-router-dom';
import { paths } from 'shared-contracts/paths';
import type { ProductDetails } from 'shared-contracts/wire/product-details';
import { PageTitle } from 'shared-ui/page';
import { Row, Stack } from 'shared-ui/stack';
import { LaterTray } from '../compare/later-tray';
import { useHost } from '../host';
import { CatalogPage } from '../catalog-page';
import { ProductName } from '../product-name';
import { Trail } from '../trail';
import { RecentlyViewed } from '../viewed/recently-viewed';
import { chosenVariant } from './chosen-variant';
import { Gallery } from './gallery';
import { ProductChoice } from './product-choice';
import { ProductFacts } from './product-facts';
import { LaterLinks } from './later-links';
import { trailOf } from './product-head';
import { SaleTerms } from './sale-terms';

/** A phone that lies on its side. */
const LYING = '(min-width: 36rem) and (max-width: 63.99rem) and (max-height: 30rem)';

/**
 * Everything below the other on a phone; the pictures beside the rest where there is room, and where
 * the window is too low for both.
 */
export const ProductColumns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-6) var(--space-9);
  align-items: start;
  @media (min-width: 56rem), print, ${LYING} {
    grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
  }
  @media ${LYING} {
    column-gap: var(--space-5);
  }
`;

const Screen = styled.div`
  @media ${LYING} {
    margin-block: calc(-1 * var(--space-4));
  }
  @media print {
    display: none;
  }
`;

/** The container whose width tells `ProductName` whether its words may be cut. */
const Name = styled(PageTitle)`
  container-type: inline-size;
`;

const Sources = styled(Row)`
  color: var(--color-text-muted);
  font-size: var(--text-sm);
  overflow-wrap: anywhere;
  a {
    padding-block: 0.75rem;
  }
`;

type Props = { product: ProductDetails; pageId: string };

/** A product: pictures, variants, price and the ways to get it, and what there is to know. */
export function ProductView({ product, pageId }: Props) {
  const { Slot } = useHost();
  const [search] = useSearchParams();
  const variant = chosenVariant(product.variants, search.get('variant'), pageId);
  const asked = variant && [search.get('variant'), pageId].includes(variant.id);
  const { brand, category, replaced_by: [instead] = [] } = product;

  return (
    <>
      <CatalogPage>
        <Screen>
          <Trail steps={trailOf(product)} />
        </Screen>
        <ProductColumns>
          <Gallery
            key={variant?.id}
            name={product.product_name}
            images={variant?.images ?? []}
            texts={variant?.image_texts}
          />
          <Stack gap={5}>
            <Stack gap={1}>
              <Name text={product.product_name}>
                <ProductName>{product.product_name}</ProductName>
              </Name>
              <Sources gap={4}>
                {brand.id ? <Link to={paths.brand(brand.id)}>{brand.name}</Link> : brand.name}
                {category.id ? (
                  <Link to={paths.category(category.id)}>{category.name}</Link>
                ) : (
                  category.name
                )}
              </Sources>
            </Stack>
            {instead ? (
              <Sources gap={1}>
                <strong>Replaced by</strong>
                <Link to={paths.product(instead.id)}>{instead.product_name}</Link>
              </Sources>
            ) : null}
            <ProductChoice product={product} pageId={pageId} />
            <SaleTerms />
            <LaterLinks product={product} variantId={asked ? variant.id : undefined} />
          </Stack>
        </ProductColumns>
        <ProductFacts product={product} variant={variant} />
        <Slot
          name="catalog.related"
          product_id={product.id}
          category_id={category.id}
          variant_id={variant?.id}
          related={product.related}
        />
        <RecentlyViewed product={product} picture={variant?.images[0] ?? null} />
      </CatalogPage>
      <LaterTray above />
    </>
  );
}
