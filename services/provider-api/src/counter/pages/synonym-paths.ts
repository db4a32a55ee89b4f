export const REPORTS_AT = '/staff/reports';
export const SYNONYMS_AT = `${REPORTS_AT}/synonyms`;
/** Of one phrase, which its query says. */
export const SYNONYM_AT = `${SYNONYMS_AT}/one`;
