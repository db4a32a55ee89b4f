/** Sends what waits, each message once: under its key, and never twice at the same time. */
import { faultOf, messageOf, type ApiFault } from 'shared-contracts/errors';
import type { HostApi } from 'shared-contracts/door';
import { networkDown } from 'shared-contracts/network';
import { postRequest } from '../api/quotations';
import { postInquiry } from '../api/send-inquiry';
import { addSentInquiry } from '../inquiry/sent-inquiries';
import type { UnsentMessage } from 'shared-contracts/storage-keys/unsent-messages';
import { forgetUnsent, isStored, keepUnsent, unsentOf } from './unsent-messages';

/** How long another tab's change of the storage may take to be heard of, in milliseconds. */
const HEARD_AFTER = 100;

/** Refusals that say the same however often it is sent; any other may pass. */
const FINAL = [400, 409, 413, 422];
const isFinal = (fault: ApiFault) => fault.kind === 'refused' && FINAL.includes(fault.status);

async function post(host: HostApi, message: UnsentMessage): Promise<string> {
  if (message.kind === 'inquiry') {
    const { data, message: said } = await postInquiry(host.http, message.body, '', message.key);
    addSentInquiry(host, data);
    return said ?? 'Inquiry sent successfully!';
  }
  const { number } = await postRequest(host.http, message.body, '', message.key);
  return `Your request ${number} was sent.`;
}

/**
 * Whether it may be sent now. While another customer is signed in it would be theirs; without a
 * session it still is of its email.
 */
function mayBeSent(host: HostApi, { owner, body }: UnsentMessage): boolean {
  const user = host.session.read()?.user;
  if (!user || owner === user.id) return true;
  return user.email?.toLowerCase() === body.email.trim().toLowerCase();
}

/**
 * Does the work where neither this tab nor another sends the same message; without locks in the
 * browser its key alone keeps two tabs from sending it twice.
 * @returns what the work gives, or null where it isn't done
 */
async function alone<Result>(
  host: HostApi,
  key: string,
  work: () => Promise<Result>,
): Promise<Result | null> {
  const store = unsentOf(host);
  if (store.getState().sending !== null) return null;
  store.setState({ sending: key });
  try {
    const locks = (navigator as { locks?: LockManager }).locks;
    if (!locks) return await work();
    const options = { ifAvailable: true };
    return await locks.request(`unsent ${key}`, options, (lock) => (lock ? work() : null));
  } finally {
    store.setState({ sending: null });
  }
}

/** Whether it still waits: another tab may have sent it, or the browser evicted it. */
async function stillWaits(host: HostApi, message: UnsentMessage): Promise<boolean> {
  if (isStored(message.key)) return true;
  await new Promise((resolve) => setTimeout(resolve, HEARD_AFTER));
  const waits = unsentOf(host)
    .getState()
    .messages.some(({ key }) => key === message.key);
  if (waits) keepUnsent(host, message);
  return waits;
}

/** @returns false where it makes no sense to send the next one */
async function sendAgain(host: HostApi, message: UnsentMessage): Promise<boolean> {
  try {
    const words = await post(host, message);
    forgetUnsent(host, message.key);
    host.notify({ tone: 'success', text: words });
    return true;
  } catch (error) {
    const fault = faultOf(error);
    if (!isFinal(fault)) return false;
    keepUnsent(host, { ...message, refused: messageOf(error) });
    host.notify({ tone: 'danger', text: messageOf(error) });
    return true;
  }
}

/** Sends all that waits and may be sent; what can't be sent now goes on waiting. */
export async function sendUnsent(host: HostApi): Promise<void> {
  for (const message of unsentOf(host).getState().messages) {
    if (message.refused !== undefined || !mayBeSent(host, message)) continue;
    const goesOn = await alone(host, message.key, async () =>
      (await stillWaits(host, message)) ? sendAgain(host, message) : true,
    );
    if (goesOn === false) return;
  }
}

/** The network is down, and this browser keeps nothing: the form has to stay as it is. */
export class NotKept extends Error {
  override readonly message =
    'You are offline, and this browser can’t keep it until the network is back. It stays here: please send it again then.';
}

/**
 * Sends a message for the first time. It is stored before, under its key: a tab that is closed on the
 * way, or a lost answer, loses nothing.
 * @returns what `send` gives, or null where the network is down and it waits
 * @throws ApiError for any other failure: then it doesn't wait; NotKept
 */
export async function sendOrKeep<Answer extends object>(
  host: HostApi,
  message: UnsentMessage,
  send: () => Promise<Answer>,
): Promise<Answer | null> {
  const kept = keepUnsent(host, message);
  try {
    const answer = await alone(host, message.key, send);
    if (answer) forgetUnsent(host, message.key);
    else if (!kept) throw new NotKept();
    return answer;
  } catch (error) {
    const down = networkDown(error);
    if (down && kept) return null;
    forgetUnsent(host, message.key);
    throw down ? new NotKept() : error;
  }
}
