import type { HostParts } from 'host-kit/host';
import type { PageState } from '../page-state';
import type { Reports } from '../reports/reports';
import { stackOf } from '../reports/stack';
import { createFederation } from './federation';
import { createIntegrity } from './integrity';
import { originAnswers } from './origin-answers';
import { createRemotes, type Remotes } from './remotes';
import { createTabReleases } from './tab-releases';

/** The remotes of this tab, of the releases that its document names. */
export function tabRemotes(
  { releases, good, remoteLimit }: PageState,
  { hostFor }: Pick<HostParts, 'hostFor'>,
  { tell, report }: Pick<Reports, 'tell' | 'report'>,
): Remotes {
  const integrityOf = createIntegrity([releases, good].flatMap((set) => Object.values(set)));
  return createRemotes({
    releases: createTabReleases({ releases, good, originAnswers, tell }),
    federation: createFederation(integrityOf, remoteLimit),
    hostFor,
    onError: (name, error) => {
      report({ kind: 'error', message: String(error), part: name, ...stackOf(error) });
    },
  });
}
