import type { Address } from './request';

/** Addresses of calls that a remote's door starts early; the door needs nothing else of them. */
export const addresses = {
  fetchOrders: { method: 'POST', path: '/api/store/order/fetchAllOrders' },
} as const satisfies Record<string, Address>;
