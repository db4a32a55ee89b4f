import type { HttpClient } from 'shared-contracts/call';
import type { HostApi } from 'shared-contracts/door';
import { faultOf, isApiError, outcomeUnknown } from 'shared-contracts/errors';
import { toPesos } from 'shared-contracts/money';
import { fetchLists, makeList, saveLines } from '../api/saved-lists';
import type { GuestList, SaveLine } from './guest-list';
import { guestListOf } from './use-guest-list';

/** What the list of a browser is called, and the customer's list that it comes to. */
export const GUEST_LIST_NAME = 'Saved list';

/** The lock by which one tab at a time brings the list along. */
const LOCK = 'saved-list-merge';

const asWire = ({ variant_id, quantity, price }: SaveLine) => ({
  variant_id,
  quantity,
  price: price === null ? null : toPesos(price),
});

/** The account's list of that name; null where there is none yet. */
async function targetOf(http: HttpClient): Promise<string | null> {
  const held = await fetchLists(http);
  const same = held.find(({ name }) => name.toLowerCase() === GUEST_LIST_NAME.toLowerCase());
  return same?.id ?? null;
}

/** @returns the list that has the lines now */
async function send(
  http: HttpClient,
  target: string | null,
  lines: readonly SaveLine[],
): Promise<string> {
  const wire = lines.map(asWire);
  const list =
    target === null
      ? await makeList(http, { name: GUEST_LIST_NAME, lines: wire })
      : await saveLines(http, target, wire);
  return list.id;
}

/** Takes out what was confirmed; a line that was changed meanwhile stays and is sent again. */
function confirm(list: GuestList, sent: readonly SaveLine[]): void {
  const done = new Map(sent.map((line) => [line.variant_id, line.quantity]));
  list.write(list.read().filter((line) => done.get(line.variant_id) !== line.quantity));
}

/** @returns whether anything has come to the account */
async function bring(host: HostApi, alive: () => boolean): Promise<boolean> {
  const list = guestListOf(host);
  const lines = list.read();
  if (lines.length === 0 || !alive()) return false;
  let target = await targetOf(host.http);
  try {
    await send(host.http, target, lines);
    confirm(list, lines);
    return true;
  } catch (error) {
    // Without an answer they may have arrived; the next try sends them again, which is harmless.
    if (!isApiError(error) || outcomeUnknown(faultOf(error)) || lines.length === 1) throw error;
  }
  // Something among them was refused, such as what the shop never sold: each goes by itself.
  let came = false;
  for (const line of lines) {
    if (!alive()) break;
    try {
      target = await send(host.http, target, [line]);
    } catch (error) {
      if (outcomeUnknown(faultOf(error))) throw error;
      continue;
    }
    confirm(list, [line]);
    came = true;
  }
  return came;
}

/**
 * Brings the browser's list to the customer who has signed in: it is put on a list of the account,
 * and a line leaves the browser once the provider has confirmed it. A line that is sent twice keeps
 * the larger quantity, so no tab and no lost answer doubles it. Where the provider has no lists, or
 * can't be reached, the list stays in the browser. What has come is said in a toast.
 * @returns whether anything has come to the account
 */
export async function bringListAlong(host: HostApi): Promise<boolean> {
  const user = host.session.read()?.user.id;
  if (user === undefined || guestListOf(host).read().length === 0) return false;
  const alive = () => host.session.read()?.user.id === user;
  const run = () => bring(host, alive);
  const locks = (navigator as { locks?: LockManager }).locks;
  try {
    const came = await (locks ? locks.request(LOCK, run) : run());
    if (came) host.notify({ tone: 'info', text: 'Your saved list is in your account now.' });
    return came;
  } catch (error) {
    if (!isApiError(error)) {
      host.report({ kind: 'error', message: String(error), part: 'saved lists' });
    }
    return false;
  }
}
