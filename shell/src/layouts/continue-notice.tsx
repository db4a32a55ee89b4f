import { useEffect, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { paths } from 'shared-contracts/paths';
import { Notice } from 'shared-ui/notice';
import { PageWidth } from 'shared-ui/page';
import { useSession } from '../remotes/shell-context';
import { forgetReturn, readReturn, type ReturnTo } from '../return-to';

/**
 * A login leads to the store; one who was on the way to a protected page finds the way on there.
 */
export function ContinueNotice() {
  const session = useSession();
  const { pathname } = useLocation();
  const [place, setPlace] = useState<ReturnTo | null>(null);
  useEffect(() => {
    const kept = session === null ? null : readReturn();
    if (kept?.to.startsWith(pathname) && pathname !== paths.home()) forgetReturn();
    setPlace(pathname === paths.store() ? kept : null);
  }, [session, pathname]);
  if (!place) return null;
  return (
    <PageWidth>
      <Notice tone="info">
        <Link to={place.to}>Continue to {place.label}</Link>
      </Notice>
    </PageWidth>
  );
}
