import styled from '@emotion/styled';
import { useCallback, useMemo } from 'react';
import { pictureSources } from 'shared-contracts/paths';
import type { Blog } from 'shared-contracts/wire/blog';
import { PageTitle } from 'shared-ui/page';
import { Picture } from 'shared-ui/picture';
import { SafeHtml } from 'shared-ui/safe-html';
import { Stack } from 'shared-ui/stack';
import { useHost } from '../host';
import { BlogDay } from './blog-day';
import { readingMinutes } from './reading-time';
import { ShareArticle } from './share-article';

const About = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-1) var(--space-4);
  color: var(--color-text-muted);
  font-size: var(--text-sm);
`;

const Title = styled(PageTitle)`
  overflow-wrap: anywhere;
`;

const Body = styled(SafeHtml)`
  max-width: none;
  font-size: var(--text-lg);

  @media print {
    font-size: inherit;
  }
`;

/** An article: image, title, day, and the sanitised body. */
export function Article({ blog }: { blog: Blog }) {
  const host = useHost();
  const html = useCallback(() => host.sanitise(blog.body), [host, blog.body]);
  const minutes = useMemo(() => readingMinutes(blog.body), [blog.body]);
  return (
    <article>
      <Stack gap={5}>
        {blog.image_path === null ? null : (
          <Picture
            sources={pictureSources(blog.image_path, '(min-width: 50rem) 46rem, 100vw')}
            alt=""
            ratio="16 / 9"
            fit="cover"
            eager
          />
        )}
        <Stack gap={2}>
          <Title>{blog.title}</Title>
          <About>
            <BlogDay createdAt={blog.created_at} />
            <span>{minutes} min read</span>
          </About>
        </Stack>
        <Body html={html} />
        <ShareArticle blog={blog} />
      </Stack>
    </article>
  );
}
