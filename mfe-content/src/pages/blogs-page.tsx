import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { Link, useRevalidator } from 'react-router-dom';
import type { LoaderContext, Page } from 'shared-contracts/door';
import { paths } from 'shared-contracts/paths';
import { ask, mapped } from 'shared-contracts/query';
import { readingOf, type Reading } from 'shared-contracts/reading';
import { asButton } from 'shared-ui/button';
import { EmptyState } from 'shared-ui/empty';
import { PageTitle, PageWidth } from 'shared-ui/page';
import { Retry } from 'shared-ui/retry';
import { ShowMoreList } from 'shared-ui/show-more-list';
import { Skeleton } from 'shared-ui/skeleton';
import { Stack } from 'shared-ui/stack';
import { VisuallyHidden } from 'shared-ui/visually-hidden';
import { reportFailure } from '../api/report-failure';
import { BlogList, Cards } from '../blogs/blog-list';
import { teaserOf, type Teaser } from '../blogs/teaser';
import { NeedsNetwork } from '../needs-network';
import { blogsQueries } from '../page-queries';

type Data = Reading<Teaser[]>;

function load({ host, signal }: LoaderContext): Promise<Data> {
  const teasers = mapped(blogsQueries().blogs, (blogs) => blogs.map((blog) => teaserOf(blog)));
  return readingOf(ask(host.http, teasers, signal), reportFailure(host, 'blogs'));
}

const Place = styled(PageWidth)`
  padding-block: var(--space-6);
`;

const BackToBlogs = styled(Link)(asButton('secondary', 'small'));

function Frame({ children }: { children: ReactNode }) {
  return (
    <Place>
      <Stack gap={5}>
        <div>
          <BackToBlogs to={paths.homeBlogs()}>Back to Blogs</BackToBlogs>
        </div>
        <PageTitle>Blogs</PageTitle>
        {children}
      </Stack>
    </Place>
  );
}

function Failed({ away }: { away: boolean }) {
  const { revalidate, state } = useRevalidator();
  const retrying = state === 'loading';
  const retry = () => revalidate();
  if (away) return <NeedsNetwork part="This list" pending={retrying} onRetry={retry} />;
  return (
    <EmptyState
      drawing="fault"
      title="Failed to load blogs. Please try again later."
      action={<Retry pending={retrying} onRetry={retry} />}
    />
  );
}

function Blogs({ data }: { data: Data }) {
  if (data.kind === 'failed') return <Failed away={data.away} />;
  if (data.value.length === 0) {
    return (
      <EmptyState drawing="sheet" title="No blogs yet" text="Check back soon for new content!" />
    );
  }
  return (
    <ShowMoreList rows={data.value}>
      {(shown) => <BlogList teasers={shown} heading="h2" />}
    </ShowMoreList>
  );
}

function BlogsPage({ data }: { data: Data }) {
  return (
    <Frame>
      <Blogs data={data} />
    </Frame>
  );
}

function BlogsPending() {
  return (
    <Frame>
      <VisuallyHidden role="status">Loading blogs…</VisuallyHidden>
      <Cards aria-hidden>
        {[1, 2, 3].map((place) => (
          <li key={place}>
            <Skeleton height="26rem" />
          </li>
        ))}
      </Cards>
    </Frame>
  );
}

export const blogsPage: Page<Data> = {
  Component: BlogsPage,
  Pending: BlogsPending,
  loader: load,
  head: (_data, config) => ({
    title: 'Blogs',
    description: `Articles about tools, machines and safety by ${config.name}.`,
    canonical: paths.blogs(),
  }),
  status: (data) => (data.kind === 'failed' ? 503 : 200),
};
