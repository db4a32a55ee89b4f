import styled from '@emotion/styled';
import { Link } from 'react-router-dom';
import { paths } from 'shared-contracts/paths';
import { asChip } from 'shared-ui/chip';
import { VisuallyHidden } from 'shared-ui/visually-hidden';
import { countText, type DirectoryEntry } from '../directory/entry';

/** One line that scrolls on a phone, so that the products stay in sight. */
const Links = styled.ul`
  display: flex;
  gap: var(--space-2);
  margin: calc(-1 * var(--space-1));
  padding: var(--space-2) var(--space-1);
  overflow-x: auto;
  overscroll-behavior-x: contain;
  li {
    flex: none;
    max-width: min(100%, 24rem);
  }
  /* Where there are very many, their lines scroll. */
  @media (min-width: 48rem) {
    flex-wrap: wrap;
    max-height: 13rem;
    overflow: auto;
  }
`;

const ChildLink = styled(Link)`
  ${asChip}
  max-width: 100%;
  overflow-wrap: anywhere;
  white-space: normal;
  small {
    color: var(--color-text-muted);
  }
`;

type Props = {
  /** What the links are, for those who don't see where they stand. */
  label: string;
  entries: DirectoryEntry[];
};

/** The categories right below one, as links. */
export function ChildLinks({ label, entries }: Props) {
  return (
    <nav aria-label={label}>
      <Links>
        {entries.map(({ id, name, count }) => (
          <li key={id}>
            <ChildLink to={paths.category(id)}>
              {name}
              {count === null ? null : (
                <small>
                  <span aria-hidden>{count}</span>
                  <VisuallyHidden>{countText(count)}</VisuallyHidden>
                </small>
              )}
            </ChildLink>
          </li>
        ))}
      </Links>
    </nav>
  );
}
