import type { SlotProps } from 'shared-contracts/slots';
import { Dialog } from 'shared-ui/dialog';
import { InquiryForm } from './inquiry-form';

/** The fragment 'content.inquiry-dialog': it closes once the inquiry was sent. */
export function InquiryDialog({ open, onClose, prefill }: SlotProps<'content.inquiry-dialog'>) {
  return (
    <Dialog open={open} onClose={onClose} title="Send an inquiry" size="full-phone">
      <InquiryForm prefill={prefill} onSent={onClose} />
    </Dialog>
  );
}
