import { cookiesOf, type Cookies } from 'back-office/cookies';
import { isSecure, type CounterSettings } from './settings';

/** The counter's cookies: 'staff' and, by https, '__Host-staff'. */
export const counterCookies = (settings: CounterSettings): Cookies =>
  cookiesOf('staff', isSecure(settings));
