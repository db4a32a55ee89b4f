import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { Link, useRevalidator } from 'react-router-dom';
import type { LoaderContext, Page } from 'shared-contracts/door';
import { faultOf } from 'shared-contracts/errors';
import { paths } from 'shared-contracts/paths';
import type { Blog } from 'shared-contracts/wire/blog';
import { asButton, Button } from 'shared-ui/button';
import { PageTitle, PageWidth } from 'shared-ui/page';
import { Skeleton } from 'shared-ui/skeleton';
import { Stack } from 'shared-ui/stack';
import { VisuallyHidden } from 'shared-ui/visually-hidden';
import { readArticle } from '../api/read-blog';
import { Article } from '../blogs/article';
import { articleHead } from '../blogs/article-head';
import { NextArticles } from '../blogs/next-articles';

type Data = { kind: 'shown'; blog: Blog } | { kind: 'missing' } | { kind: 'failed' };

async function load({ host, params, signal }: LoaderContext): Promise<Data> {
  try {
    return { kind: 'shown', blog: await readArticle(host.http, params.blogId ?? '', signal) };
  } catch (error) {
    const fault = faultOf(error);
    if (fault.kind === 'aborted') throw error;
    if (fault.kind === 'refused' && fault.status === 404) return { kind: 'missing' };
    host.report({ kind: 'error', message: String(error), part: 'blog' });
    return { kind: 'failed' };
  }
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

function Failed() {
  const { revalidate, state } = useRevalidator();
  return (
    <>
      <PageTitle>Failed to load blog</PageTitle>
      <div>
        <Button variant="secondary" pending={state === 'loading'} onClick={() => void revalidate()}>
          Retry
        </Button>
      </div>
    </>
  );
}

function BlogPage({ data }: { data: Data }) {
  return (
    <Frame>
      {data.kind === 'shown' ? (
        <>
          <Article blog={data.blog} />
          <NextArticles id={data.blog.id} />
        </>
      ) : null}
      {data.kind === 'missing' ? <PageTitle>Blog not found</PageTitle> : null}
      {data.kind === 'failed' ? <Failed /> : null}
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
      case 'shown':
        return articleHead(data.blog, config);
      case 'missing':
        return { title: 'Blog not found', robots: 'noindex' };
      case 'failed':
        return { title: 'Failed to load blog', robots: 'noindex' };
    }
  },
  status(data) {
    switch (data.kind) {
      case 'shown':
        return 200;
      case 'missing':
        return 404;
      case 'failed':
        return 503;
    }
  },
};
