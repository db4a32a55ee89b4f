/** The path for a tab's reports, by which a failing part is noticed before a shopper calls. */
export const REPORT_PATH = '/_report';
