import { paths } from './paths';

/** In the address of an order that staff wrote down: the code by which it becomes the reader's own. */
export const CLAIM = 'claim';

/** @returns '/order-history/ORD-7K3M-92QX?claim=7K3M92QX4TBC' */
export const claimPath = (number: string, code: string): string =>
  `${paths.order(number)}?${CLAIM}=${encodeURIComponent(code)}`;
