/**
 * The number of the advisory lock under which one import, or one batch of an index, changes the
 * catalogue at a time. An arbitrary number, the same in every process.
 */
export const IMPORT_LOCK = 4_000_002;
