import styled from '@emotion/styled';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { HostApi } from 'shared-contracts/door';
import { browserLink, copyForBrowser } from 'shared-ui/in-app-browser';
import { stripButton } from '../network/strip-button';
import { useInvitation, type InstallPrompt } from './invitation';

const Strip = styled.div`
  display: flex;
  align-items: flex-end;
  justify-content: space-between;
  gap: var(--space-2);
  padding: var(--space-2) var(--gutter);
  border-bottom: 1px solid var(--color-line);
  background: var(--color-surface);
  font-size: var(--text-sm);
  font-weight: var(--weight-medium);
  line-height: var(--leading-snug);

  > p {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--space-2) var(--space-4);
  }
  > button {
    border-color: transparent;
  }
  /* It goes with the page: only what is said of the network stays in sight. */
  *:has(> &) {
    position: static;
  }
  @media print {
    display: none;
  }
`;

const Press = styled.button(stripButton);
const Way = styled.a(stripButton);

type Host = Pick<HostApi, 'config' | 'notify' | 'openCart'>;

async function install(prompt: InstallPrompt): Promise<void> {
  // The browser shows its own dialog; whoever says no there is not asked again.
  await prompt.prompt().catch(() => undefined);
  useInvitation.getState().close();
}

/** The way to the shopper's own browser; the cart's is in the cart, which knows its lines. */
function Elsewhere({ host, units }: { host: Host; units: number }) {
  if (units > 0) {
    return (
      <p>
        You are in another app’s browser. Your cart can come along.
        <Press
          type="button"
          onClick={() => {
            host.openCart();
          }}
        >
          Open the cart
        </Press>
      </p>
    );
  }
  const url = window.location.href;
  const link = browserLink(url, navigator.userAgent);
  return (
    <p>
      You are in another app’s browser.
      {link === null ? (
        <Press
          type="button"
          onClick={() => {
            void copyForBrowser(url).then((told) => {
              host.notify(told);
            });
          }}
        >
          Copy link for your browser
        </Press>
      ) : (
        <Way href={link}>Open in your browser</Way>
      )}
    </p>
  );
}

/** Invites to install the shop, or to open it in the shopper's own browser. */
export function InvitationStrip({ host }: { host: Host }) {
  const { invitation, since, close } = useInvitation();
  const { pathname } = useLocation();
  const [begun, setBegun] = useState('');
  // It is drawn together with its page: a moment before, the page that is left would move.
  if (pathname === since && begun !== since) setBegun(since);
  const { name } = host.config;
  if (invitation.kind === 'none' || begun !== since) return null;
  return (
    <Strip>
      {invitation.kind === 'install' ? (
        <p>
          Install {name}: it opens by one tap, also without a network.
          <Press type="button" onClick={() => void install(invitation.prompt)}>
            Install
          </Press>
        </p>
      ) : null}
      {invitation.kind === 'add' ? (
        <p>Keep {name} at hand: tap Share, then ‘Add to Home Screen’.</p>
      ) : null}
      {invitation.kind === 'elsewhere' ? <Elsewhere host={host} units={invitation.units} /> : null}
      <Press type="button" onClick={close}>
        Close
      </Press>
    </Strip>
  );
}
