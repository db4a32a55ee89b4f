import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { paths } from 'shared-contracts/paths';
import { Fault } from 'shared-ui/fault';
import { PageWidth } from 'shared-ui/page';
import { useOnline } from '../network/online';

/** The room of a page that is not there (`server/fault-style.ts`). */
export function PagePlace({ busy, children }: { busy?: boolean; children: ReactNode }) {
  return (
    <PageWidth>
      <div className="page-fault" aria-busy={busy}>
        {children}
      </div>
    </PageWidth>
  );
}

type Props = { label?: string; pending: boolean; onRetry: () => unknown };

/**
 * The page's name and Retry, with a message about the network where it is down, because that may be
 * the cause; and another way on.
 */
export function PageFault({ label, pending, onRetry }: Props) {
  const offline = !useOnline();
  return (
    <>
      <Fault
        part={label ? `This page (${label})` : 'This page'}
        offline={offline}
        className={offline ? 'cut-off' : 'drawn'}
        pending={pending}
        onRetry={onRetry}
      />
      <Link to={paths.store()}>All products</Link>
    </>
  );
}
