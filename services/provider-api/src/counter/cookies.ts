import { cookiesOf, type Cookies } from 'back-office/cookies';
import type { Environment } from '../environment';

/** The counter's cookies: 'staff' and, by https, '__Host-staff'. */
export const counterCookies = ({ staffOrigin }: Environment): Cookies =>
  cookiesOf('staff', staffOrigin?.startsWith('https:') ?? false);
