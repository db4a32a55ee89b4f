/** What `pnpm release rollback` does, and what it says of it. */
import type { AppName } from 'shared-contracts/release';
import { rollBackTogether, wentLiveWith } from './back-together';
import type { Command } from './command-line';
import { rollBackTo } from './publish';
import type { ReleaseStore } from './store';
import { tellLive } from './tell-live';
import { wayBack } from './way-back';

async function oneBack(app: AppName, command: Command, store: ReleaseStore): Promise<void> {
  const before = await store.registry.read();
  const outcome = await rollBackTo(app, command, store);
  tellLive(outcome);
  const { version, previous, changed } = outcome;
  if (!changed) return;
  const further = wayBack(await store.registry.read(), app);
  console.log(
    `everybody gets ${version} at the next page load; forward again: pnpm release rollback ${app} ` +
      `--to ${previous}; ${further ? `once more leads to ${further}` : 'nothing was before it'}`,
  );
  const mates = wentLiveWith(before, app).filter((other) => other !== app);
  if (mates.length > 0) {
    console.log(
      `${app} ${previous} went live with what is live of ${mates.join(', ')}: pnpm release rollback ${mates.join(' ')} takes that back too`,
    );
  }
}

/**
 * Takes back what the command names; several apps in one change.
 * @throws ReleaseRefused, RegistryConflict
 */
export async function rollBack(command: Command, store: ReleaseStore): Promise<void> {
  const [app, ...more] = command.apps as [AppName, ...AppName[]];
  if (more.length === 0) return oneBack(app, command, store);
  const outcomes = await rollBackTogether(command.apps, command.reason, store);
  for (const outcome of outcomes) tellLive(outcome);
  console.log(
    'everybody gets all of them at the next page load; forward again one by one, by --to',
  );
}
