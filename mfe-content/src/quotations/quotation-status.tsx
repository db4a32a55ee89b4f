import { Badge, type BadgeTone } from 'shared-ui/badge';

const TONES: Record<string, BadgeTone> = {
  Sent: 'info',
  Accepted: 'success',
  Expired: 'warning',
  Withdrawn: 'warning',
  Replaced: 'warning',
};

/** In the customer's words; a provider's own status is shown as it is. */
const WORDS: Record<string, string> = { Sent: 'To accept' };

export function QuotationStatus({ status }: { status: string }) {
  return status === '' ? null : (
    <Badge tone={TONES[status] ?? 'neutral'}>{WORDS[status] ?? status}</Badge>
  );
}
