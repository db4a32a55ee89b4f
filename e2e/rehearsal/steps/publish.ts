/** Twenty releases are published and taken back; each reaches every shopper within five seconds. */
import type { Remote } from '../../shop/apps';
import { liveVersion, publishNext, rollBack, shownAtEdge } from '../releases';
import { until } from '../until';
import type { RehearsalStep } from './step';

/** What a document's freshness and its asking anew take together, in milliseconds. */
const REACHES_WITHIN = 5_000;
const APPS: readonly Remote[] = ['mfe-content', 'mfe-catalog'];

export const publish: RehearsalStep = async (rehearsal) => {
  const { quick, say } = rehearsal;
  const times = quick ? 3 : 20;
  const faults: string[] = [];
  let slowest = 0;
  const shown = async (app: Remote, version: string) => {
    const what = `shoppers get ${app} ${version}`;
    try {
      // One that comes too late is told with its time.
      const took = await until(what, 6 * REACHES_WITHIN, () =>
        shownAtEdge(rehearsal, app, version),
      );
      slowest = Math.max(slowest, took);
      if (took > REACHES_WITHIN) faults.push(`${what} only after ${Math.round(took)} ms`);
    } catch (error) {
      faults.push((error as Error).message);
    }
  };
  for (let nth = 0; nth < times; nth += 1) {
    const app = APPS[nth % APPS.length] ?? 'mfe-content';
    const before = await liveVersion(rehearsal, app);
    const version = await publishNext(rehearsal, app);
    await shown(app, version);
    await rollBack(rehearsal, app, before);
    await shown(app, before);
  }
  say(
    `  ${times} releases were published and taken back, each shown after ${Math.round(slowest)} ms at most`,
  );
  return faults;
};
