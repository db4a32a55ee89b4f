/**
 * Holds the page until the browser has a picture of what is shown, where a card's picture shall move
 * to it; at once where none shall.
 * @param path of the product's page
 * @param signal aborted when the shopper leaves before it is shown
 */
type Begin = (path: string, signal: AbortSignal) => Promise<void>;

/** Set by picture-move.ts, whose code comes to browsers that can move a picture. */
export const nextMove: { begin: Begin | null } = { begin: null };
