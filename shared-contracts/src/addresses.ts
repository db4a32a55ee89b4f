import type { Address } from './request';

/** Calls that a remote's door names for an early start, where it needs nothing else of them. */
export const addresses = {
  fetchOrders: { method: 'POST', path: '/api/store/order/fetchAllOrders' },
} as const satisfies Record<string, Address>;
