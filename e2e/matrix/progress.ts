/** The results of the fault runs so far, stored in a file, so that a stopped run can continue. */
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

type Outcome = { passed: boolean; said?: string };
type StoredProgress = {
  /** The tested releases; the results are valid for these only. */
  releases: string;
  outcomes: Record<string, Outcome>;
};

export type Progress = {
  outcomeOf(id: string): Outcome | undefined;
  note(id: string, outcome: Outcome): void;
};

/**
 * Opens the file, or starts a new one where it is about other releases.
 * @param releases names the tested releases
 */
export function openProgress(file: string, releases: string): Progress {
  let kept: StoredProgress = { releases, outcomes: {} };
  try {
    const read = JSON.parse(readFileSync(file, 'utf8')) as StoredProgress;
    if (read.releases === releases) kept = read;
  } catch {
    // The first run.
  }
  mkdirSync(dirname(file), { recursive: true });
  return {
    outcomeOf: (id) => kept.outcomes[id],
    note(id, outcome) {
      kept.outcomes[id] = outcome;
      writeFileSync(`${file}.draft`, JSON.stringify(kept, null, 1));
      renameSync(`${file}.draft`, file);
    },
  };
}
