/** What the cart expects of the session's facts. */
import type { FactExamples } from 'shared-contracts/examples';

export const sessionStarted: FactExamples<'session:started'> = {
  fact: 'session:started',
  teller: 'shell',
  examples: [
    {
      name: 'a customer with an email',
      fact: { user: { id: '7', name: 'Maria Santos', email: 'maria@shop.example' } },
    },
    { name: 'a customer without one', fact: { user: { id: '7', name: 'Maria Santos' } } },
  ],
};

export const sessionEnded: FactExamples<'session:ended'> = {
  fact: 'session:ended',
  teller: 'shell',
  examples: [
    { name: 'a customer who logs out', fact: { reason: 'logout' } },
    { name: 'a session that has expired', fact: { reason: 'expired' } },
  ],
};
