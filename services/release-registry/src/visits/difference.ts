/** What differs, in words, and the piece of each side; empty where that side has none. */
export type Difference = { says: string; live: string; shadow: string };
