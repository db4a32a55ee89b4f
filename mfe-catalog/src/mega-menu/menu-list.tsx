import styled from '@emotion/styled';
import { useId, useState } from 'react';
import { Link } from 'react-router-dom';
import { Fault } from 'shared-ui/fault';
import { Icon } from 'shared-ui/icon';
import * as icons from 'shared-ui/icons';
import { Retry } from 'shared-ui/retry';
import { ShowMoreList } from 'shared-ui/show-more-list';
import { Skeleton } from 'shared-ui/skeleton';
import { Row, Stack } from 'shared-ui/stack';
import { VisuallyHidden } from 'shared-ui/visually-hidden';
import { useAnswer } from '../api/use-answer';
import { branchesOf, namesOf } from '../directory/branches';
import { directories, type DirectoryName } from '../directory/directory';
import type { DirectoryEntry } from '../directory/entry';
import { FindBox } from '../directory/find-box';
import { filterByName } from '../directory/name-filter';
import { ViewToggle, type DirectoryViewName } from '../directory/view-toggle';
import { MenuBranches } from './menu-branches';
import { MenuEntries } from './menu-entries';

const AllLink = styled(Link)`
  padding-block: 0.625rem;
  font-weight: var(--weight-strong);
`;

const Title = styled.h2`
  font-size: var(--text-lg);
`;

const Fold = styled(Stack)`
  summary {
    display: flex;
    align-items: center;
    justify-content: space-between;
    min-height: var(--touch);
  }
  &[open] summary svg {
    transform: rotate(180deg);
  }
`;

type Props = {
  name: DirectoryName;
  /** Whether the shopper may choose between grid and list. */
  toggle: boolean;
  /** Whether it is opened by its title only. */
  folded?: boolean;
  /** Whether what is below an entry is opened by the entry's name only. */
  folds?: boolean;
  onFollow: (() => void) | undefined;
};

/** One list of the menu: all categories, or all brands, with a filter box of its own. */
export function MenuList({ name, toggle, folded = false, folds = false, onFollow }: Props) {
  const { title, path, pathOf, filterLabel, empty, query } = directories[name];
  const { answer, retry } = useAnswer<DirectoryEntry[]>(title, query());
  const [typed, setTyped] = useState('');
  const [view, setView] = useState<DirectoryViewName>('grid');
  const titleId = useId();
  const away = answer.kind === 'failed' && answer.away;
  const entries = answer.kind === 'read' ? answer.value : [];
  const found = filterByName(entries, typed);
  const branches = typed.trim() === '' ? branchesOf(entries) : null;

  const all = (
    <AllLink to={path} onClick={onFollow}>
      View all<VisuallyHidden> {title.toLowerCase()}</VisuallyHidden>
    </AllLink>
  );
  const list = (
    <>
      <FindBox label={filterLabel} name={`filter-${name}`} typed={typed} onType={setTyped} />
      {toggle ? <ViewToggle view={view} onChoose={setView} /> : null}
      {answer.kind === 'loading' ? <Skeleton height="12rem" speaks /> : null}
      {branches ? (
        <ShowMoreList rows={branches}>
          {(shown) => (
            <MenuBranches
              branches={shown}
              folds={folds}
              view={view}
              label={title}
              pathOf={pathOf}
              onFollow={onFollow}
            />
          )}
        </ShowMoreList>
      ) : found.length > 0 ? (
        <ShowMoreList rows={found}>
          {(shown) => (
            <MenuEntries
              entries={shown}
              above={namesOf(entries)}
              view={view}
              label={title}
              pathOf={pathOf}
              onFollow={onFollow}
            />
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
    </>
  );

  if (folded) {
    return (
      <Fold as="details" gap={3}>
        <summary>
          <Title>{title}</Title>
          <Icon icon={icons.chevronDown} />
        </summary>
        <Row justify="end">{all}</Row>
        {list}
      </Fold>
    );
  }
  return (
    <Stack as="section" gap={3} aria-labelledby={titleId}>
      <Row justify="space-between">
        <Title id={titleId}>{title}</Title>
        {all}
      </Row>
      {list}
    </Stack>
  );
}
