/** `pnpm --filter release-registry mutations`: every case by name, and what `check` says of it. */
import { breaking } from './breaking';
import { builtReleases, refusalsOf } from './built-releases';
import { harmless } from './harmless';

const live = await builtReleases();
for (const [title, cases] of [
  ['breaking', breaking],
  ['harmless', harmless],
] as const) {
  let refused = 0;
  console.log(`\n${title} (${cases.length})`);
  for (const each of cases) {
    const [first, ...more] = refusalsOf(each, live);
    if (first !== undefined) refused += 1;
    const said = first === undefined ? 'passes' : `refused: ${first}`;
    console.log(`- ${each.name} (${each.app})\n    ${said}`);
    if (more.length > 0) console.log(`    and ${more.length} more`);
  }
  console.log(`${title}: refused ${refused} of ${cases.length}`);
}
