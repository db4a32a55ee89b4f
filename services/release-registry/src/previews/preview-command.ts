/** What `pnpm release preview` does, and what it says of it. */
import type { Registry } from 'shared-contracts/release';
import { checkedOutHere } from '../checked-out';
import type { Command } from '../command-line';
import { readEnvironment } from '../environment';
import { withFolders } from '../publish-command';
import type { ReleaseStore } from '../store';
import { listPreviews } from './preview';

const minute = (at: string) => at.slice(0, 16).replace('T', ' ');

/**
 * Stores what the command names, and prints the link that shows it in one browser.
 * @throws ReleaseRefused, RegistryConflict
 */
export async function preview(command: Command, store: ReleaseStore): Promise<void> {
  const { SHOP_ORIGIN } = readEnvironment();
  const source = command.from === undefined ? await checkedOutHere(command.apps) : {};
  await withFolders(command, async (folders) => {
    const { releases, until, unfit } = await listPreviews(folders, store, source);
    if (unfit.length > 0) {
      console.log('it does not fit what is live, so it could not go live as it is:');
      for (const reason of unfit) console.log(`  - ${reason}`);
    }
    const names = releases.map(({ app, version }) => `${app}@${version}`).join();
    console.log(`until ${minute(until)} UTC, in your browser alone:`);
    console.log(`${SHOP_ORIGIN}/?preview=${names}`);
  });
}

/** One line for each preview that can still be looked at. */
export function previewLines({ previews = {} }: Registry, now = Date.now()): string[] {
  return Object.entries(previews).flatMap(([app, versions]) =>
    Object.entries(versions)
      .filter(([, { until }]) => Date.parse(until) > now)
      .map(
        ([version, { until }]) =>
          `${app.padEnd(18)} ${version.padEnd(20)} preview until ${minute(until)} UTC`,
      ),
  );
}
