import styled from '@emotion/styled';
import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { paths } from 'shared-contracts/paths';
import type { SlotProps } from 'shared-contracts/slots';
import { Icon } from 'shared-ui/icon';
import * as icons from 'shared-ui/icons';
import { VisuallyHidden } from 'shared-ui/visually-hidden';
import { sayFarewell } from '../details/farewell';
import { useHost } from '../host';
import { bringSavedList } from './bring-saved-list';
import { signOut } from './sign-out';
import { useSession } from './use-session';

const Bar = styled.div`
  display: flex;
  flex: 1;
  align-items: center;
  justify-content: flex-end;
  min-width: 0;
  gap: var(--space-1);
  white-space: nowrap;
`;

const Drawer = styled.div`
  display: grid;
  margin-bottom: var(--space-4);
  border-bottom: 1px solid var(--color-line);

  > * {
    padding-inline: 0;
  }
`;

const item = `
  display: inline-flex;
  align-items: center;
  min-height: var(--touch);
  padding: 0 var(--space-3);
  border: 0;
  border-radius: var(--radius-1);
  color: inherit;
  background: transparent;
  font-weight: var(--weight-strong);
  text-decoration: none;
  cursor: pointer;
  @media (hover: hover) { &:hover { color: inherit; background: color-mix(in srgb, currentColor 9%, transparent); } }
  &[aria-disabled='true'] { cursor: progress; opacity: 0.7; }
  @media (min-width: 64rem) and (max-width: 79.99rem) {
    padding-inline: var(--space-2);
    font-size: var(--text-sm);
  }
`;
const Item = styled(Link)(item);
const Action = styled.button(item);

const Greeting = styled(Item)`
  gap: var(--space-2);
  min-width: 0;

  > span:first-of-type {
    /* An older release of the shell has a header without bounds of its own. */
    max-width: 14rem;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;

function Logout() {
  const host = useHost();
  const [ending, setEnding] = useState(false);
  return (
    <Action
      type="button"
      aria-busy={ending || undefined}
      aria-disabled={ending || undefined}
      onClick={() => {
        if (ending) return;
        setEnding(true);
        void signOut(host).finally(() => {
          setEnding(false);
        });
      }}
    >
      Logout
    </Action>
  );
}

/**
 * The header's account: a greeting that leads to one's details and Logout, or the ways to sign in
 * and to register.
 */
export function AccountMenu({ layout = 'bar' }: SlotProps<'account.menu'>) {
  const host = useHost();
  const session = useSession();
  // Every page of the shop has this menu, also the one after a reload that ended a session.
  useEffect(() => {
    sayFarewell(host);
  }, [host]);
  const userId = session?.user.id;
  // Also after a reload, where the answer of an earlier try was lost.
  useEffect(() => {
    if (userId !== undefined) bringSavedList(host);
  }, [host, userId]);
  const Box = layout === 'bar' ? Bar : Drawer;
  if (session === null) {
    return (
      <Box>
        <Item to={paths.login()}>Sign in</Item>
        <Item to={paths.register()}>Create an account</Item>
      </Box>
    );
  }
  const greeting = `Hello, ${session.user.name}`;
  return (
    <Box>
      <Greeting to={paths.myDetails()} title="My details">
        {layout === 'drawer' ? <Icon icon={icons.user} /> : null}
        <span>{greeting}</span>
        {layout === 'bar' ? <VisuallyHidden>, my details</VisuallyHidden> : null}
      </Greeting>
      {layout === 'drawer' ? (
        <>
          <Item to={paths.myDetails()}>My details</Item>
          <Item to={paths.quotations()}>Quotations</Item>
          <Item to={paths.savedLists()}>Saved lists</Item>
        </>
      ) : null}
      <Logout />
    </Box>
  );
}
