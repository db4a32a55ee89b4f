/**
 * What becomes of pushes to main by a team's pipeline: its own scripts run in a repository of commits,
 * its jobs start, wait and give way as the pipelines' files say, the tests' before the team's own. Time
 * is in minutes.
 */
import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

type Group = string | { group: string; 'cancel-in-progress'?: boolean };
export type Step = {
  id?: string;
  run?: string;
  uses?: string;
  with?: { ref?: string };
  env?: Record<string, string>;
};
export type Pipeline = {
  concurrency?: Group;
  jobs: Record<string, { if?: string; concurrency?: Group; steps?: Step[] }>;
};

/** How long each job takes; the first is of the tests' own file, the last one watches a canary. */
const MINUTES = { test: 20, affected: 2, check: 6, publish: 5, promote: 60 } as const;
type JobName = keyof typeof MINUTES;
const JOBS = Object.keys(MINUTES) as JobName[];

/**
 * Stands for the package manager: changes by their folders, and a file for the newest release. It
 * publishes what was tested, as the command does (untested.test.ts).
 */
const COMMANDS = `#!/usr/bin/env bash
shift 2
[ "$1" = --silent ] && shift
case "$1 $2" in
  'affected --since') git diff --name-only "$3" -- | cut -d/ -f1 | sort -u ;;
  'release published') cat "$STORE/$3" 2> /dev/null || true ;;
  'release publish')
    [ "$(git rev-parse HEAD)" = "$RELEASE_TESTED" ] || exit 1
    echo "$RELEASE_TESTED" > "$STORE/$3" ;;
esac
`;

type Run = {
  sha: string;
  at: number;
  fails: boolean;
  job: number;
  left: number | null;
  ended: boolean;
};

/** What a push's tests have to say before the pipeline begins; nothing else starts it. */
const PASSED = "github.event.workflow_run.conclusion == 'success'";
const TESTED = '${{ github.event.workflow_run.head_sha }}';

/** A repository with a commit for each push. @returns how to run the pipeline of an app */
export function pushedRepository(
  folder: string,
  pushes: readonly { changes: string; at: number; fails?: boolean }[],
) {
  const repository = join(folder, 'repository');
  const store = join(folder, 'store');
  const bin = join(folder, 'bin');
  for (const each of [repository, store, bin]) mkdirSync(each);
  writeFileSync(join(bin, 'npx'), COMMANDS);
  chmodSync(join(bin, 'npx'), 0o755);
  const git = (...args: string[]) =>
    execFileSync(
      'git',
      ['-C', repository, '-c', 'user.name=A', '-c', 'user.email=a@b.c', ...args],
      {
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', 'ignore'],
      },
    ).trim();
  git('init', '-q');
  const commit = (app: string, text: string) => {
    mkdirSync(join(repository, app), { recursive: true });
    writeFileSync(join(repository, app, 'file'), text);
    git('add', '.');
    git('commit', '-qm', text);
    return git('rev-parse', 'HEAD');
  };
  const first = commit('README', 'first');
  const pushed = pushes.map(({ changes, at, fails = false }, nth) => ({
    sha: commit(changes, `push ${nth}`),
    at,
    fails,
  }));

  /**
   * Runs a job's script after tests of a commit; at the newest of main where it asks for no other.
   * @returns its outputs
   */
  function outputsOf({ run = '', env = {} }: Step, steps: Step[], app: string, of: Run): string {
    const ref = steps.find(({ uses }) => uses?.startsWith('actions/checkout'))?.with?.ref;
    const newest = pushed.at(-1)?.sha ?? '';
    git('checkout', '-q', ref === TESTED ? of.sha : newest);
    const output = join(folder, 'output');
    writeFileSync(output, '');
    const PATH = `${bin}:${process.env.PATH ?? ''}`;
    const said = env.RELEASE_TESTED === TESTED ? { RELEASE_TESTED: of.sha } : {};
    const place = { APP: app, BASE: '', STORE: store, PATH };
    const set = { ...place, ...said, GITHUB_SHA: newest, GITHUB_OUTPUT: output };
    execFileSync('bash', ['-e', '-c', run], {
      cwd: repository,
      env: { ...process.env, ...set },
      stdio: 'ignore',
    });
    return readFileSync(output, 'utf8');
  }

  return {
    pushed,
    /** The commit before them. */
    first,
    /** What an app's newest release was made from, when all runs have ended. */
    publishedBy({ jobs, concurrency }: Pipeline, tests: Pipeline, app: string): string {
      writeFileSync(join(store, app), first);
      const groupOf = (job: JobName) =>
        job === 'test' ? tests.concurrency : (jobs[job]?.concurrency ?? concurrency);
      const nameOf = (group: Group) => (typeof group === 'string' ? group : group.group);
      const runs: Run[] = pushed.map((push) => ({ ...push, job: 0, left: null, ended: false }));
      const ofRun = ({ job }: Run) => JOBS[job] ?? 'promote';
      /** Who has a job's place, or waits for it. A group of the whole file is held from job to job. */
      const rivals = (run: Run, now: number) => {
        const group = groupOf(ofRun(run));
        if (group === undefined) return [];
        return runs.filter((other) => {
          const theirs = groupOf(ofRun(other));
          const isThere = other !== run && !other.ended && other.at <= now;
          return isThere && theirs !== undefined && nameOf(theirs) === nameOf(group);
        });
      };
      const holds = (run: Run) =>
        run.left !== null || (run.job > 1 && jobs[ofRun(run)]?.concurrency === undefined);

      function start(run: Run, now: number): void {
        const others = rivals(run, now);
        const group = groupOf(ofRun(run));
        const takesOver = typeof group === 'object' && group['cancel-in-progress'] === true;
        const waiting = others.filter((other) => !holds(other) && other.at < run.at);
        for (const other of waiting) other.ended = true;
        for (const other of takesOver ? others.filter(holds) : []) other.ended = true;
        const isFree = others.every((other) => other.ended || !holds(other));
        if (isFree) run.left = MINUTES[ofRun(run)];
      }

      function end(run: Run): void {
        const name = ofRun(run);
        const steps = jobs[name]?.steps ?? [];
        const said = steps.find(({ id }) => id === name);
        const isHeld = name === 'test' && run.fails && jobs.affected?.if?.includes(PASSED);
        const passes = isHeld ? '' : 'release=true published=true';
        const outputs = said ? outputsOf(said, steps, app, run) : passes;
        run.left = null;
        run.job += 1;
        run.ended = !/(?:release|published)=true/.test(outputs) || run.job === JOBS.length;
      }

      for (let now = 0; runs.some(({ ended }) => !ended); now += 1) {
        for (const run of runs.filter(({ ended, at }) => !ended && at <= now)) {
          if (run.ended) continue;
          if (run.left === null && (!holds(run) || run.job > 1)) start(run, now);
          if (run.left !== null && (run.left -= 1) === 0) end(run);
        }
      }
      return readFileSync(join(store, app), 'utf8').trim();
    },
  };
}
