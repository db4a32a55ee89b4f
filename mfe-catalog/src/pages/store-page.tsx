import type { Page } from 'shared-contracts/door';
import { paths } from 'shared-contracts/paths';
import { PageTitle } from 'shared-ui/page';
import type { Catalogue } from '../catalogue';
import { statusOfListing, type Listing } from '../listing/listing';
import { CatalogPage, ListingPending } from '../listing/listing-frame';
import { loadListing } from '../listing/load-listing';
import { ProductListing } from '../listing/product-listing';
import { storeQueries } from '../page-queries';

const TITLE = 'All Products';

/** /store: all products. */
export function storePage(catalogue: Catalogue): Page<Listing> {
  return {
    Component: ({ data }) => (
      <CatalogPage>
        <PageTitle>{TITLE}</PageTitle>
        <ProductListing catalogue={catalogue} listing={data} label={TITLE} />
      </CatalogPage>
    ),
    Pending: ListingPending,
    loader: ({ host, signal, ...visit }) =>
      loadListing(catalogue, storeQueries(catalogue)(visit).listing, host, signal),
    head: (_, config) => ({
      title: TITLE,
      description: `All tools and equipment of ${config.name}: ${config.tagline}.`,
      canonical: paths.store(),
    }),
    status: statusOfListing,
  };
}
