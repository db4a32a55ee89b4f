import { ShareButton } from 'shared-ui/share-button';
import type { CartLine } from '../cart/lines';
import { useHost } from '../host';
import { SHARED_MOST, sharedCartPath } from '../shared-cart/shared-lines';

/** Passes on what is in the cart, by a link that names products and quantities only. */
export function ShareCart({ lines }: { lines: readonly CartLine[] }) {
  const { config, notify } = useHost();
  const shared = lines.slice(0, SHARED_MOST);
  return (
    <ShareButton
      variant="quiet"
      shared={{ title: 'A shared cart', url: `${config.origin}${sharedCartPath(shared)}` }}
      tell={(told) => notify(told)}
    >
      {shared.length < lines.length ? `Share the first ${SHARED_MOST} items` : 'Share cart'}
    </ShareButton>
  );
}
