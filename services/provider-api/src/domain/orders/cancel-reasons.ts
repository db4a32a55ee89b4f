/** Why an order is cancelled: what staff choose, and what the customer is told. */
export const CANCEL_REASONS = {
  asked: { label: 'The customer asked', told: 'You asked us to cancel it.' },
  unpaid: { label: 'Not paid in time', told: 'We had no payment for it in time.' },
  unreachable: { label: 'Customer not reached', told: 'We could not reach you.' },
  stock: { label: 'Not in stock after all', told: 'We do not have the goods after all.' },
  mistake: { label: 'Ordered by mistake', told: 'It was ordered by mistake.' },
} as const;

export type CancelReason = keyof typeof CANCEL_REASONS;

export const cancelReasons = Object.keys(CANCEL_REASONS) as [CancelReason, ...CancelReason[]];
