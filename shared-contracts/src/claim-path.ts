import { paths } from './paths';

/**
 * Where an order that staff wrote down becomes the reader's own, by the code on its slip.
 * @returns '/order-history/ORD-7K3M-92QX?claim=7K3M92QX4TBC'
 */
export const claimPath = (number: string, code: string): string =>
  `${paths.order(number)}?claim=${encodeURIComponent(code)}`;
