import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { messageOf } from 'shared-contracts/errors';
import { paths } from 'shared-contracts/paths';
import { Button } from 'shared-ui/button';
import { EmptyState } from 'shared-ui/empty';
import { Notice } from 'shared-ui/notice';
import { claimOwnOrder } from '../api/claim-order';
import { useHost } from '../host';

type Props = { number: string; code: string };

/** What the link on a slip opens: an order that staff wrote down, to be added to the account. */
export function ClaimOrder({ number, code }: Props) {
  const host = useHost();
  const navigate = useNavigate();
  const [pending, setPending] = useState(false);
  const [fault, setFault] = useState<string>();

  async function claim() {
    setPending(true);
    setFault(undefined);
    try {
      const { message } = await claimOwnOrder(host.http, { order_number: number, code });
      host.notify({ tone: 'success', text: message ?? `Order ${number} is in your account now.` });
      // In place of the address with the code, which is over.
      await navigate(paths.order(number), { replace: true });
    } catch (error) {
      setFault(messageOf(error, 'This link is not valid any more.'));
    } finally {
      setPending(false);
    }
  }

  return (
    <EmptyState
      drawing="pallet"
      title={`Add order ${number} to your account?`}
      text="You will find it in My Purchase, with what is paid and what is ready."
      action={
        <>
          {fault === undefined ? null : (
            <Notice tone="danger" role="alert">
              <p>{fault}</p>
            </Notice>
          )}
          <Button pending={pending} onClick={() => void claim()}>
            Add it to my account
          </Button>
        </>
      }
    />
  );
}
