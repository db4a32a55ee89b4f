import type { Page } from 'shared-contracts/door';
import { paths } from 'shared-contracts/paths';
import { PageTitle } from 'shared-ui/page';
import { statusOfListing, type Listing } from '../listing/listing';
import { CatalogPage } from '../catalog-page';
import { ListingPending } from '../listing/listing-frame';
import { loadListing } from '../listing/load-listing';
import { ProductListing } from '../listing/product-listing';
import { storeQueries } from '../page-queries';

const TITLE = 'All Products';

/** /store: all products. */
export const storePage: Page<Listing> = {
  Component: ({ data }) => (
    <CatalogPage>
      <PageTitle>{TITLE}</PageTitle>
      <ProductListing listing={data} label={TITLE} of={{ type: 'all' }} />
    </CatalogPage>
  ),
  Pending: ListingPending,
  loader: ({ host, signal, ...visit }) =>
    loadListing(host, storeQueries(host)(visit).listing, signal),
  head: (_, config) => ({
    title: TITLE,
    description: `All tools and equipment of ${config.name}: ${config.tagline}.`,
    canonical: paths.store(),
  }),
  status: statusOfListing,
};
