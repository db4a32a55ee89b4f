import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { killUnderLoad } from './crash/kill-under-load';

describe('a provider that is killed while customers order', () => {
  it('loses, doubles and tears no order that it acknowledged', { timeout: 300_000 }, async () => {
    const directory = await mkdtemp(join(tmpdir(), 'provider-crash-'));
    const { orders, faults, readyAfter } = await killUnderLoad({
      environment: { DATA_DIR: directory },
      customers: 4,
      kills: 2,
      between: 6,
    });
    await rm(directory, { recursive: true, force: true });
    expect(faults).toEqual([]);
    expect(orders).toBeGreaterThanOrEqual(12);
    expect(readyAfter).toHaveLength(2);
  });
});
