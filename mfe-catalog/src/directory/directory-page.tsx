import { useState } from 'react';
import styled from '@emotion/styled';
import { useRevalidator, useSearchParams } from 'react-router-dom';
import type { Page } from 'shared-contracts/door';
import { ask } from 'shared-contracts/query';
import { readingOf, type Reading } from 'shared-contracts/reading';
import { EmptyState } from 'shared-ui/empty';
import { PageTitle } from 'shared-ui/page';
import { Retry } from 'shared-ui/retry';
import { ShowMoreList } from 'shared-ui/show-more-list';
import { Grid } from 'shared-ui/stack';
import { Skeleton } from 'shared-ui/skeleton';
import { VisuallyHidden } from 'shared-ui/visually-hidden';
import { reportFailure } from '../api/failure';
import { CatalogPage } from '../catalog-page';
import { NeedsNetwork } from '../needs-network';
import { directoryPageQueries } from '../page-queries';
import { BranchList } from './branch-list';
import { branchesOf, namesOf } from './branches';
import { directories, type DirectoryName } from './directory';
import type { DirectoryEntry } from './entry';
import { EntryList } from './entry-list';
import { FindBox } from './find-box';
import { filterByName } from './name-filter';
import { ViewToggle } from './view-toggle';

export type DirectoryData = Reading<DirectoryEntry[]>;

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-end;
  justify-content: space-between;
  gap: var(--space-3) var(--space-5);
  > :first-of-type {
    flex: 1 1 14rem;
    max-width: 26rem;
  }
`;

function Directory({ name, data }: { name: DirectoryName; data: DirectoryData }) {
  const { title, searchLabel, empty, pathOf } = directories[name];
  const [typed, setTyped] = useState('');
  const [search, setSearch] = useSearchParams();
  const { state, revalidate } = useRevalidator();
  const retrying = state === 'loading';
  const retry = () => revalidate();
  const view = search.get('view') === 'list' ? 'list' : 'grid';
  const entries = data.kind === 'read' ? data.value : [];
  const found = filterByName(entries, typed);
  const branches = typed.trim() === '' ? branchesOf(entries) : null;
  const photos = entries.some(({ picture }) => picture !== null) ? 'photos' : null;
  const pictures = name === 'brands' ? 'marks' : photos;
  return (
    <CatalogPage>
      <PageTitle>{title}</PageTitle>
      <Bar>
        <FindBox label={searchLabel} name="search" typed={typed} onType={setTyped} />
        <ViewToggle
          view={view}
          onChoose={(chosen) => {
            const next = new URLSearchParams(search);
            if (chosen === 'list') next.set('view', 'list');
            else next.delete('view');
            setSearch(next, { replace: true, preventScrollReset: true });
          }}
        />
      </Bar>
      <VisuallyHidden role="status">{`${found.length} found`}</VisuallyHidden>
      {branches ? (
        <BranchList branches={branches} view={view} pictures={pictures} pathOf={pathOf} />
      ) : found.length > 0 ? (
        <ShowMoreList rows={found}>
          {(shown) => (
            <EntryList
              entries={shown}
              view={view}
              label={title}
              pictures={pictures}
              pathOf={pathOf}
              above={namesOf(entries)}
            />
          )}
        </ShowMoreList>
      ) : data.kind === 'failed' && data.away ? (
        <NeedsNetwork part="This list" pending={retrying} onRetry={retry} />
      ) : (
        <EmptyState
          drawing="bin"
          title={empty}
          action={data.kind === 'failed' ? <Retry pending={retrying} onRetry={retry} /> : null}
        />
      )}
    </CatalogPage>
  );
}

function DirectoryPending() {
  return (
    <CatalogPage>
      <VisuallyHidden role="status">Loading</VisuallyHidden>
      <Skeleton width="14rem" height="var(--text-3xl)" />
      <Skeleton width="26rem" height="4.25rem" />
      <Grid min="14rem">
        {Array.from({ length: 8 }, (_, at) => (
          <Skeleton key={at} height="7rem" />
        ))}
      </Grid>
    </CatalogPage>
  );
}

/** The page of all categories or of all brands. */
export function directoryPage(name: DirectoryName): Page<DirectoryData> {
  const { title, path } = directories[name];
  const queries = directoryPageQueries(name);
  return {
    Component: ({ data }) => <Directory name={name} data={data} />,
    Pending: DirectoryPending,
    loader: ({ host, signal }) =>
      readingOf(ask(host.http, queries().entries, signal), reportFailure(host, title)),
    head: (_, config) => ({
      title,
      description: `All ${title.toLowerCase()} at ${config.name}.`,
      canonical: path,
    }),
    status: ({ kind }) => (kind === 'read' ? 200 : 503),
  };
}
