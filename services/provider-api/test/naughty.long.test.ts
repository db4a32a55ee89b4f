/**
 * All naughty texts on PGlite (`TESTS=long pnpm unit`); the suites send a sample of them on both
 * databases.
 */
import { naughtySuite } from './naughty.suite';
import { inMemory } from './shop';

naughtySuite(inMemory, 1);
