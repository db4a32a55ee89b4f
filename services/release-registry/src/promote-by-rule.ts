/** Waits until a canary has shown what it is: then everybody gets it, or nobody does. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { AppName } from 'shared-contracts/release';
import { abortCanary } from './operations';
import { judgeCanary, type PromotionRule } from './promotion-rule';
import { promoteCanary } from './publish';
import { RegistryConflict } from './registry-file';
import { ReleaseRefused } from './release-refused';
import type { ReleaseStore } from './store';
import { telemetryFile, type TelemetrySource } from './telemetry-source';

/** How often a canary is judged, in milliseconds. */
const LOOK = 10_000;
const MINUTE = 60_000;

/** The error of a canary that the rule did not promote, in one line. */
class NotPromoted extends Error {
  override readonly name = 'NotPromoted';
}

export type Waiting = {
  rule: PromotionRule;
  /** When it is given up, in minutes; the canary stays as it is then. */
  atMost: number;
  tell: (line: string) => void;
  /** What shoppers' tabs have reported; beside the registry by default. */
  told?: TelemetrySource;
  /** What REMOTE_ORIGINS says here. */
  origins?: string[] | undefined;
  /** Milliseconds between two looks, for tests. */
  look?: number;
};

/**
 * Promotes an app's canary once the rule allows it, after the same check as any promotion; takes it
 * from everybody where it does worse than what is live.
 * @throws NotPromoted where it was aborted, has ended otherwise, differs in pages where the rule asks for
 *   none, or showed too little in the time;
 *   ReleaseRefused where there is none, or where it no longer fits what is live
 */
export async function promoteByRule(
  app: AppName,
  store: ReleaseStore,
  { rule, atMost, tell, told = telemetryFile(store.root), origins, look = LOOK }: Waiting,
): Promise<void> {
  const version = (await store.registry.read()).apps[app]?.canary?.version;
  if (version === undefined) throw new ReleaseRefused([`${app} has no canary`]);
  const canary = `${app} ${version}`;
  const until = Date.now() + atMost * MINUTE;
  let said = '';
  for (;;) {
    const seen = await store.registry.read();
    const { kind, reason } = judgeCanary(seen, await told.read(), { app, version }, rule);
    if (kind === 'gone' || kind === 'differs') {
      throw new NotPromoted(`${canary} is not promoted: ${reason}`);
    }
    try {
      if (kind === 'worse') {
        await abortCanary(app, reason, store.registry);
        throw new NotPromoted(`${canary} is aborted: ${reason}`);
      }
      if (kind === 'promote') {
        if (seen.apps[app]?.live !== version) {
          await promoteCanary(app, store, { tell, expected: version, origins });
        }
        tell(`${canary} is live for everybody: ${reason}`);
        return;
      }
    } catch (error) {
      // Somebody else has changed the registry meanwhile: it is judged again as it is now.
      if (!(error instanceof RegistryConflict)) throw error;
      continue;
    }
    if (said !== reason) tell(`${canary} waits: ${reason}`);
    said = reason;
    if (Date.now() >= until) {
      throw new NotPromoted(
        `${canary} is not promoted after ${atMost} minutes: ${reason}; it stays a canary`,
      );
    }
    await sleep(Math.min(look, Math.max(1, until - Date.now())));
  }
}
