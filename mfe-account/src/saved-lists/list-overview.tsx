import styled from '@emotion/styled';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { formatDateTime } from 'shared-contracts/dates';
import { paths } from 'shared-contracts/paths';
import type { SavedList } from 'shared-contracts/wire/saved-list';
import { Badge } from 'shared-ui/badge';
import { Button } from 'shared-ui/button';
import { Stack } from 'shared-ui/stack';
import { makeList } from '../api/saved-lists';
import { useHost } from '../host';
import { NameForm } from './name-form';
import { NothingSaved } from './read-state';

const Lists = styled.ul`
  border-block: 1px solid var(--color-text);
`;

const List = styled.li`
  display: grid;
  grid-template: 'name shared' 'what what' / minmax(0, 1fr) auto;
  align-items: center;
  gap: 0 var(--space-4);
  padding-block: var(--space-1) var(--space-3);

  & + & {
    border-top: 1px solid var(--color-line);
  }
  a {
    grid-area: name;
    justify-self: start;
    display: inline-flex;
    align-items: center;
    min-height: var(--touch);
    font-weight: var(--weight-strong);
    overflow-wrap: anywhere;
  }
  p {
    grid-area: what;
    color: var(--color-text-muted);
    font-size: var(--text-sm);
  }
  @media (min-width: 48rem) {
    grid-template: 'name shared what' / minmax(0, 1fr) auto 21rem;
    padding-block: var(--space-1);
  }
`;

const itemsWord = (lines: number) => (lines === 1 ? '1 item' : `${lines} items`);

/** The customer's lists, and the way to a new one. */
export function ListOverview({ lists }: { lists: readonly SavedList[] }) {
  const host = useHost();
  const navigate = useNavigate();
  const [naming, setNaming] = useState(false);
  return (
    <Stack gap={5}>
      {lists.length === 0 ? (
        <NothingSaved />
      ) : (
        <Lists>
          {lists.map(({ id, name, line_count: lines, changed_at: changed, shared }) => (
            <List key={id}>
              <Link to={paths.savedList(id)}>{name}</Link>
              {shared ? <Badge tone="info">Shared</Badge> : <span />}
              <p>
                {itemsWord(lines)}
                {changed ? `, changed ${formatDateTime(changed).text}` : ''}
              </p>
            </List>
          ))}
        </Lists>
      )}
      {naming ? (
        <NameForm
          label="Name of the new list"
          action="Make the list"
          onName={async (name) => {
            const { id } = await makeList(host.http, { name });
            await navigate(paths.savedList(id));
          }}
          onCancel={() => {
            setNaming(false);
          }}
        />
      ) : null}
      <div hidden={naming}>
        <Button
          variant="secondary"
          onClick={() => {
            setNaming(true);
          }}
        >
          New list
        </Button>
      </div>
    </Stack>
  );
}
