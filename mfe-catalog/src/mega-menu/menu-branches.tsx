import styled from '@emotion/styled';
import { Icon } from 'shared-ui/icon';
import * as icons from 'shared-ui/icons';
import type { Branch } from '../directory/branches';
import type { DirectoryViewName } from '../directory/view-toggle';
import { Entries, MenuEntry } from './menu-entries';

/** A panel shows the first of a branch; the others are on its page. */
const CHILDREN_MOST = 6;

/** Two columns hold branches of any length; in three, one would often stand empty. */
const Branches = styled(Entries)`
  &[data-view='grid'] {
    columns: 2 11rem;
  }
`;

const Children = styled.ul`
  margin-bottom: var(--space-3);
  padding-inline-start: var(--space-3);
  font-size: var(--text-sm);
`;

const Head = styled.div`
  font-weight: var(--weight-strong);
`;

const Fold = styled.details`
  summary {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: var(--space-3);
    min-height: var(--touch);
    border-bottom: 1px solid var(--color-line);
    line-height: var(--leading-snug);
  }
  &[open] > summary svg {
    transform: rotate(180deg);
  }
`;

type Props = {
  branches: Branch[];
  /** Whether what is below an entry is opened by the entry's name only. */
  folds: boolean;
  view: DirectoryViewName;
  label: string;
  pathOf: (id: string) => string;
  onFollow: (() => void) | undefined;
};

/** Entries of the menu, grouped by those at the top. */
export function MenuBranches({ branches, folds, view, label, ...line }: Props) {
  const branch = ({ entry, children }: Branch) => {
    if (children.length === 0) return <MenuEntry entry={entry} {...line} />;
    const list = (shown: Branch['children']) => (
      <Children aria-label={entry.name}>
        {shown.map((child) => (
          <li key={child.id}>
            <MenuEntry entry={child} {...line} />
          </li>
        ))}
      </Children>
    );
    if (!folds) {
      return (
        <>
          <Head>
            <MenuEntry entry={entry} {...line} />
          </Head>
          {list(children.slice(0, CHILDREN_MOST))}
        </>
      );
    }
    return (
      <Fold>
        <summary>
          {entry.name}
          <Icon icon={icons.chevronDown} />
        </summary>
        {list([{ ...entry, name: `All ${entry.name}` }, ...children])}
      </Fold>
    );
  };
  return (
    <Branches data-view={view} aria-label={label}>
      {branches.map((each) => (
        <li key={each.entry.id}>{branch(each)}</li>
      ))}
    </Branches>
  );
}
