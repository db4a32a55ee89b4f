import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { Link, useRevalidator } from 'react-router-dom';
import type { LoaderContext, Page } from 'shared-contracts/door';
import { faultOf } from 'shared-contracts/errors';
import { networkAway } from 'shared-contracts/network';
import { paths } from 'shared-contracts/paths';
import { asButton, Button } from 'shared-ui/button';
import { EmptyState } from 'shared-ui/empty';
import * as icons from 'shared-ui/icons';
import { Offline } from 'shared-ui/offline';
import { PageTitle, PageWidth } from 'shared-ui/page';
import { ShowMoreList } from 'shared-ui/show-more-list';
import { Skeleton } from 'shared-ui/skeleton';
import { Stack } from 'shared-ui/stack';
import { VisuallyHidden } from 'shared-ui/visually-hidden';
import { readBlogs } from '../api/list-blogs';
import { BlogList, Cards } from '../blogs/blog-list';
import { teaserOf, type Teaser } from '../blogs/teaser';

type Data = { kind: 'shown'; teasers: Teaser[] } | { kind: 'failed'; away: boolean };

async function load({ host, signal }: LoaderContext): Promise<Data> {
  try {
    const blogs = await readBlogs(host.http, signal);
    return { kind: 'shown', teasers: blogs.map((blog) => teaserOf(blog)) };
  } catch (error) {
    if (faultOf(error).kind === 'aborted') throw error;
    host.report({ kind: 'error', message: String(error), part: 'blogs' });
    return { kind: 'failed', away: networkAway(error) };
  }
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
  const retry = () => void revalidate();
  if (away) return <Offline part="This list" pending={retrying} onRetry={retry} />;
  return (
    <EmptyState
      icon={icons.alert}
      title="Failed to load blogs. Please try again later."
      action={
        <Button variant="secondary" pending={retrying} onClick={retry}>
          Retry
        </Button>
      }
    />
  );
}

function Blogs({ data }: { data: Data }) {
  if (data.kind === 'failed') return <Failed away={data.away} />;
  if (data.teasers.length === 0) {
    return <EmptyState title="No blogs yet" text="Check back soon for new content!" />;
  }
  return (
    <ShowMoreList rows={data.teasers}>
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
