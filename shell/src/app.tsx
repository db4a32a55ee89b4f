import styled from '@emotion/styled';
import { useEffect, useRef } from 'react';
import { Outlet, useLocation, useNavigation } from 'react-router-dom';
import { Toaster } from 'shared-ui/toaster';
import { Overlays, closeOverlay } from './overlays';
import { dismiss, useToasts } from './toasts';

const Line = styled.div`
  position: fixed;
  inset: 0 0 auto;
  z-index: var(--z-toast);
  height: 3px;
  background: var(--color-accent);
  transform-origin: left;
  animation: grow 4s cubic-bezier(0.1, 0.7, 0.2, 1) 150ms both;
  @keyframes grow {
    from {
      transform: scaleX(0);
    }
    to {
      transform: scaleX(0.9);
    }
  }
`;

/** After a navigation the page's heading has the focus, so that a screen reader starts there. */
function useFocusOnHeading(): void {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    closeOverlay();
    const heading = document.querySelector<HTMLElement>('main h1');
    (heading ?? document.getElementById('main'))?.focus({ preventScroll: true });
    if (!window.location.hash) window.scrollTo(0, 0);
  }, [pathname]);
}

/** What stands over and around every page: slow navigation's line, dialogs, toasts. */
export function App() {
  const navigation = useNavigation();
  const toasts = useToasts((state) => state.toasts);
  useFocusOnHeading();
  return (
    <>
      {navigation.state === 'loading' ? <Line role="progressbar" aria-label="Loading" /> : null}
      <Outlet />
      <Overlays />
      <Toaster toasts={toasts} onDismiss={dismiss} />
    </>
  );
}
