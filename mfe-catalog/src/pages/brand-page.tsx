import styled from '@emotion/styled';
import { Link } from 'react-router-dom';
import type { Page } from 'shared-contracts/door';
import { paths } from 'shared-contracts/paths';
import { asButton } from 'shared-ui/button';
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
export const brandPage: Page<CollectionData> = {
  Component: ({ data }) => (
    <CollectionView
      type="brand"
      data={data}
      above={ABOVE}
      action={<AllBrandsLink to={paths.brands()}>All brands</AllBrandsLink>}
    />
  ),
  Pending: CollectionPending,
  loader: (context) => loadCollection('brand', context),
  head: (data, config) => collectionHead(data, config, ABOVE, paths.brand),
  status: statusOfCollection,
};
