import { z } from 'shared-contracts/schema';
import { order, type Order } from 'shared-contracts/wire/order';
import { expect, test } from 'vitest';
import { newestOf } from '../src/checkout/last-order';

function orderOf(order_number: string, datePlaced: string, address1: string | null): Order {
  const ordered_by = address1 === null ? null : { first_name: 'Maria', address1 };
  const sent = { order_number, datePlaced, total_amount: 1, status: 'Pending', ordered_by };
  const { data } = z.safeParse(order, sent);
  if (!data) throw new Error('this is no order');
  return data;
}
const online = orderOf('A', '2026-01-01', '12 Mabini Street');
const atCounter = orderOf('B', '2026-02-01', '');
const silent = orderOf('C', '2026-03-01', null);

test('the checkout begins with the newest address, which no order of the counter has', () => {
  expect(newestOf([online, atCounter, silent])?.order_number).toBe('A');
  expect(newestOf([silent, atCounter])?.order_number).toBe('B');
  expect(newestOf([silent])).toBeNull();
});
