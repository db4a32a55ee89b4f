/** For tests in which remotes fail: a front of their own, before the running shop's provider. */
import { test as base } from '@playwright/test';
import { startFaultFront, type FaultFront } from './fault-front';
import { shopAddress } from './shop-address';

/** Far below what shoppers are given, in milliseconds: what hangs shall not hold up the run. */
const REMOTE_LIMIT = 1_500;

export const frontTest = base.extend<object, { front: FaultFront }>({
  front: [
    async ({}, provide) => {
      const front = await startFaultFront(shopAddress(), REMOTE_LIMIT);
      await provide(front);
      await front.close();
    },
    { scope: 'worker' },
  ],
});
