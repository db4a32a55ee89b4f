import { createElement } from 'react';
import { useHref, useNavigate } from '@real/react-router';

/**
 * The router's own `Form` for a form that asks for another address, the only kind that the shop has: what is typed
 * goes into the query. The document server has the router's, so both render the same.
 * @param {import('react-router-dom').FormProps & { action: string }} props
 */
export function Form({ action, onSubmit, ...rest }) {
  const navigate = useNavigate();
  return createElement('form', {
    method: 'get',
    action: useHref(action),
    ...rest,
    'data-discover': 'true',
    onSubmit(event) {
      onSubmit?.(event);
      if (event.defaultPrevented) return;
      event.preventDefault();
      const typed = new URLSearchParams(new FormData(event.currentTarget));
      void navigate({ pathname: action, search: typed.toString() });
    },
  });
}
