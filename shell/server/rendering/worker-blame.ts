import type { Released } from 'release-registry/operations';
import { createAllowance } from './allowance';
import type { FromWorker } from './messages';
import type { OpenPages } from './open-pages';
import type { RenderBook } from './render-book';
import type { ServerRelease } from './server-builds';

/** The most faults that a process may tell at once, and then per second. */
const FAULTS_AT_ONCE = 50;
const FAULTS_A_SECOND = 10;

/** V8 ends a process by this signal when its memory is full; any other comes from outside. */
const OUT_OF_MEMORY = 'SIGABRT';

type Told<Kind extends FromWorker['kind']> = Extract<FromWorker, { kind: Kind }>;

/**
 * Books what the releases of one process do. A process runs the code of remotes, so that it is believed
 * of releases that it was given, and of no page twice.
 */
export function createWorkerBlame(
  warmedBy: ServerRelease[],
  pages: OpenPages,
  book: RenderBook | undefined,
) {
  const known = new Map<string, Released>();
  const allowance = createAllowance(FAULTS_AT_ONCE, FAULTS_A_SECOND);

  function given(releases: ServerRelease[]): void {
    for (const { app, version } of releases) known.set(`${app}@${version}`, { app, version });
  }
  given(warmedBy);

  function ended(why: string, warming: string | null): void {
    const loading = warming === null ? undefined : known.get(warming);
    const suspects = loading ? [loading] : pages.entered();
    if (suspects.length > 0) book?.killed(suspects, why);
  }

  return {
    given,
    entered({ id, app, version }: Told<'entered'>): void {
      const page = pages.get(id);
      const name = `${app}@${version}`;
      const release = known.get(name);
      if (release && page?.releases.has(name)) page.entered.set(name, release);
    },
    failed({ id, app, version, how, message }: Told<'fault'>): void {
      const name = `${app}@${version}`;
      const release = known.get(name);
      const page = id === undefined ? undefined : pages.get(id);
      if (!release || (id !== undefined && !page?.releases.has(name))) return;
      if (page?.faulted.has(name) || !allowance.spend(1)) return;
      page?.faulted.add(name);
      book?.failed(release, how, message);
    },
    rendered(id: string): void {
      const page = pages.get(id);
      const well = [...(page?.entered ?? [])].filter(([name]) => !page?.faulted.has(name));
      book?.rendered(well.map(([, release]) => release));
    },
    /** It is killed here, for what its releases do. */
    killed: ended,
    /** It ended by itself, or by somebody else. */
    ended(code: number | null, signal: string | null, warming: string | null): void {
      // One that doesn't load a release has said so.
      if (code === null ? signal === OUT_OF_MEMORY : warming === null) {
        ended(code === null ? 'its memory was full' : 'it ended itself', warming);
      }
    },
  };
}
