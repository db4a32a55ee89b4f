import { useSyncExternalStore } from 'react';
import styled from '@emotion/styled';
import { Fault } from 'shared-ui/fault';
import { PageWidth } from 'shared-ui/page';
import type { RemoteRoute } from 'shared-contracts/document-contract';
import { useOnline } from '../network/online';
import type { FirstPage } from './remote-loader';
import { useRemoteStatus, useShell } from './shell-context';

const Place = styled.div`
  padding-block: var(--space-4);
  p + p,
  [data-fault] + p {
    margin-top: var(--space-1);
    color: var(--color-text-muted);
    font-size: var(--text-sm);
  }
`;

const no = () => false;

type Props = { first: FirstPage; route: RemoteRoute };

/** Shown over a page that can be read but not used, because its remote failed. */
export function FirstPageFault({ first, route }: Props) {
  const failed = useSyncExternalStore(first.subscribe, first.failed, no);
  const status = useRemoteStatus(route.remote);
  const { remotes } = useShell();
  const offline = !useOnline();
  if (!failed) return null;
  return (
    <PageWidth>
      <Place role="status">
        <Fault
          part={`This page (${route.label})`}
          offline={offline}
          pending={status.kind === 'loading'}
          onRetry={() => remotes.retry(route.remote)}
        />
        <p>You can read it and follow its links; its buttons don’t work yet.</p>
      </Place>
    </PageWidth>
  );
}
