/** What to do where a remote was built with another version of a library than the shell shares. */
import { byApp } from 'shared-contracts/own-apps';
import type { Candidate } from '../check';
import { otherVersions } from './shell-faults';

/** The package of a library: `react` of `react/jsx-runtime`. */
const packageOf = (library: string) =>
  library
    .split('/')
    .slice(0, library.startsWith('@') ? 2 : 1)
    .join('/');

/**
 * The next step of each remote's team, by the versions of the shells beside it.
 * @param remotes that are to be given
 * @param shells that are given, or come with them
 * @returns one line for each remote, and how many libraries they are about
 */
export function librarySteps(
  remotes: Candidate[],
  shells: Candidate[],
): { steps: string[]; libraries: number } {
  // In whichever order they are named, the answer is one.
  const inOrder = remotes.toSorted((one, other) => byApp(one.manifest.app, other.manifest.app));
  const found = inOrder.flatMap(({ party }) => {
    if (!party || party.contract.app === 'shell') return [];
    const wrong = shells.flatMap((shell) =>
      shell.party?.contract.shell ? otherVersions(party.contract, shell.party.contract.shell) : [],
    );
    return wrong.length > 0 ? [{ app: party.contract.app, wrong }] : [];
  });
  const steps = found.map(({ app, wrong }) => {
    const wanted = wrong.map(({ library, given }) => `${packageOf(library)}@${given}`);
    return `next: build ${app} with what the shell shares: pnpm add ${[...new Set(wanted)].join(' ')}, then build and publish it again`;
  });
  return { steps, libraries: found.flatMap(({ wrong }) => wrong).length };
}
