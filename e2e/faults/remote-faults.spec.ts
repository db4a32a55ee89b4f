/** Remotes fail in every way at every moment, a few of each: the rest is `pnpm faults`. */
import { test as base } from '@playwright/test';
import { runRemoteCase } from '../matrix/remote-case';
import { pairwise } from '../matrix/remote-cases';
import { startFaultFront, type FaultFront } from '../shop/fault-front';
import { shopAddress } from '../shop/shop-address';

/** Far below what shoppers are given: what hangs shall not hold up the run. */
const REMOTE_LIMIT = 1_500;

const test = base.extend<object, { front: FaultFront }>({
  front: [
    async ({}, provide) => {
      const front = await startFaultFront(shopAddress(), REMOTE_LIMIT);
      await provide(front);
      await front.close();
    },
    { scope: 'worker' },
  ],
});

for (const testCase of pairwise()) {
  test(`the shop stands: ${testCase.id} [M06]`, async ({ browser, front }) => {
    await runRemoteCase(browser, front, testCase);
  });
}
