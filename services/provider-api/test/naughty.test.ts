/** All of them on one database; both databases have a sample among the suites. */
import { naughtySuite } from './naughty.suite';
import { inMemory } from './shop';

naughtySuite(inMemory, 1);
