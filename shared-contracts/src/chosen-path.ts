/** Where a browser says which result of a search was opened, apart from the call's schemas. */
export const CHOSEN_PATH = '/api/store/products/search/chosen';
