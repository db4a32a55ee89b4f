/** A release's signature, beside its `release.json`. */
export const SIGNATURE_FILE = 'release.sig';
