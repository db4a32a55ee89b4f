/** Where the shell lends its runtime to the remotes; the number goes with what is lent. */
export const LENT = 'storefrontFederation2';
