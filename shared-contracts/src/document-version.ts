/**
 * Raised when a document changes so that an older shell can't start from it, or when the input or
 * the result of `servePage` in the shell's server build changes. The document server makes one
 * version. A release that needs another version is refused when it is published, and no shopper
 * gets it.
 */
export const DOCUMENT_VERSION = 1;
