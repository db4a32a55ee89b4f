import { expect, it } from 'vitest';
import { countShadowed, newCounts } from '../server/reports/telemetry-counts';

const example = (path: string, says: string, at = '2026-11-28T05:00:00.000Z') => ({
  ...{ page: 'mfe-catalog/product', path, at, says },
  ...{ live: '₱ 120.00', shadow: '₱ 210.00' },
});

it('tells the three newest differences of a kind of page, each once', () => {
  const counted = newCounts({ app: 'mfe-catalog', version: '1.0.0-0a1b2c3d' });
  const later = '2026-11-28T06:00:00.000Z';
  countShadowed(counted, null);
  for (const at of ['1', '2', '3', '4']) countShadowed(counted, example(`/products/${at}`, 'gone'));
  for (let times = 0; times < 3; times += 1) {
    countShadowed(counted, example('/products/3', 'gone', later));
  }
  expect(counted.shadowed).toEqual({
    pages: 8,
    differ: 7,
    examples: [
      example('/products/2', 'gone'),
      example('/products/4', 'gone'),
      example('/products/3', 'gone', later),
    ],
  });
});
