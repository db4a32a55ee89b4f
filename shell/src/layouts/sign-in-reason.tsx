import { useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { paths } from 'shared-contracts/paths';
import { Notice } from 'shared-ui/notice';
import { PageWidth } from 'shared-ui/page';
import { keptReturn, parseReturn } from '../return-to';

const never = () => () => undefined;
const PAGES = [paths.login(), paths.register()];

/** Says why the sign-in is here to a guest who wanted another page; after it a link leads there. */
export function SignInReason() {
  const { pathname } = useLocation();
  const place = parseReturn(useSyncExternalStore(never, keptReturn, () => null));
  if (!place || !PAGES.includes(pathname)) return null;
  return (
    <PageWidth>
      <Notice>
        {place.to === paths.checkout()
          ? 'Please log in to proceed to checkout.'
          : `Please log in to proceed to ${place.label}.`}
      </Notice>
    </PageWidth>
  );
}
