import { useEffect, useSyncExternalStore } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { paths } from 'shared-contracts/paths';
import { Notice } from 'shared-ui/notice';
import { PageWidth } from 'shared-ui/page';
import { useSession } from '../remotes/shell-context';
import { forgetReturn, keptReturn, parseReturn } from '../return-to';

/** Session storage sends no event in its own tab, so it is read whenever the page changes. */
const never = () => () => undefined;

/**
 * After a login the store opens. There a shopper who wanted a protected page finds a link to it.
 */
export function ContinueNotice() {
  const session = useSession();
  const { pathname } = useLocation();
  const kept = useSyncExternalStore(never, keptReturn, () => null);
  const place = session === null ? null : parseReturn(kept);
  const arrived = place !== null && new URL(place.to, 'http://shop').pathname === pathname;
  useEffect(() => {
    if (arrived) forgetReturn();
  }, [arrived]);
  if (!place || pathname !== paths.store()) return null;
  return (
    <PageWidth>
      <Notice tone="info">
        <Link to={place.to}>Continue to {place.label}</Link>
      </Notice>
    </PageWidth>
  );
}
