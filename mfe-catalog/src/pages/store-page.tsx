import type { Page } from 'shared-contracts/door';
import { paths } from 'shared-contracts/paths';
import { PageTitle } from 'shared-ui/page';
import type { Catalogue } from '../catalogue';
import { pagesOf, sortOf } from '../listing/list-url';
import { statusOfListing, type Listing } from '../listing/listing';
import { CatalogPage, ListingPending } from '../listing/listing-frame';
import { ProductListing } from '../listing/product-listing';

const TITLE = 'All Products';

function StorePage({ data }: { data: Listing }) {
  return (
    <CatalogPage>
      <PageTitle>{TITLE}</PageTitle>
      <ProductListing listing={data} label={TITLE} />
    </CatalogPage>
  );
}

/** /store: all products. */
export function storePage({ lists }: Catalogue): Page<Listing> {
  return {
    Component: StorePage,
    Pending: ListingPending,
    loader: ({ url, host, signal }) =>
      lists.load(
        host.http,
        { of: { type: 'all' }, sort: sortOf(url.searchParams) },
        pagesOf(url.searchParams),
        signal,
      ),
    head: (_, config) => ({
      title: TITLE,
      description: `All tools and equipment of ${config.name}: ${config.tagline}.`,
      canonical: paths.store(),
    }),
    status: statusOfListing,
  };
}
