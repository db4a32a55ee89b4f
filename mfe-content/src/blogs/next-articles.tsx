import styled from '@emotion/styled';
import { useRef } from 'react';
import { Link } from 'react-router-dom';
import { paths } from 'shared-contracts/paths';
import { ask } from 'shared-contracts/query';
import { readingOf } from 'shared-contracts/reading';
import { useAnswer } from 'shared-ui/use-answer';
import { useNear } from 'shared-ui/use-in-sight';
import { blogsQuery } from '../api/queries';
import { reportFailure } from '../api/report-failure';
import { useHost } from '../host';
import { neighboursOf } from './neighbours';

const Ways = styled.nav`
  display: grid;
  gap: var(--space-3);

  @media (min-width: 40rem) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  @media print {
    display: none;
  }
`;

const Way = styled(Link)`
  display: grid;
  align-content: start;
  gap: var(--space-1);
  padding: var(--space-4);
  border: 1px solid var(--color-line);
  border-radius: var(--radius-1);
  background: var(--color-surface);
  font-weight: var(--weight-strong);
  line-height: var(--leading-snug);
  text-decoration: none;
  overflow-wrap: anywhere;

  @media (hover: hover) {
    &:hover {
      border-color: var(--color-line-strong);
    }
  }
  &[rel='next'] {
    text-align: end;
    grid-column: -2;
  }
  span {
    color: var(--color-text-muted);
    font-size: var(--text-sm);
    font-weight: var(--weight-regular);
  }
`;

/** As high as two titles of the usual length, so that the footer stands still when they come. */
const Room = styled.div`
  height: 12rem;

  @media (min-width: 40rem) {
    height: 6.125rem;
  }
  @media print {
    display: none;
  }
`;

function Links({ id }: { id: string }) {
  const host = useHost();
  const blogs = blogsQuery();
  const { answer } = useAnswer(blogs.request.url, () =>
    readingOf(ask(host.http, blogs), reportFailure(host, 'blog')),
  );
  if (answer === undefined) return <Room />;
  if (answer.kind !== 'read') return null;
  const { previous, next } = neighboursOf(answer.value, id);
  if (!previous && !next) return null;
  return (
    <Ways aria-label="More articles">
      {previous ? (
        <Way to={paths.blog(previous.id)} rel="prev">
          <span>Previous article</span> {previous.title}
        </Way>
      ) : null}
      {next ? (
        <Way to={paths.blog(next.id)} rel="next">
          <span>Next article</span> {next.title}
        </Way>
      ) : null}
    </Ways>
  );
}

/**
 * Links to the articles before and after this one. They load when the article's end is near, so an
 * article never waits for the list; without the list the links are missing.
 */
export function NextArticles({ id }: { id: string }) {
  const place = useRef<HTMLDivElement>(null);
  const near = useNear(place);
  return <div ref={place}>{near ? <Links id={id} /> : <Room />}</div>;
}
