import { useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { paths } from 'shared-contracts/paths';
import { Notice } from 'shared-ui/notice';
import { PageWidth } from 'shared-ui/page';
import { keptReturn, parseReturn, SESSION_ENDED } from '../return-to';

const never = () => () => undefined;
const PAGES = [paths.login(), paths.register()];

/**
 * Says why the sign-in is here to a guest who wanted another page, and to a customer whose session
 * has ended; after it a link leads to the page.
 */
export function SignInReason() {
  const { pathname, state } = useLocation() as { pathname: string; state: unknown };
  const place = parseReturn(useSyncExternalStore(never, keptReturn, () => null));
  // The document is the same for everybody, whatever the history's entry says.
  const ended = useSyncExternalStore(
    never,
    () => state === SESSION_ENDED,
    () => false,
  );
  if (!(place || ended) || !PAGES.includes(pathname)) return null;
  return (
    <PageWidth>
      <Notice>
        {ended ? 'Your session has ended. ' : ''}
        {place ? `Please log in to proceed to ${place.label}.` : 'Please log in again.'}
      </Notice>
    </PageWidth>
  );
}
