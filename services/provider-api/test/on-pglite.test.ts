import { describe } from 'vitest';
import { inMemory } from './shop';
import { suites } from './suites';

describe('on PGlite', () => {
  for (const suite of suites) suite(inMemory);
});
