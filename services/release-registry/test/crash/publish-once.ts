/** A team's command in a process of its own, so that it can be killed: FOLDER STORE. */
import { folderStore } from '../../src/folder-store';
import { publishFolders } from '../../src/publish';

const [folder = '', store = ''] = process.argv.slice(2);
// The clock starts here: what came before is the start of a process, and changes nothing.
process.stdout.write('begun\n');
await publishFolders([folder], folderStore(store));
process.stdout.write('done\n');
