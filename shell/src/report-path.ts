/** Where reports of a tab go, so that a failing part is seen without a shopper's call. */
export const REPORT_PATH = '/_report';
