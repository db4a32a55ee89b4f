/** An embedded database in memory, which a process empties and keeps for the files of tests that follow. */
import { reused } from './reused';
import { inMemory } from './shop';

/** Like `inMemory`, in a hundredth of its time but for the first one. Nobody really closes it. */
export const { open: keptInMemory } = reused(inMemory);
