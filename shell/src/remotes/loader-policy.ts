/** The Trusted Types policy under which remote scripts are loaded: named in the page's policy. */
export const LOADER_POLICY = 'storefront-loader';
