/**
 * A remote that a team outside built with the packed contracts of version 1.0.0, beside the apps of
 * today: it may stay as it is, or the check says what its team must change. `earlier/` was written by
 * hand after what mfe-search gave and wanted then.
 */
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Candidate } from 'release-registry/check';
import type { ReleaseContract } from 'release-registry/contract/release-contract';
import { candidateOf } from 'release-registry/stored-release';
import { verdictOnNew } from 'release-registry/verdict';
import { expect, it } from 'vitest';
import { APP_NAMES } from 'shared-contracts/own-apps';

const ROOT = resolve(import.meta.dirname, '../..');
const VERSION = '1.0.0-aaaaaaaa';

const contract = JSON.parse(
  readFileSync(join(import.meta.dirname, 'earlier/mfe-search-1.0.0.json'), 'utf8'),
) as ReleaseContract;

/** Why the earlier remote may not go live beside what is built now. */
async function refusedToday(change: Partial<ReleaseContract> = {}): Promise<string[]> {
  const built = await Promise.all(APP_NAMES.map((app) => candidateOf(join(ROOT, app, 'dist'))));
  const today = built.map((each) => ({ ...each, live: true }));
  const own = built.find(({ manifest }) => manifest.app === 'mfe-search') as Candidate;
  const changed = { ...contract, ...change };
  const fragments = Object.fromEntries(Object.keys(changed.fragments).map((name) => [name, []]));
  const earlier: Candidate = {
    manifest: { ...own.manifest, version: VERSION, fragments },
    party: { version: VERSION, contract: changed },
  };
  return verdictOnNew([earlier], today).refused.map((line) => line.replace(/-[0-9a-f]{8}/g, ''));
}

/** As the packed tooling of today writes it from the same sources. */
const ANEW = { format: 3, writes: {}, reads: {} } as const;
const CAME_SINCE =
  'slot search.offline-catalogue: mfe-cart-checkout 1.0.0 shows it; mfe-search 1.0.0 does not fill it';
const faultsIn = (lines: string[]) => lines.filter((line) => !line.startsWith('next: '));

it('says that tooling must be exchanged where the earlier one wrote less than is compared', async () => {
  expect(await refusedToday()).toContain(
    'mfe-search 1.0.0: its contract.json is of format 2, and says less than format 3; build it ' +
      'anew: pnpm release publish mfe-search, in a repository of its own with the packed tooling of today',
  );
});

it('says the one thing that the shop wants since then, and what to do', async () => {
  const lines = await refusedToday(ANEW);
  expect(faultsIn(lines)).toEqual([CAME_SINCE]);
  expect(lines.join('\n')).toContain('next: where another team has the other half');
});

it('lets it go live once it gives that, with all else as it was', async () => {
  const { party } = await candidateOf(join(ROOT, 'mfe-search/dist'));
  const added = 'search.offline-catalogue';
  const asToday = { [added]: party?.contract.fragments[added] ?? {} };
  const fragments = { ...contract.fragments, ...asToday };
  expect(await refusedToday({ ...ANEW, fragments })).toEqual([]);
});

it('names what was taken away since, and both sides', async () => {
  const lines = await refusedToday({ ...ANEW, tokens: ['--color-old'], paths: ['/find'] });
  expect(faultsIn(lines)).toEqual([
    'path /find: mfe-search 1.0.0 leads to it; shell 1.0.0 has no route of it',
    'token --color-old: mfe-search 1.0.0 uses it; shell 1.0.0 does not set it',
    CAME_SINCE,
  ]);
});
