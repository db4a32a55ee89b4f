/** Stands between the names of a category's place. */
const BELOW = ' › ';

/** The key of a name below a parent's key; null at the top. */
export const keyBelow = (above: string | null, name: string): string =>
  above === null ? name.toLowerCase() : `${above}${BELOW}${name.toLowerCase()}`;
