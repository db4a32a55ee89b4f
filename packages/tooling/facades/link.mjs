import { createElement } from 'react';
import { useHref, useLinkClickHandler } from '@real/react-router';

/**
 * The router's own `Link` for addresses of the shop, by the router's own hooks: without what that one fetches ahead
 * for its framework, 1.9 KB of every first visit. The document server has the router's, so both render the same.
 * @param {import('react-router-dom').LinkProps & import('react').RefAttributes<HTMLAnchorElement>} props
 */
export function Link({
  to,
  replace,
  state,
  preventScrollReset,
  viewTransition,
  relative,
  target,
  onClick,
  ...rest
}) {
  const options = { replace, state, preventScrollReset, viewTransition, relative, target };
  const follow = useLinkClickHandler(to, options);
  return createElement('a', {
    ...rest,
    href: useHref(to, { relative }),
    target,
    'data-discover': 'true',
    onClick(event) {
      onClick?.(event);
      if (!event.defaultPrevented) follow(event);
    },
  });
}
