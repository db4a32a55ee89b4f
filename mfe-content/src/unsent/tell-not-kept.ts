import type { HostApi } from 'shared-contracts/door';
import { tellRefusals } from 'shared-contracts/refusal';
import type { Explain } from 'shared-ui/use-form';
import { NotKept } from './send-unsent';

/** As `tellRefusals`, for a form whose message could neither be sent nor kept. */
export function tellNotKept(host: Pick<HostApi, 'notify' | 'report'>): Explain {
  const tell = tellRefusals(host);
  return (error) => {
    if (!(error instanceof NotKept)) return tell(error);
    const { message } = error;
    host.notify({ tone: 'danger', text: message });
    return { message, fields: {} };
  };
}
