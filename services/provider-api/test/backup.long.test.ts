/** A backup of a shop that is open; `pnpm --filter provider-api drill` does the same on PostgreSQL. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { drill } from './drill/drill';

it(
  'has every order that was acknowledged before it began, and money and stock add up',
  { timeout: 300_000 },
  async () => {
    const directory = await mkdtemp(join(tmpdir(), 'provider-backup-'));
    const found = await drill({
      environment: { DATA_DIR: join(directory, 'shop') },
      elsewhere: { DATA_DIR: join(directory, 'elsewhere') },
      backup: join(directory, 'drill'),
      customers: 2,
      orders: 4,
    });
    await rm(directory, { recursive: true, force: true });
    expect(found.faults).toEqual([]);
    expect(found.before).toBeGreaterThanOrEqual(4);
    expect(found.during).toBeGreaterThanOrEqual(1);
    expect(found.restored).toEqual(found.said);
    expect(Number(found.said.orders)).toBeGreaterThanOrEqual(found.before);
    expect(found.gone).toBe(found.ordered);
  },
);
