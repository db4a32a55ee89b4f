import type { InquiryPrefill, SlotName } from 'shared-contracts/slots';
import { create } from 'zustand';
import { FaultOverPage } from './opened';
import { SlotPlace } from './remotes/slot';

/** The dialog over the page. There is only one at a time: opening one closes the other. */
type Overlay =
  | { kind: 'none' }
  | { kind: 'cart' }
  | { kind: 'search'; query: string }
  | { kind: 'inquiry'; prefill: InquiryPrefill };

/**
 * `wanted` are the dialogs that were opened at least once: they stay mounted, so their code is
 * loaded once.
 */
type OverlayState = { overlay: Overlay; wanted: ReadonlySet<Overlay['kind']> };

const useOverlay = create<OverlayState>(() => ({ overlay: { kind: 'none' }, wanted: new Set() }));

function open(overlay: Overlay): void {
  useOverlay.setState(({ wanted }) => ({ overlay, wanted: new Set([...wanted, overlay.kind]) }));
}

export function openCart(): void {
  open({ kind: 'cart' });
}

export function openSearch(query = ''): void {
  open({ kind: 'search', query });
}

/** Whether the search is open, or about to be. */
export const useIsSearching = () => useOverlay(({ overlay }) => overlay.kind === 'search');

export function openInquiry(prefill: InquiryPrefill): void {
  open({ kind: 'inquiry', prefill });
}

export function closeOverlay(): void {
  useOverlay.setState({ overlay: { kind: 'none' } });
}

function OverlaySlot({ name, open, part }: { name: SlotName; open: boolean; part: object }) {
  return (
    <SlotPlace
      name={name}
      part={{ ...part, open, onClose: closeOverlay }}
      fallback={(trouble) => <FaultOverPage open={open} onClose={closeOverlay} trouble={trouble} />}
    />
  );
}

/** The dialogs that remotes fill, opened by commands on the host. */
export function Overlays() {
  const { overlay, wanted } = useOverlay();
  const query = overlay.kind === 'search' ? overlay.query : '';
  const prefill = overlay.kind === 'inquiry' ? overlay.prefill : {};
  return (
    <>
      {wanted.has('cart') ? (
        <OverlaySlot name="cart.drawer" open={overlay.kind === 'cart'} part={{}} />
      ) : null}
      {wanted.has('search') ? (
        <OverlaySlot name="search.dialog" open={overlay.kind === 'search'} part={{ query }} />
      ) : null}
      {wanted.has('inquiry') ? (
        <OverlaySlot
          name="content.inquiry-dialog"
          open={overlay.kind === 'inquiry'}
          part={{ prefill }}
        />
      ) : null}
    </>
  );
}
