import styled from '@emotion/styled';
import { useState } from 'react';
import { Checkbox } from 'shared-ui/choice';
import { Fault } from 'shared-ui/fault';
import { Field } from 'shared-ui/field';
import { ShowMoreList } from 'shared-ui/show-more-list';
import { Skeleton } from 'shared-ui/skeleton';
import { useAnswer } from '../api/use-answer';
import { directories, type DirectoryName } from '../directory/directory';
import type { DirectoryEntry } from '../directory/entry';
import { filterByName } from '../directory/name-filter';
import { FilterGroup } from './filter-group';

/** Longer lists get a box to find one in. */
const AT_A_GLANCE = 8;

const Entries = styled.ul`
  max-height: 15rem;
  /* Room for the focus rings of the boxes, which stand at the edge. */
  margin-inline: calc(-1 * var(--space-1));
  padding-inline: var(--space-1);
  overflow-y: auto;
  overscroll-behavior: contain;
  font-size: var(--text-sm);

  label {
    min-height: 2.25rem;
    padding-block: 0.375rem;
  }
  @media (pointer: coarse) {
    label {
      min-height: var(--touch);
      padding-block: 0.625rem;
    }
  }
`;

type Props = {
  name: DirectoryName;
  chosen: string[];
  onChange: (ids: string[]) => void;
};

/** Any number of brands, or of categories. */
export function EntryChoice({ name, chosen, onChange }: Props) {
  const { title, filterLabel, empty, query } = directories[name];
  const { answer, retry } = useAnswer<DirectoryEntry[]>(title, query());
  const [typed, setTyped] = useState('');
  const entries = answer.kind === 'read' ? answer.value : [];
  const found = filterByName(entries, typed);

  return (
    <FilterGroup title={title}>
      {answer.kind === 'loading' ? <Skeleton height="17rem" speaks /> : null}
      {answer.kind === 'failed' ? (
        <Fault
          part={answer.away ? 'This list' : title}
          offline={answer.away}
          compact
          pending={false}
          onRetry={retry}
        />
      ) : null}
      {entries.length > AT_A_GLANCE ? (
        <Field
          label={filterLabel}
          name={`choose-${name}`}
          type="search"
          autoComplete="off"
          error={undefined}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      ) : null}
      {answer.kind === 'read' && found.length === 0 ? <p role="status">{empty}</p> : null}
      {found.length > 0 ? (
        <ShowMoreList rows={found}>
          {(shown) => (
            <Entries>
              {shown.map(({ id, name: entryName }) => (
                <li key={id}>
                  <Checkbox
                    label={entryName}
                    name={name}
                    error={undefined}
                    checked={chosen.includes(id)}
                    onChange={(event) =>
                      onChange(
                        event.target.checked
                          ? [...chosen, id]
                          : chosen.filter((other) => other !== id),
                      )
                    }
                  />
                </li>
              ))}
            </Entries>
          )}
        </ShowMoreList>
      ) : null}
    </FilterGroup>
  );
}
