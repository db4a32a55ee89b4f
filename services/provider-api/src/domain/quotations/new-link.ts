import { randomBytes } from 'node:crypto';

/** The secret of a quotation's link: 256 bits, which nobody finds by trying. */
export const newLink = (): string => randomBytes(32).toString('base64url');
