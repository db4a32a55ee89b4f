import type { AskedLine } from 'shared-contracts/storage-keys/asked-lines';
import { REQUESTED_LINES_MOST } from 'shared-contracts/wire/quotation-request';
import { Notice } from 'shared-ui/notice';

/** Names what was handed over and has no room in this request; the next one begins with it. */
export function NoRoom({ lines }: { lines: readonly AskedLine[] }) {
  return (
    <Notice
      tone="warning"
      title={`A request has at most ${REQUESTED_LINES_MOST} items. Your next one begins with the rest:`}
    >
      <p>{lines.map(({ text, quantity }) => `${quantity} × ${text}`).join(', ')}</p>
    </Notice>
  );
}
