/** For tests in which remotes fail: a front of their own, with the running shop's provider. */
import { test as base } from '@playwright/test';
import { startFaultFront, type FaultFront } from './fault-front';
import { shopAddress } from './shop-address';

/** Far below production's limit, in milliseconds, so that a hanging part doesn't delay the run. */
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
