/** What `pnpm test` builds: the demonstration catalogue, all apps, and shops to be copied. */
import { buildChanged } from '../build.mjs';
import { makeDemoCatalogue } from '../demo-catalogue.mjs';
import { prepareData } from '../prepared-data.mjs';

try {
  await makeDemoCatalogue(console.log);
  await buildChanged(console.log);
  await prepareData();
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
