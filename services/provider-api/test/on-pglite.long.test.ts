/** All suites on the embedded database. */
import { afterAll, describe } from 'vitest';
import { reused } from './reused';
import { inMemory } from './shop';
import { suites } from './suites';

const { open, end } = reused(inMemory);

describe('on PGlite', () => {
  afterAll(end);
  for (const suite of suites) suite(open);
});
