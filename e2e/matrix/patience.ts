import { expect as base } from '@playwright/test';

/** How long a test waits for a state that a busy machine reaches late, in milliseconds. */
export const expect = base.configure({ timeout: 15_000 });
