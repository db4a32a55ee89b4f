/**
 * The suites that can end otherwise on the embedded database; `TESTS=long pnpm unit` runs all of
 * them there.
 */
import { describe } from 'vitest';
import { keptInMemory } from './kept-in-memory';
import { suitesThatDiffer } from './suites';

describe('on PGlite', () => {
  for (const suite of suitesThatDiffer) suite(keptInMemory);
});
