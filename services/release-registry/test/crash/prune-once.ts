/** A prune in a process of its own, so that it can be killed: STORE. */
import { folderStore } from '../../src/folder-store';
import { prune } from '../../src/pruning/prune';

const [store = ''] = process.argv.slice(2);
// The clock starts here: what came before is the start of a process, and changes nothing.
process.stdout.write('begun\n');
await prune(folderStore(store), { days: 3, dryRun: false });
process.stdout.write('done\n');
