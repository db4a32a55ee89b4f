import styled from '@emotion/styled';
import { lazy, Suspense, useEffect, useRef, useSyncExternalStore, type ComponentType } from 'react';
import { Outlet, ScrollRestoration, useLocation, useNavigation } from 'react-router-dom';
import { Toaster } from 'shared-ui/toaster';
import { focusOnArrival } from './page-shown';
import { Overlays, closeOverlay } from './overlays';
import { useShell } from './remotes/shell-context';
import { useSearchKeys } from './search-keys';
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

/** Whoever develops can do without them; the page can't do without what failed in its layout. */
const DevelopmentTools = lazy(async (): Promise<{ default: ComponentType }> =>
  import(/* webpackChunkName: "development" */ './development/development-tools').then(
    ({ DevelopmentTools: Tools }) => ({ default: Tools }),
    () => ({ default: () => null }),
  ),
);

/** What another page starts with: no dialog over it, its heading in focus, its top in sight. */
function useArrival(): void {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    closeOverlay();
    focusOnArrival(pathname);
  }, [pathname]);
}

const never = () => () => undefined;
const yes = () => true;
const no = () => false;

/** What is shown over every page: the progress line of a slow navigation, dialogs, toasts. */
export function App() {
  const navigation = useNavigation();
  const toasts = useToasts((state) => state.toasts);
  const { development, overridable, override, onStarted } = useShell();
  // Developers' tools remember what they showed: they come after the page, which nobody else's
  // storage has changed.
  const started = useSyncExternalStore(never, yes, no);
  useArrival();
  useSearchKeys();
  // After the keys: one that was pressed early is heard then.
  useEffect(onStarted, [onStarted]);
  return (
    <>
      {navigation.state === 'loading' ? <Line role="progressbar" aria-label="Loading" /> : null}
      <Outlet />
      {/* A new page starts at its top; Back finds the place where the shopper was. */}
      <ScrollRestoration />
      <Overlays />
      <Toaster toasts={toasts} onDismiss={dismiss} />
      {started && (development || overridable || override) ? (
        <Suspense fallback={null}>
          <DevelopmentTools />
        </Suspense>
      ) : null}
    </>
  );
}
