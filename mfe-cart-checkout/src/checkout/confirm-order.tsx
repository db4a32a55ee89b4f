import { formatMoney, type Totals } from 'shared-contracts/money';
import { BottomBar } from 'shared-ui/bottom-bar';
import { Button } from 'shared-ui/button';
import { Stack } from 'shared-ui/stack';
import type { Phase } from './checkout-store';
import { FORM_ID } from './form-id';
import { LaterNotice } from './later-notice';
import type { NoticeProps } from './order-notice';

const isQuiet = ({ kind }: Phase) => kind === 'filling' || kind === 'placed';

/**
 * The button that places the order, and the order's outcome so far. On a phone both stay in sight
 * with the total.
 */
export function ConfirmOrder({
  phase,
  totals,
  empty,
  settling,
  ...ways
}: {
  /** Null while the cart is not known. */
  totals: Totals | null;
  /** There is nothing to order. */
  empty: boolean;
  /** The cart is still changing: its totals may still change. */
  settling: boolean;
} & NoticeProps) {
  const sending = phase.kind === 'sending';
  const way = (
    <Stack gap={3}>
      {sending || isQuiet(phase) ? null : <LaterNotice phase={phase} {...ways} />}
      <Button
        type="submit"
        form={FORM_ID}
        block
        pending={sending || settling}
        disabled={empty && !sending && phase.kind !== 'unknown'}
      >
        Confirm order
      </Button>
      {sending ? <LaterNotice phase={phase} {...ways} /> : null}
    </Stack>
  );
  return (
    <BottomBar label="Total, with VAT" amount={totals ? formatMoney(totals.total) : ''}>
      {way}
    </BottomBar>
  );
}
