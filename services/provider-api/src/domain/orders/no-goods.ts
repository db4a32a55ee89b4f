/**
 * The variant of a line that is no goods of the catalogue, of a quotation or an order: a service, or
 * what is got in for one customer. Ids begin at 1, and a line keeps its own texts, so that whoever
 * looks the variant up finds none: no units are taken, given back or counted.
 */
export const NO_GOODS = 0;

export const isGoods = ({ variantId }: { variantId: number }): boolean => variantId !== NO_GOODS;
