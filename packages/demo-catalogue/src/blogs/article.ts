/** An article as we write it; the catalogue's row is made from it. */
export type Article = {
  slug: string;
  header: string;
  /** ISO 8601, Manila time. */
  created_at: string;
  /** The kinds of product in its picture, the largest first. */
  pictured: readonly string[];
  /** Four short lines on the card in its picture. */
  card: readonly string[];
  /** HTML: h2, h3, p, ol, ul, li, table, strong, em. */
  body: string;
};
