import { expect as base } from '@playwright/test';

/** For states that a busy machine may be slow to reach; what has a limit of its own names it. */
export const expect = base.configure({ timeout: 15_000 });
