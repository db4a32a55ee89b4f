import { officeHeaders } from 'back-office/own-requests';

/** The headers of every answer of the counter, whose scripts make nodes by a policy of this name. */
export const COUNTER_HEADERS = officeHeaders('counter');
