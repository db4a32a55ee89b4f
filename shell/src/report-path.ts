/** The path for a tab's reports, by which a failing part is noticed before a shopper calls. */
export const REPORT_PATH = '/_report';

/** The path by which a tab asks for the ticket that its reports are sent with. */
export const TICKET_PATH = '/_ticket';
