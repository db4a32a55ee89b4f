/**
 * The token by which a form shows that it came from a page of ours, for the very path that it is sent
 * to. Its key is the session itself (or the visitor's secret), so nothing has to be stored, and
 * another session's token is none.
 */
import { createHmac } from 'node:crypto';
import { isSameText } from 'passwords/secret-token';

export const formToken = (secret: string, path: string): string =>
  createHmac('sha256', secret).update(`form ${path}`).digest('base64url');

export const isFormToken = (secret: string, path: string, given: string): boolean =>
  isSameText(given, formToken(secret, path));
