/** Makes a migrated embedded database in a folder, for tests, which copy it (tooling/run/prepared-data). */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { openPglite } from '../src/database/open';

const [folder] = process.argv.slice(2);
if (folder === undefined) throw new Error('usage: new-database FOLDER');
const { client, close } = await openPglite({ directory: join(folder, 'data/database') });
const dumped = await client.dumpDataDir();
await close();
await writeFile(join(folder, 'dumped.tar'), Buffer.from(await dumped.arrayBuffer()));
