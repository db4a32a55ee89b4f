import styled from '@emotion/styled';
import type { LoaderContext, Page } from 'shared-contracts/door';
import { paths } from 'shared-contracts/paths';
import { ask, mapped } from 'shared-contracts/query';
import { readingOf } from 'shared-contracts/reading';
import type { Testimonial } from 'shared-contracts/wire/blog';
import { PageWidth } from 'shared-ui/page';
import { Skeleton } from 'shared-ui/skeleton';
import { VisuallyHidden } from 'shared-ui/visually-hidden';
import { useAnchor } from '../anchor/use-anchor';
import { reportFailure } from '../api/report-failure';
import { LATEST, LatestBlogsSection, type LatestBlogs } from '../blogs/latest-blogs';
import { teaserOf } from '../blogs/teaser';
import { Hero } from '../hero/hero';
import { useHost } from '../host';
import { shopJsonLd } from '../info/shop-json-ld';
import { LocateUs } from '../locate/locate-us';
import { homeQueries } from '../page-queries';
import { Testimonials } from '../testimonials/testimonials';

type Data = { blogs: LatestBlogs; testimonials: Testimonial[] };

/**
 * A failed read of one part is only logged, and the rest of the page is shown (specification,
 * section 8).
 */
async function load({ host, signal }: LoaderContext): Promise<Data> {
  const log = reportFailure(host, 'home');
  const asked = homeQueries();
  const latest = mapped(asked.blogs, (blogs) =>
    blogs.slice(0, LATEST).map((blog) => teaserOf(blog)),
  );
  const [blogs, testimonials] = await Promise.all([
    readingOf(ask(host.http, latest, signal), log),
    readingOf(ask(host.http, asked.testimonials, signal), log),
  ]);
  return { blogs, testimonials: testimonials.kind === 'read' ? testimonials.value : [] };
}

// Another team's parts load a little later, so their places have the final height from the start.
const FeaturedPlace = styled(PageWidth)`
  min-height: 30rem;
  padding-top: var(--space-8);
`;

const BrandsPlace = styled(PageWidth)`
  min-height: 11.25rem;
  padding-top: var(--space-8);
`;

function HomePage({ data }: { data: Data }) {
  const { Slot } = useHost();
  useAnchor();
  return (
    <>
      <Hero />
      <FeaturedPlace>
        <Slot name="catalog.featured" />
      </FeaturedPlace>
      <BrandsPlace>
        <Slot name="catalog.brand-marquee" />
      </BrandsPlace>
      <LatestBlogsSection latest={data.blogs} />
      <Testimonials came={data.testimonials} />
      <LocateUs />
    </>
  );
}

function HomePending() {
  return (
    <>
      <VisuallyHidden role="status">Loading…</VisuallyHidden>
      <Hero />
      <FeaturedPlace>
        <Skeleton height="24rem" />
      </FeaturedPlace>
    </>
  );
}

export const homePage: Page<Data> = {
  Component: HomePage,
  Pending: HomePending,
  loader: load,
  head: (_data, config) => ({
    title: config.tagline,
    description: `${config.name}: industrial tools and equipment in the Philippines. Order online, pick up ${config.pickup ? `at ${config.pickup}` : `in ${config.address.city}`}, pay in cash.`,
    canonical: paths.home(),
    jsonLd: [shopJsonLd(config)],
  }),
  status: () => 200,
};
