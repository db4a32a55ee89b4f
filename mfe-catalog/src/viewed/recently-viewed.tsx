import { useEffect } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import type { ProductDetails } from 'shared-contracts/wire/product-details';
import { useLaterPart } from '../later-part';
import { keepViewed, useViewed, type ViewedProduct } from './viewed-products';

const loadList = () =>
  import(/* webpackChunkName: "viewed-list" */ './viewed-list').then(
    ({ ViewedList }) => ViewedList,
  );

function LaterList({ before }: { before: readonly ViewedProduct[] }) {
  const { part: ViewedList } = useLaterPart('recently viewed', loadList);
  return ViewedList ? <ViewedList before={before} /> : null;
}

type Props = { product: ProductDetails; picture: string | null };

/** What was looked at before this product, stored in this browser only; nothing where that is none. */
export function RecentlyViewed({ product, picture }: Props) {
  const { id, product_name: name, brand, variants } = product;
  const asked = useSearchParams()[0].get('variant');
  // The page's own id may be a variant's too.
  const pageId = useLocation().pathname.split('/').at(-1);
  const variant =
    variants.find((each) => each.id === asked) ?? variants.find((each) => each.id === pageId);
  const variantId = variant?.id;
  const variantName = variant?.variant_name ?? '';
  const before = useViewed().filter((viewed) => viewed.id !== id);

  useEffect(() => {
    const of = variantId === undefined ? undefined : { id: variantId, name: variantName };
    keepViewed({ id, name, brand: brand.name, picture, variant: of });
  }, [id, name, brand.name, picture, variantId, variantName]);

  return before.length === 0 ? null : <LaterList before={before} />;
}
