/**
 * The suites that can end otherwise on the embedded database; `TESTS=long pnpm unit` runs all of
 * them there.
 */
import { afterAll, describe } from 'vitest';
import { reused } from './reused';
import { inMemory } from './shop';
import { suitesThatDiffer } from './suites';

const { open, end } = reused(inMemory);

describe('on PGlite', () => {
  afterAll(end);
  for (const suite of suitesThatDiffer) suite(open);
});
