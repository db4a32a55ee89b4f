import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { Link, useRevalidator } from 'react-router-dom';
import type { LoaderContext, Page } from 'shared-contracts/door';
import { paths } from 'shared-contracts/paths';
import { ask } from 'shared-contracts/query';
import { readingOfOne, type ReadingOfOne } from 'shared-contracts/reading';
import type { Blog } from 'shared-contracts/wire/blog';
import { asButton } from 'shared-ui/button';
import { Drawing } from 'shared-ui/drawing';
import { OFFLINE } from 'shared-ui/offline';
import { PageTitle, PageWidth } from 'shared-ui/page';
import { Retry } from 'shared-ui/retry';
import { Skeleton } from 'shared-ui/skeleton';
import { Stack } from 'shared-ui/stack';
import { VisuallyHidden } from 'shared-ui/visually-hidden';
import { reportFailure } from '../api/report-failure';
import { Article } from '../blogs/article';
import { articleHead } from '../blogs/article-head';
import { NextArticles } from '../blogs/next-articles';
import { NeedsNetwork } from '../needs-network';
import { blogQueries } from '../page-queries';

type Data = ReadingOfOne<Blog>;

function load({ host, signal, ...visit }: LoaderContext): Promise<Data> {
  const { article } = blogQueries(visit);
  return readingOfOne(ask(host.http, article, signal), reportFailure(host, 'blog'));
}

const Place = styled(PageWidth)`
  padding-block: var(--space-6);
`;

const Column = styled(Stack)`
  max-width: 46rem;
  margin-inline: auto;
`;

const AllBlogs = styled(Link)(asButton('secondary', 'small'));

function Frame({ children }: { children: ReactNode }) {
  return (
    <Place>
      <Column gap={5}>
        <div>
          <AllBlogs to={paths.blogs()}>All blogs</AllBlogs>
        </div>
        {children}
      </Column>
    </Place>
  );
}

function Failed({ away }: { away: boolean }) {
  const { revalidate, state } = useRevalidator();
  const asking = { pending: state === 'loading', onRetry: revalidate };
  if (away) {
    return (
      <>
        <PageTitle>Blog</PageTitle>
        <NeedsNetwork part="This article" {...asking} />
      </>
    );
  }
  return (
    <>
      <Drawing data-drawing="fault" />
      <PageTitle>Failed to load blog</PageTitle>
      <div>
        <Retry {...asking} />
      </div>
    </>
  );
}

function BlogPage({ data }: { data: Data }) {
  return (
    <Frame>
      {data.kind === 'read' ? (
        <>
          <Article blog={data.value} />
          <NextArticles id={data.value.id} />
        </>
      ) : null}
      {data.kind === 'missing' ? (
        <>
          <Drawing data-drawing="missing" />
          <PageTitle>Blog not found</PageTitle>
        </>
      ) : null}
      {data.kind === 'failed' ? <Failed away={data.away} /> : null}
    </Frame>
  );
}

function BlogPending() {
  return (
    <Frame>
      <VisuallyHidden role="status">Loading blog…</VisuallyHidden>
      <Skeleton ratio="16 / 9" />
      <Skeleton width="60%" height="2.25rem" />
      <Skeleton height="24rem" />
    </Frame>
  );
}

export const blogPage: Page<Data> = {
  Component: BlogPage,
  Pending: BlogPending,
  loader: load,
  head(data, config) {
    switch (data.kind) {
      case 'read':
        return articleHead(data.value, config);
      case 'missing':
        return { title: 'Blog not found', robots: 'noindex' };
      case 'failed':
        return { title: data.away ? OFFLINE : 'Failed to load blog', robots: 'noindex' };
    }
  },
  status(data) {
    switch (data.kind) {
      case 'read':
        return 200;
      case 'missing':
        return 404;
      case 'failed':
        return 503;
    }
  },
};
