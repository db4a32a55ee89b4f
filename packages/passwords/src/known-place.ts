import { createHmac } from 'node:crypto';

/**
 * The key of a network from where an account was signed in to. Nobody reads the network or the account
 * from it, and a new password forgets all of them.
 * @param passwordHash of the account; missing for none, which takes the same work
 */
export const placeOf = (passwordHash: string | null | undefined, network: string): string =>
  createHmac('sha256', passwordHash ?? '')
    .update(`network ${network}`)
    .digest('base64url');
