import styled from '@emotion/styled';
import { Link } from 'react-router-dom';
import type { Page } from 'shared-contracts/door';
import { paths } from 'shared-contracts/paths';
import { asButton } from 'shared-ui/button';
import { useCatalogue } from '../catalogue';
import {
  collectionHead,
  loadCollection,
  statusOfCollection,
  type CollectionData,
} from '../collection/collection';
import { CollectionPending, CollectionView } from '../collection/collection-view';
import { useHost } from '../host';

const ABOVE = { name: 'Categories', path: paths.categories() };

const ClearLink = styled(Link)(asButton('secondary', 'small'));

/** Resets lists and order, and returns to the store (specification, section 2). */
function ClearFilter() {
  const { lists, sort } = useCatalogue();
  const { http } = useHost();
  return (
    <ClearLink
      to={paths.store()}
      onClick={() => {
        lists.clear(http);
        sort.choose('default');
      }}
    >
      Clear Filter
    </ClearLink>
  );
}

/** /category/{id}: the products of a category. */
export const categoryPage: Page<CollectionData> = {
  Component: ({ data }) => (
    <CollectionView type="category" data={data} above={ABOVE} action={<ClearFilter />} />
  ),
  Pending: CollectionPending,
  loader: (context) => loadCollection('category', context),
  head: (data, config) => collectionHead(data, config, ABOVE, paths.category),
  status: statusOfCollection,
};
