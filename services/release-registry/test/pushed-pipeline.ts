/**
 * What becomes of pushes to main by a team's pipeline: its own scripts run in a repository of commits,
 * its jobs start, wait and give way as the pipeline's file says. Time is in minutes.
 */
import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

type Group = string | { group: string; 'cancel-in-progress'?: boolean };
type Step = { id?: string; run?: string };
export type Pipeline = {
  concurrency?: Group;
  jobs: Record<string, { concurrency?: Group; steps?: Step[] }>;
};

/** How long each job takes; the last one watches a canary. */
const MINUTES = { affected: 2, check: 6, publish: 5, promote: 60 } as const;
type JobName = keyof typeof MINUTES;
const JOBS = Object.keys(MINUTES) as JobName[];

/** Stands for the package manager: changes by their folders, and a file for the newest release. */
const COMMANDS = `#!/usr/bin/env bash
shift 2
[ "$1" = --silent ] && shift
case "$1 $2" in
  'affected --since') git diff --name-only "$3" -- | cut -d/ -f1 | sort -u ;;
  'release published') cat "$STORE/$3" 2> /dev/null || true ;;
  'release publish') git rev-parse HEAD > "$STORE/$3" ;;
esac
`;

type Run = { sha: string; at: number; job: number; left: number | null; ended: boolean };

/** A repository with a commit for each push. @returns how to run the pipeline of an app */
export function pushedRepository(
  folder: string,
  pushes: readonly { changes: string; at: number }[],
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
  const pushed = pushes.map(({ changes, at }, nth) => ({
    sha: commit(changes, `push ${nth}`),
    at,
  }));

  /** Runs a step's script at a commit. @returns its outputs */
  function outputsOf({ run = '' }: Step, app: string, sha: string): string {
    git('checkout', '-q', sha);
    const output = join(folder, 'output');
    writeFileSync(output, '');
    const PATH = `${bin}:${process.env.PATH ?? ''}`;
    const set = { APP: app, BASE: '', GITHUB_SHA: sha, GITHUB_OUTPUT: output, STORE: store, PATH };
    execFileSync('bash', ['-e', '-c', run], {
      cwd: repository,
      env: { ...process.env, ...set },
      stdio: 'ignore',
    });
    return readFileSync(output, 'utf8');
  }

  return {
    pushed,
    /** What an app's newest release was made from, when all runs have ended. */
    publishedBy({ jobs, concurrency }: Pipeline, app: string): string {
      writeFileSync(join(store, app), first);
      const groupOf = (job: JobName) => jobs[job]?.concurrency ?? concurrency;
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
        run.left !== null || (run.job > 0 && jobs[ofRun(run)]?.concurrency === undefined);

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
        const said = jobs[name]?.steps?.find(({ id }) => id === name);
        const outputs = said ? outputsOf(said, app, run.sha) : 'release=true published=true';
        run.left = null;
        run.job += 1;
        run.ended = !/(?:release|published)=true/.test(outputs) || run.job === JOBS.length;
      }

      for (let now = 0; runs.some(({ ended }) => !ended); now += 1) {
        for (const run of runs.filter(({ ended, at }) => !ended && at <= now)) {
          if (run.ended) continue;
          if (run.left === null && (!holds(run) || run.job > 0)) start(run, now);
          if (run.left !== null && (run.left -= 1) === 0) end(run);
        }
      }
      return readFileSync(join(store, app), 'utf8').trim();
    },
  };
}
