import styled from '@emotion/styled';
import { paths } from 'shared-contracts/paths';
import { asButton, Button } from 'shared-ui/button';
import { browserLink, copyForBrowser, isInAppBrowser } from 'shared-ui/in-app-browser';
import { Row } from 'shared-ui/stack';
import type { CartLine } from '../cart/lines';
import { useHost } from '../host';
import { SHARED_MOST, sharedCartPath } from '../shared-cart/shared-lines';

const Way = styled.a(asButton('secondary', 'small'));

/**
 * In another app's browser, which may forget the cart: the way to the shopper's own, with the lines.
 * A customer's cart is in the account, so that signing in brings it.
 */
export function CarryElsewhere({ lines }: { lines: readonly CartLine[] }) {
  const host = useHost();
  const { userAgent } = navigator;
  if (!isInAppBrowser(userAgent)) return null;
  const isGuest = host.session.read() === null;
  const path = isGuest ? sharedCartPath(lines.slice(0, SHARED_MOST)) : paths.checkout();
  const url = `${window.location.origin}${path}`;
  const link = browserLink(url, userAgent);
  return (
    <Row>
      <span>
        {isGuest ? 'This app’s browser may forget your cart.' : 'Your cart is in your account.'}
      </span>
      {link === null ? (
        <Button
          variant="secondary"
          size="small"
          onClick={() => {
            void copyForBrowser(url).then((told) => {
              host.notify(told);
            });
          }}
        >
          Copy link for your browser
        </Button>
      ) : (
        <Way href={link}>Open in your browser</Way>
      )}
    </Row>
  );
}
