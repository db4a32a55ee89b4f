import styled from '@emotion/styled';
import type { LoaderContext, Page } from 'shared-contracts/door';
import { faultOf } from 'shared-contracts/errors';
import { networkAway } from 'shared-contracts/network';
import { paths } from 'shared-contracts/paths';
import type { Testimonial } from 'shared-contracts/wire/blog';
import { PageWidth } from 'shared-ui/page';
import { Skeleton } from 'shared-ui/skeleton';
import { VisuallyHidden } from 'shared-ui/visually-hidden';
import { useAnchor } from '../anchor/use-anchor';
import { readTestimonials } from '../api/list-testimonials';
import { readBlogs } from '../api/list-blogs';
import { LATEST, LatestBlogsSection, type LatestBlogs } from '../blogs/latest-blogs';
import { teaserOf } from '../blogs/teaser';
import { Hero } from '../hero/hero';
import { useHost } from '../host';
import { shopJsonLd } from '../info/shop-json-ld';
import { LocateUs } from '../locate/locate-us';
import { Testimonials } from '../testimonials/testimonials';

type Data = { blogs: LatestBlogs; testimonials: Testimonial[] };

/** A part whose read fails is only logged; the rest of the page stays (specification, section 8). */
async function orElse<Value>(
  { host }: LoaderContext,
  read: Promise<Value>,
  otherwise: (error: unknown) => Value,
): Promise<Value> {
  try {
    return await read;
  } catch (error) {
    if (faultOf(error).kind === 'aborted') throw error;
    host.report({ kind: 'error', message: String(error), part: 'home' });
    return otherwise(error);
  }
}

async function load(context: LoaderContext): Promise<Data> {
  const { host, signal } = context;
  const latest = readBlogs(host.http, signal).then((blogs): LatestBlogs => ({
    kind: 'shown',
    teasers: blogs.slice(0, LATEST).map((blog) => teaserOf(blog)),
  }));
  const [blogs, testimonials] = await Promise.all([
    orElse(context, latest, (error): LatestBlogs => ({ kind: 'failed', away: networkAway(error) })),
    orElse(context, readTestimonials(host.http, signal), () => []),
  ]);
  return { blogs, testimonials };
}

// The parts of another team come a little later: their places are as high as they will be.
const FeaturedPlace = styled(PageWidth)`
  min-height: 30rem;
  padding-top: var(--space-8);
`;

const BrandsPlace = styled(PageWidth)`
  min-height: 15rem;
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
    description: `${config.name}: industrial tools and equipment in the Philippines. Order online, pick up in ${config.address.city}, pay in cash.`,
    canonical: paths.home(),
    jsonLd: [shopJsonLd(config)],
  }),
  status: () => 200,
};
