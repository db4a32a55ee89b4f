import type { Testimonial } from 'shared-contracts/wire/blog';

/** The built-in samples (specification, section 9). They are marked as samples in the markup. */
export const sampleTestimonials: Testimonial[] = [
  {
    body: 'The quotation came back the same morning, and the grinders were on the counter when our driver arrived. Nothing missing, invoice in order.',
    by: 'Ramon D.',
    position: 'Purchasing officer',
    from: 'Steel fabrication shop, Valenzuela',
  },
  {
    body: 'They asked what we weld before they talked about a machine. We bought the smaller one and it has run every day since.',
    by: 'Liza M.',
    position: 'Workshop owner',
    from: 'Bulacan',
  },
  {
    body: 'One wrong disc size in a carton of fifty. I called, brought it back within the week, and left with the right one.',
    by: 'Noel S.',
    position: 'Site foreman',
    from: 'Quezon City',
  },
  {
    body: 'I can see the specifications of every variant before I go to the counter. That saves us a trip.',
    by: 'Grace T.',
    position: 'Maintenance planner',
    from: 'Food plant, Laguna',
  },
];
