import { useEffect } from 'react';
import { useHost } from '../host';
import { sendWhenBack } from './send-when-back';

/** The fragment 'content.unsent': it sends what was written without a network. */
export function UnsentPart() {
  const host = useHost();
  useEffect(() => {
    sendWhenBack(host);
  }, [host]);
  return null;
}
