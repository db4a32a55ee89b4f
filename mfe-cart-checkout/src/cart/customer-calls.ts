import type { HttpClient } from 'shared-contracts/call';
import type { UpdateCartBody } from 'shared-contracts/wire/cart';
import { fetchCartLines } from '../api/fetch-cart';
import { updateCartLine, type UpdatedCart } from '../api/update-cart';
import type { CartLine } from './lines';

export type CustomerCalls = {
  /** Reads the cart. @throws ApiError */
  read(): Promise<CartLine[]>;
  /** Sends one change. @throws ApiError */
  update(body: UpdateCartBody, key: string): Promise<UpdatedCart>;
  /**
   * True once the provider has said that it does the work of one key only once, however often the
   * call is sent.
   */
  keysHold(): boolean;
};

/**
 * The calls of one customer's cart.
 * @param onConfirmed called after each change that the provider has made
 */
export function createCustomerCalls(
  http: HttpClient,
  userId: string,
  onConfirmed: () => void,
): CustomerCalls {
  let keysHold = false;
  return {
    async read() {
      const answer = await fetchCartLines(http, userId);
      keysHold = answer.idempotent;
      return answer.items;
    },
    async update(body, key) {
      const answer = await updateCartLine(http, body, key);
      keysHold = answer.idempotent;
      onConfirmed();
      return answer;
    },
    keysHold: () => keysHold,
  };
}
