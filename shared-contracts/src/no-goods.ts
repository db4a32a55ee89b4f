/**
 * Whether a line of an order or a quotation is of the catalogue: 0 is the variant of what is no goods,
 * such as a service that staff have quoted in their own words.
 */
export const isGoods = ({ variant_id }: { variant_id: string }): boolean => variant_id !== '0';
