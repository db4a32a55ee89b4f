/** What `pnpm release promote` does, and what it says of it. */
import type { AppName } from 'shared-contracts/release';
import type { Command } from './command-line';
import { promoteByRule } from './promote-by-rule';
import { promoteCanary } from './publish';
import type { ReleaseStore } from './store';
import type { TelemetrySource } from './telemetry-source';
import { tellLive } from './tell-live';

/** The rule where the command doesn't say otherwise: as long as it takes to be known as good. */
const RULE = { minutes: 30, shoppers: 50, networks: 3, worse: 1, slower: 25 };
/** How much longer than its minutes a canary may take to be seen by enough shoppers. */
const PATIENCE = 4;

/**
 * Makes an app's canary live for everybody, if it fits what is live beside it now; by its rule once
 * it has shown that it does no worse.
 * @param told what shoppers' tabs have reported of releases
 * @param origins what REMOTE_ORIGINS says here
 * @throws ReleaseRefused with the reasons; RegistryConflict; NotPromoted
 */
export async function promote(
  app: AppName,
  command: Command,
  store: ReleaseStore,
  told: TelemetrySource,
  origins?: string[],
): Promise<void> {
  const { byRule } = command;
  if (!byRule) {
    tellLive(await promoteCanary(app, store, { tell: console.log, origins }));
    return;
  }
  const { atMost, ...wanted } = byRule;
  const rule = { ...RULE, ...wanted };
  const waiting = { rule, atMost: atMost ?? Math.max(1, PATIENCE * rule.minutes) };
  await promoteByRule(app, store, { ...waiting, tell: console.log, told, origins });
}
