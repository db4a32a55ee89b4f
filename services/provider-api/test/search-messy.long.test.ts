/** The search over catalogues as clerks type them is never worse than it was. */
import { describe, expect, it } from 'vitest';
import { openShopOf, shopEngine } from '../bench/messy/engines';
import { judgedCatalogue } from '../bench/messy/judged-catalogue';
import { measure, silence, summary } from '../bench/messy/measure';
import { nonsense } from './judged/messy-nonsense';
import { keptInMemory } from './kept-in-memory';

/** What was measured on 28 November 2026, rounded down; to be raised, never lowered. */
const floors = {
  hardware: { ndcg: 0.94, precision: 0.97, success: 0.99, silent: 1 },
  retail: { ndcg: 0.93, precision: 0.97, success: 0.98, silent: 1 },
  wholesale: { ndcg: 0.89, precision: 0.93, success: 0.97, silent: 1 },
};

describe.each(['hardware', 'retail', 'wholesale'] as const)('over the catalogue %s', (name) => {
  it(
    'the search finds what was asked, and nothing for nonsense',
    { timeout: 120_000 },
    async () => {
      const { catalogue, queries } = judgedCatalogue(name);
      const shop = await openShopOf(catalogue, keptInMemory);
      const engine = await shopEngine(shop);
      const measured = summary(await measure(engine, queries));
      const silent = await silence(engine, nonsense);
      await shop.close();
      const { ndcg, precision, success, silent: least } = floors[name];
      expect(measured.ndcg).toBeGreaterThanOrEqual(ndcg);
      expect(measured.precision).toBeGreaterThanOrEqual(precision);
      expect(measured.success).toBeGreaterThanOrEqual(success);
      expect(silent).toBeGreaterThanOrEqual(least);
    },
  );
});
