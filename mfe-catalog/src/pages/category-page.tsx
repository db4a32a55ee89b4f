import styled from '@emotion/styled';
import { Link } from 'react-router-dom';
import type { Page } from 'shared-contracts/door';
import { paths } from 'shared-contracts/paths';
import { asButton } from 'shared-ui/button';
import { readCategory } from '../api/read-category';
import type { Catalogue } from '../catalogue';
import {
  collectionHead,
  loadCollection,
  statusOfCollection,
  type CollectionData,
} from '../collection/collection';
import { CollectionPending, CollectionView } from '../collection/collection-view';

const ABOVE = { name: 'Categories', path: paths.categories() };

const ClearLink = styled(Link)(asButton('secondary', 'small'));

/** /category/{id}: the products of a category. */
export function categoryPage(catalogue: Catalogue): Page<CollectionData> {
  return {
    Component: ({ data }) => (
      <CollectionView
        catalogue={catalogue}
        type="category"
        data={data}
        above={ABOVE}
        action={
          // Resets lists and order, and returns to the store (specification, section 2).
          <ClearLink
            to={paths.store()}
            onClick={() => {
              catalogue.lists.clear();
              catalogue.sort.choose('default');
            }}
          >
            Clear Filter
          </ClearLink>
        }
      />
    ),
    Pending: CollectionPending,
    loader: ({ params, url, host: { http }, signal }) =>
      loadCollection(
        catalogue,
        { type: 'category', id: params.categoryId ?? '', read: readCategory },
        { params, url, http, signal },
      ),
    head: (data, config) => collectionHead(data, config, ABOVE, paths.category),
    status: statusOfCollection,
  };
}
