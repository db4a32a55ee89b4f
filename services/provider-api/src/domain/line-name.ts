/** What a line is of, in mails and refusals: 'Drill (Kit)'; what is said of no variant has no brackets. */
export const lineName = ({
  productName,
  variantName,
}: {
  productName: string;
  variantName: string;
}): string => (variantName === '' ? productName : `${productName} (${variantName})`);
