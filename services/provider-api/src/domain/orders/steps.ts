/**
 * Which status of an order may follow which. Staff cancel an order in every open status; a customer
 * asks them to.
 */
import { ORDER_STATUSES, type OrderStatus } from '../../database/tables/orders';

const NEXT: Record<OrderStatus, readonly OrderStatus[]> = {
  Pending: ['Confirmed', 'Cancelled'],
  Confirmed: ['Ready for pickup', 'Cancelled'],
  'Ready for pickup': ['Completed', 'Cancelled'],
  Completed: [],
  Cancelled: [],
};

export const nextStatuses = (status: OrderStatus): readonly OrderStatus[] => NEXT[status];

export const mayFollow = (from: OrderStatus, to: OrderStatus): boolean => NEXT[from].includes(to);

/** Whether something is still to be done with the order. */
export const isOpen = (status: OrderStatus): boolean => NEXT[status].length > 0;

export const OPEN_STATUSES: OrderStatus[] = ORDER_STATUSES.filter(isOpen);

/** Whether a part of the order can be handed out: it was seen by staff, and isn't over. */
export const mayBeHandedOut = (status: OrderStatus): boolean =>
  status === 'Confirmed' || status === 'Ready for pickup';
