import { REPORTS_AT } from './synonym-paths';

export const CHOICES_AT = `${REPORTS_AT}/choices`;
