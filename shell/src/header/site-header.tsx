import { useRef, useState } from 'react';
import styled from '@emotion/styled';
import { Link, useLocation } from 'react-router-dom';
import { paths } from 'shared-contracts/paths';
import { IconButton } from 'shared-ui/icon-button';
import * as icons from 'shared-ui/icons';
import { Icon } from 'shared-ui/icon';
import { Menu } from '../opened';
import { Slot } from '../remotes/slot';
import { HeaderBar, HeaderRow, onLowScreens } from './header-bar';
import { AccountPlace, CartPlace } from './marked-places';
import { Logo } from './logo';
import { SearchField } from './search-field';

const Bar = styled(HeaderBar)`
  position: sticky;
  top: 0;
  ${onLowScreens} {
    position: static;
  }
  @media print {
    display: none;
  }
`;

const Inner = styled(HeaderRow)`
  gap: var(--space-2);
`;

/** A part that failed says so in few words, so that the rest of the bar doesn't move. */
const Parts = styled.div`
  display: flex;
  align-items: center;
  justify-content: flex-end;
  gap: var(--space-1);
  min-width: var(--touch);
  [data-fault] p {
    max-width: 6.5rem;
    font-size: var(--text-xs);
    line-height: 1.15;
  }
  button[data-fault]::after {
    content: attr(data-fault);
    position: absolute;
    inset-inline-end: 0;
    top: 0;
    padding-inline: var(--space-1);
    color: var(--color-on-accent);
    background: var(--color-accent);
    font-size: var(--text-xs);
    font-weight: 700;
  }
`;

/** As wide for a customer as for a guest, and before either is known, so that nothing beside it moves. */
const Account = styled.div`
  width: 12.5rem;
  @media (min-width: 80rem) {
    width: 16rem;
  }
`;

const Wide = styled.nav`
  display: none;
  align-items: center;
  gap: var(--space-1);
  @media (min-width: 64rem) {
    display: flex;
  }
  @media (min-width: 80rem) {
    margin-inline-start: var(--space-6);
  }
`;

const narrowOnly = `
  display: inline-flex;
  @media (min-width: 64rem) { display: none; }
`;
const NarrowOnly = styled.div(narrowOnly);

const WideOnly = styled.div`
  display: none;
  @media (min-width: 64rem) {
    display: flex;
    align-items: center;
    gap: var(--space-1);
  }
`;

const bar = `
  display: inline-flex;
  align-items: center;
  gap: var(--space-2);
  min-height: var(--touch);
  padding-inline: var(--space-3);
  border: 0;
  background: transparent;
  color: inherit;
  font: inherit;
  font-weight: 600;
  white-space: nowrap;
  text-decoration: none;
  cursor: pointer;
  border-radius: var(--radius-1);
  @media (hover: hover) { &:hover { color: inherit; background: var(--color-chrome-2); } }
  @media (max-width: 79.99rem) { padding-inline: var(--space-2); font-size: var(--text-sm); }
`;
const BarLink = styled(Link)(bar);
const BarButton = styled.button(bar);

const Panel = styled.div`
  position: absolute;
  inset-inline: 0;
  top: 100%;
  max-height: calc(100dvh - var(--header-height));
  overflow: auto;
  background: var(--color-surface);
  color: var(--color-text);
  border-bottom: 1px solid var(--color-line-strong);
  box-shadow: var(--shadow-2);
  > div {
    max-width: var(--page-width);
    margin-inline: auto;
    padding: var(--space-5) var(--gutter);
  }
`;

type Menu = 'none' | 'products' | 'drawer';

/** The landing layout's header: home, products, search, purchases, account, cart. */
export function SiteHeader() {
  const { pathname } = useLocation();
  // A menu that was opened on one page is closed on the next.
  const [opened, setOpened] = useState<{ menu: Menu; at: string }>({ menu: 'none', at: '' });
  const open = opened.at === pathname ? opened.menu : 'none';
  const setOpen = (menu: Menu) => {
    setOpened({ menu, at: pathname });
  };
  const products = useRef<HTMLButtonElement>(null);
  const close = () => {
    setOpen('none');
  };
  return (
    <Bar
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        if (open === 'products') products.current?.focus();
        close();
      }}
    >
      <Inner>
        <NarrowOnly>
          <IconButton
            label="Menu"
            icon={icons.menu}
            aria-expanded={open === 'drawer'}
            onClick={() => {
              setOpen('drawer');
            }}
          />
        </NarrowOnly>
        <Logo />
        <Wide aria-label="Main">
          <BarButton
            ref={products}
            type="button"
            aria-expanded={open === 'products'}
            aria-controls="products-menu"
            onClick={() => {
              setOpen(open === 'products' ? 'none' : 'products');
            }}
          >
            Products <Icon icon={icons.chevronDown} />
          </BarButton>
          {open === 'products' ? (
            <Panel id="products-menu" data-opened>
              <div>
                <Slot name="catalog.mega-menu" layout="panel" onFollow={close} />
              </div>
            </Panel>
          ) : null}
          <BarLink to={paths.store()}>Store</BarLink>
          <BarLink to={paths.blogs()}>Blogs</BarLink>
          <BarLink to={paths.contact()}>Contact us</BarLink>
        </Wide>
        <SearchField />
        <WideOnly>
          <BarLink to={paths.orderHistory()}>
            <Icon icon={icons.receipt} /> My Purchase
          </BarLink>
          <Account>
            <Parts>
              <AccountPlace />
            </Parts>
          </Account>
        </WideOnly>
        <Parts>
          <CartPlace />
        </Parts>
      </Inner>
      <Menu open={open === 'drawer'} onClose={close} />
    </Bar>
  );
}
