/**
 * Raised when a document changes so that a shell from before can't start from it, or what
 * `servePage` of the shell's server build takes or gives does. The document server makes one
 * version; a release that wants another is refused when it is published, and never given.
 */
export const DOCUMENT_VERSION = 1;
