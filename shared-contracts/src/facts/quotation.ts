export type QuotationFacts = {
  /** A quotation became an order. What the cart held of it has left the cart. */
  'quotation:accepted': { number: string };
};
