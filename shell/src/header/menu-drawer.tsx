import styled from '@emotion/styled';
import { Link } from 'react-router-dom';
import { paths } from 'shared-contracts/paths';
import { Drawer } from 'shared-ui/drawer';
import { useAfterPaint } from 'shared-ui/after-paint';
import { Slot } from '../remotes/slot';

const List = styled.ul`
  list-style: none;
  margin: 0 0 var(--space-4);
  padding: 0;
  border-top: 1px solid var(--color-line);
  li {
    border-bottom: 1px solid var(--color-line);
  }
`;

const Row = styled(Link)`
  display: flex;
  align-items: center;
  min-height: 3rem;
  color: var(--color-text);
  font-weight: 600;
  text-decoration: none;
`;

const links: [string, string][] = [
  ['Store', paths.store()],
  ['Quick order', paths.quickOrder()],
  ['My Purchase', paths.orderHistory()],
  ['Blogs', paths.blogs()],
  ['Contact us', paths.contact()],
];

/**
 * The same navigation for a phone. The drawer and the shell's own links answer the tap; what other
 * teams put into it follows.
 */
export function MenuDrawer({ open, onClose }: { open: boolean; onClose: () => void }) {
  const filled = useAfterPaint(open);
  return (
    <Drawer open={open} onClose={onClose} title="Menu" side="left">
      <nav aria-label="Menu">
        {filled ? <Slot name="catalog.mega-menu" layout="drawer" onFollow={onClose} /> : null}
        <List>
          {links.map(([label, to]) => (
            <li key={to}>
              <Row to={to} onClick={onClose}>
                {label}
              </Row>
            </li>
          ))}
        </List>
        {filled ? <Slot name="account.menu" layout="drawer" /> : null}
      </nav>
    </Drawer>
  );
}
