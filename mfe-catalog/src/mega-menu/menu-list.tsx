import styled from '@emotion/styled';
import { useId, useState } from 'react';
import { Link } from 'react-router-dom';
import { Fault } from 'shared-ui/fault';
import { Field } from 'shared-ui/field';
import { Retry } from 'shared-ui/retry';
import { ShowMoreList } from 'shared-ui/show-more-list';
import { Skeleton } from 'shared-ui/skeleton';
import { Row, Stack } from 'shared-ui/stack';
import { VisuallyHidden } from 'shared-ui/visually-hidden';
import { useAnswer } from '../api/use-answer';
import { directories, type DirectoryName } from '../directory/directory';
import { countText, type DirectoryEntry } from '../directory/entry';
import { filterByName } from '../directory/name-filter';
import { ViewToggle, type DirectoryViewName } from '../directory/view-toggle';

const Entries = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  &[data-view='grid'] {
    grid-template-columns: repeat(auto-fill, minmax(min(11rem, 100%), 1fr));
    column-gap: var(--space-4);
  }
`;

const EntryLink = styled(Link)`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-3);
  min-height: var(--touch);
  border-bottom: 1px solid var(--color-line);
  line-height: var(--leading-snug);
  text-decoration: none;
  small {
    color: var(--color-text-muted);
    font-variant-numeric: tabular-nums;
  }
`;

const AllLink = styled(Link)`
  padding-block: 0.625rem;
  font-weight: var(--weight-strong);
`;

const Title = styled.h2`
  font-size: var(--text-lg);
`;

type Props = {
  name: DirectoryName;
  /** Whether the shopper may choose between grid and list. */
  toggle: boolean;
  onFollow: (() => void) | undefined;
};

/** One list of the menu: all categories, or all brands, with a filter box of its own. */
export function MenuList({ name, toggle, onFollow }: Props) {
  const { title, path, pathOf, filterLabel, empty, query } = directories[name];
  const { answer, retry } = useAnswer<DirectoryEntry[]>(title, query());
  const [typed, setTyped] = useState('');
  const [view, setView] = useState<DirectoryViewName>('grid');
  const titleId = useId();
  const away = answer.kind === 'failed' && answer.away;
  const found = answer.kind === 'read' ? filterByName(answer.value, typed) : [];

  return (
    <Stack as="section" gap={3} aria-labelledby={titleId}>
      <Row justify="space-between">
        <Title id={titleId}>{title}</Title>
        <AllLink to={path} onClick={onFollow}>
          View all<VisuallyHidden> {title.toLowerCase()}</VisuallyHidden>
        </AllLink>
      </Row>
      <Field
        label={filterLabel}
        name={`filter-${name}`}
        type="search"
        autoComplete="off"
        error={undefined}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      {toggle ? <ViewToggle view={view} onChoose={setView} /> : null}
      {answer.kind === 'loading' ? <Skeleton height="12rem" speaks /> : null}
      {found.length > 0 ? (
        <ShowMoreList rows={found}>
          {(shown) => (
            <Entries data-view={view} aria-label={title}>
              {shown.map(({ id, name: entryName, count }) => (
                <li key={id}>
                  <EntryLink to={pathOf(id)} onClick={onFollow}>
                    {entryName}
                    {count === null ? null : (
                      <small>
                        <span aria-hidden>{count}</span>
                        <VisuallyHidden>{countText(count)}</VisuallyHidden>
                      </small>
                    )}
                  </EntryLink>
                </li>
              ))}
            </Entries>
          )}
        </ShowMoreList>
      ) : null}
      {away ? <Fault part="This list" offline compact pending={false} onRetry={retry} /> : null}
      {answer.kind !== 'loading' && !away && found.length === 0 ? (
        <p role="status">{empty}</p>
      ) : null}
      {answer.kind === 'failed' && !away ? (
        <Row>
          <Retry size="small" pending={false} onRetry={retry} />
        </Row>
      ) : null}
    </Stack>
  );
}
