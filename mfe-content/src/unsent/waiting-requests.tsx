import { useEffect, useRef } from 'react';
import { useNavigate, useRevalidator } from 'react-router-dom';
import { paths } from 'shared-contracts/paths';
import { useAnswer } from 'shared-ui/use-answer';
import { useStore } from 'zustand';
import { useHost } from '../host';
import { takeBackRequest } from '../quotations/request-draft';
import { NotSentYet } from './not-sent-yet';
import { forgetUnsent, unsentOf } from './unsent-messages';

function Waiting({ onRemoved }: { onRemoved: () => void }) {
  const host = useHost();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const { length } = useStore(unsentOf(host)).messages;
  const before = useRef(length);
  useEffect(() => {
    // What was sent is in the list.
    if (length < before.current) void revalidate();
    before.current = length;
  }, [length, revalidate]);
  return (
    <NotSentYet
      kind="quotation-request"
      now={false}
      onRemoved={onRemoved}
      onEdit={(message) => {
        takeBackRequest(host, message);
        forgetUnsent(host, message.key);
        void navigate(paths.quotationRequest());
      }}
    />
  );
}

/**
 * The requests for quotations that wait for the network, above the quotations; in a browser only, where
 * they are stored.
 * @param onRemoved called when one is not to be sent: its button is gone
 */
export function WaitingRequests({ onRemoved }: { onRemoved: () => void }) {
  const { answer } = useAnswer('browser', () => Promise.resolve(true));
  return answer ? <Waiting onRemoved={onRemoved} /> : null;
}
