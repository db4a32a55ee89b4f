/** Publishing takes a commit whose tests have passed, as the pipeline says that ran them. */
import type { ReleaseSource } from 'shared-contracts/release';
import { ReleaseRefused } from './release-refused';

type Tested = {
  /** The commit whose tests have passed: RELEASE_TESTED, which a pipeline sets. */
  tested: string | undefined;
  /**
   * Whether the shop wants that of each release, as one does whose releases are signed. On a
   * person's own machine a release is only noted as untested.
   */
  wanted: boolean;
  /** Whether it is published all the same. */
  untested: boolean;
};

const NEXT = [
  'next: push it, and its pipeline publishes it once its tests have passed',
  'next: or publish it untested, which the history records: say --untested',
];

/** Why what is published is not what was tested; null where it is. */
function whyUntested({ commit, dirty }: ReleaseSource, tested: string | undefined): string | null {
  if (tested === undefined) {
    return 'no pipeline says that its tests have passed: RELEASE_TESTED names no commit';
  }
  if (commit === undefined) {
    return `tests have passed of ${tested}, and of what is published no commit is known`;
  }
  if (commit !== tested) return `tests have passed of ${tested}, and ${commit} is published`;
  return dirty ? `tests have passed of ${tested}, and it has changes that no commit has` : null;
}

/**
 * What is published, with what the history has to say of its tests.
 * @throws ReleaseRefused where they have not passed, the shop or the pipeline wants it, and nobody
 *   says that it goes live untested
 */
export function sourceOfTested(
  source: ReleaseSource,
  { tested, wanted, untested }: Tested,
): ReleaseSource {
  const why = whyUntested(source, tested);
  if (why === null) return source;
  if (untested || (!wanted && tested === undefined)) return { ...source, untested: true };
  throw new ReleaseRefused([why, ...NEXT]);
}
