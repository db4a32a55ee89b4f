/** The entry of `Server-Timing` by which a page finds out that its document was stored, and when. */
export const STORED_ENTRY = 'stored';
