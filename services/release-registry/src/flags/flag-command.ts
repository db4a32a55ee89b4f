/** What `pnpm release` does with feature flags, and what it says of them. */
import { FLAGS } from 'shared-contracts/flags';
import { percentOf, type Command } from '../command-line';
import type { ReleaseStore } from '../store';
import { flagLines, setFlag } from './flag-share';

/** Sets a flag's share. @throws ReleaseRefused, RegistryConflict, WrongUsage */
export async function flag({ words = [], reason }: Command, { registry }: ReleaseStore) {
  const [name = '', share = ''] = words;
  const percent = percentOf(share.replace(/%$/, ''), 'flag NAME');
  const before = await setFlag({ name, percent, reason }, FLAGS, registry);
  console.log(
    before === percent
      ? `${name} is on for ${percent} % already`
      : `${name} is on for ${percent} % of the shoppers from their next page load (${before} % before)`,
  );
}

/** Says which flags there are, and for how many each is on. */
export async function flags({ registry }: ReleaseStore): Promise<void> {
  const lines = flagLines(await registry.read(), FLAGS);
  for (const line of lines.length > 0 ? lines : ['no feature flag is declared']) console.log(line);
}
