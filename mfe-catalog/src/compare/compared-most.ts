/** More columns can't be read side by side, and a page asks the provider for each. */
export const COMPARED_MOST = 4;
