import { useState } from 'react';
import { Checkbox } from 'shared-ui/choice';
import { Fault } from 'shared-ui/fault';
import { ShowMoreList } from 'shared-ui/show-more-list';
import { Skeleton } from 'shared-ui/skeleton';
import { useAnswer } from '../api/use-answer';
import { directories, type DirectoryName } from '../directory/directory';
import type { DirectoryEntry } from '../directory/entry';
import { AT_A_GLANCE, FindBox } from '../directory/find-box';
import { filterByName } from '../directory/name-filter';
import { Entries } from './entries';
import { FilterGroup } from './filter-group';

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
        <Fault part="This list" offline={answer.away} compact pending={false} onRetry={retry} />
      ) : null}
      {entries.length > AT_A_GLANCE ? (
        <FindBox label={filterLabel} name={`choose-${name}`} typed={typed} onType={setTyped} />
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
