import styled from '@emotion/styled';
import { Link } from 'react-router-dom';
import type { Page } from 'shared-contracts/door';
import { paths } from 'shared-contracts/paths';
import { asButton } from 'shared-ui/button';
import type { Catalogue } from '../catalogue';
import {
  collectionHead,
  loadCollection,
  statusOfCollection,
  type CollectionData,
} from '../collection/collection';
import { CollectionPending, CollectionView } from '../collection/collection-view';

const ABOVE = { name: 'Brands', path: paths.brands() };

const AllBrandsLink = styled(Link)(asButton('secondary', 'small'));

/** /brand/{id}: the products of a brand. */
export function brandPage(catalogue: Catalogue): Page<CollectionData> {
  return {
    Component: ({ data }) => (
      <CollectionView
        catalogue={catalogue}
        type="brand"
        data={data}
        above={ABOVE}
        action={<AllBrandsLink to={paths.brands()}>All brands</AllBrandsLink>}
      />
    ),
    Pending: CollectionPending,
    loader: (context) => loadCollection(catalogue, 'brand', context),
    head: (data, config) => collectionHead(data, config, ABOVE, paths.brand),
    status: statusOfCollection,
  };
}
