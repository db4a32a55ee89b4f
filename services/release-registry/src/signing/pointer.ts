/** Which releases of an app are given: signed by its team, with a count that only grows. */
import type { AppName, AppState } from 'shared-contracts/release';
import { isSigned, type SigningKey } from './ed25519';
import { keyFault, type KeyList } from './key-list';

export type Pointer = NonNullable<AppState['pointer']>;

/** What of an app's state a pointer is about. */
export type Given = Pick<AppState, 'live' | 'canary' | 'lastKnownGood'>;

const statement = (app: AppName, count: number, { live, canary, lastKnownGood }: Given) => {
  const given = [live, canary && [canary.version, canary.percent], lastKnownGood];
  return `storefront pointer 1\n${app}\n${count}\n${JSON.stringify(given)}\n`;
};

/** Signs what an app gives. @param count higher than that of the pointer before */
export function signPointer(
  app: AppName,
  { live, canary, lastKnownGood }: Given,
  count: number,
  { publicKey, sign }: SigningKey,
): Pointer {
  const given = { live, canary, lastKnownGood };
  return { count, ...given, key: publicKey, signature: sign(statement(app, count, given)) };
}

/**
 * Whether an app gives what its team has signed, or less: document servers take a failing release
 * back without a key of the team. So a canary may end, the last known good one may take the place of
 * the live one, and a way back may end.
 */
function isWithin({ live, canary, lastKnownGood }: Given, signed: Pointer): boolean {
  const sameCanary =
    canary?.version === signed.canary?.version && canary?.percent === signed.canary?.percent;
  return (
    (live === signed.live || live === signed.lastKnownGood) &&
    (canary === null || sameCanary) &&
    (lastKnownGood === null || lastKnownGood === signed.lastKnownGood)
  );
}

/** Why what the registry says of an app is not what its team has signed; null where it is. */
export function pointerFault(app: AppName, state: AppState, list: KeyList): string | null {
  const { pointer } = state;
  if (!pointer) return 'nobody has signed which releases are given';
  const { key, signature, count } = pointer;
  const fault = keyFault(list, key, app, signature);
  if (fault !== null) return `which releases are given: ${fault}`;
  if (!isSigned(statement(app, count, pointer), signature, key)) {
    return 'which releases are given is not what was signed';
  }
  return isWithin(state, pointer) ? null : 'other releases are given than was signed';
}
