import styled from '@emotion/styled';
import { Link } from 'react-router-dom';
import { VisuallyHidden } from 'shared-ui/visually-hidden';
import { countText, type DirectoryEntry } from '../directory/entry';
import type { DirectoryViewName } from '../directory/view-toggle';

/** The alphabet runs down each column. */
export const Entries = styled.ul`
  &[data-view='grid'] {
    columns: 11rem;
    column-gap: var(--space-4);
  }
  > li {
    break-inside: avoid;
  }
`;

const Line = styled(Link)`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-3);
  min-height: var(--touch);
  border-bottom: 1px solid var(--color-line);
  line-height: var(--leading-snug);
  overflow-wrap: anywhere;
  text-decoration: none;
  small {
    flex: none;
    color: var(--color-text-muted);
  }
  span > small {
    display: block;
  }
`;

type LineProps = {
  entry: DirectoryEntry;
  /** The name of the category above it, where that can't be seen. */
  above?: string | undefined;
  pathOf: (id: string) => string;
  onFollow: (() => void) | undefined;
};

/** One entry of the menu, with its number of products where that is known. */
export function MenuEntry({ entry: { id, name, count }, above, pathOf, onFollow }: LineProps) {
  return (
    <Line to={pathOf(id)} onClick={onFollow}>
      {above === undefined ? (
        name
      ) : (
        <span>
          {name} <small>{`in ${above}`}</small>
        </span>
      )}
      {count === null ? null : (
        <small>
          <span aria-hidden>{count}</span>
          <VisuallyHidden>{countText(count)}</VisuallyHidden>
        </small>
      )}
    </Line>
  );
}

type Props = {
  entries: DirectoryEntry[];
  /** The names of all entries by id. */
  above: ReadonlyMap<string, string>;
  view: DirectoryViewName;
  label: string;
} & Omit<LineProps, 'entry' | 'above'>;

/** Entries of the menu, one beneath the other. */
export function MenuEntries({ entries, above, view, label, ...line }: Props) {
  return (
    <Entries data-view={view} aria-label={label}>
      {entries.map((entry) => (
        <li key={entry.id}>
          <MenuEntry
            entry={entry}
            above={entry.parent === null ? undefined : above.get(entry.parent)}
            {...line}
          />
        </li>
      ))}
    </Entries>
  );
}
