/** Products as a provider answers with them, for several tests. */
import { row } from './fake-host';

/** Two variants: one with all a shopper sees, and one without price, stock and pictures. */
export const drill = {
  id: 1,
  product_id: 1,
  product_name: 'Hammer Drill',
  brand: { id: 7, brand_name: 'Torvane' },
  category: { id: 3, category_name: 'Drills' },
  description: 'Drills concrete.',
  variants: [
    {
      id: 11,
      variant_name: 'HD-10',
      price: 4999.5,
      specs: JSON.stringify([{ label: 'Chuck', specs: '10 mm' }]),
      useage: '<p>Wear goggles.</p><script>bad()</script>',
      inclusions: [{ name: 'Case' }],
      images: ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((name) => ({ path: `${name}.webp` })),
      default: true,
      in_stock: true,
    },
    {
      id: 12,
      variant_name: 'HD-13',
      price: 0,
      description: 'The big one.',
      specs: [{ label: 'Chuck', specs: '13 mm' }],
      images: [{ path: '0' }],
      default: false,
      in_stock: false,
    },
  ],
};

/** A product whose catalogue says how it is sold. */
export const bolts = {
  id: 1,
  product_id: 1,
  product_name: 'Hex Bolts',
  brand: { id: 7, brand_name: 'Torvane' },
  category: { id: 3, category_name: 'Bolts' },
  description: '',
  related: [row(21, { product_name: 'Washers' })],
  replaced_by: [row(22, { product_name: 'Flange Bolts' })],
  variants: [
    {
      id: 11,
      variant_name: 'M8',
      price: 10,
      was_price: 12,
      sale_ends: '2026-06-20T16:00:00.000Z',
      default: true,
      in_stock: true,
      price_steps: [
        { quantity: 1, price: 10 },
        { quantity: 50, price: 9.5 },
        { quantity: 200, price: 9 },
      ],
      minimum_order: 10,
      order_step: 5,
      unit: 'box',
      pack_quantity: 100,
      lead_time: '3 to 5 working days',
      gtin: '4006381333931',
      mpn: 'NW-840',
      country_of_origin: 'DE',
      documents: [
        { title: 'Bolt data', url: 'https://docs.example/b.pdf', kind: 'datasheet', bytes: 120400 },
        { title: 'Safety manual', url: '/documents/safety.pdf', kind: 'manual' },
        { title: 'Trick', url: 'javascript:alert(1)', kind: 'manual' },
        { title: 'Elsewhere', url: '//docs.example/b.pdf', kind: 'manual' },
      ],
    },
  ],
};
