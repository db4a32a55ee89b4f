import { describe, expect, it } from 'vitest';
import { balanceOf } from '../src/domain/payments/balance';

describe('the balance of an order', () => {
  const order = { total: 1000, credited: 0, received: 0, refunded: 0 };

  it.each([
    ['nothing was paid', {}, { owed: 1000, refundDue: 0 }],
    ['a part was paid', { received: 400 }, { owed: 600, refundDue: 0 }],
    ['all was paid', { received: 1000 }, { owed: 0, refundDue: 0 }],
    ['tax was withheld', { received: 980, withheld: 20 }, { owed: 0, refundDue: 0 }],
    ['goods came back', { received: 1000, credited: 300 }, { owed: 0, refundDue: 300 }],
    [
      'a part of that was paid back',
      { received: 1000, credited: 300, refunded: 100 },
      { owed: 0, refundDue: 200 },
    ],
    ['a paid order was cancelled', { total: 0, received: 1000 }, { owed: 0, refundDue: 1000 }],
    [
      'one with withheld tax was cancelled',
      { total: 0, received: 980, withheld: 20 },
      { owed: 0, refundDue: 980 },
    ],
    [
      'it was paid back',
      { total: 0, received: 980, withheld: 20, refunded: 980 },
      { owed: 0, refundDue: 0 },
    ],
    ['its total has grown', { total: 1500, received: 1000 }, { owed: 500, refundDue: 0 }],
  ])('is right where %s', (_, more, balance) => {
    expect(balanceOf({ ...order, ...more })).toEqual(balance);
  });
});
