import type { HostParts } from 'host-kit/host';
import type { PageState } from '../page-state';
import type { Reports } from '../reports/reports';
import { stackOf } from '../reports/stack';
import { createFederation } from './federation';
import type { IntegrityOf } from './integrity';
import { originAnswers } from './origin-answers';
import { createRemotes, type Remotes } from './remotes';
import { createTabReleases } from './tab-releases';

/** The remotes of this tab, of the releases that its document names. */
export function tabRemotes(
  state: PageState,
  parts: Pick<HostParts, 'hostFor'>,
  reports: Pick<Reports, 'tell' | 'report'>,
  integrityOf: IntegrityOf,
): Remotes {
  const releases = createTabReleases({
    releases: state.releases,
    good: state.good,
    originAnswers,
    tell: reports.tell,
  });
  return createRemotes({
    releases,
    federation: createFederation(integrityOf, state.remoteLimit),
    hostFor: (name) => parts.hostFor(name),
    onError: (name, error) => {
      reports.report({ kind: 'error', message: String(error), part: name, ...stackOf(error) });
    },
  });
}
