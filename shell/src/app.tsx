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

/** A failed load of the tools is ignored: an error here would replace the whole page. */
const DevelopmentTools = lazy(async (): Promise<{ default: ComponentType }> =>
  import(/* webpackChunkName: "development" */ './development/development-tools').then(
    ({ DevelopmentTools: Tools }) => ({ default: Tools }),
    () => ({ default: () => null }),
  ),
);

/**
 * Closes the dialog of a page that is left, and focuses the heading of the new one. A dialog that is
 * opened while the new page comes stays open.
 */
function useArrival(): void {
  const { onLeave } = useShell();
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => onLeave(closeOverlay), [onLeave]);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
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
  const { development, overridable, override, hot, onStarted } = useShell();
  // Developers' tools store what they showed, so they are rendered after hydration: the document's
  // HTML can't know that.
  const started = useSyncExternalStore(never, yes, no);
  useArrival();
  useSearchKeys();
  // This effect runs after the search keys are handled, so that a key pressed early is replayed to
  // them.
  useEffect(onStarted, [onStarted]);
  return (
    <>
      {navigation.state === 'loading' ? <Line role="progressbar" aria-label="Loading" /> : null}
      <Outlet />
      {/* A new page starts at its top; Back restores the scroll position. */}
      <ScrollRestoration />
      <Overlays />
      <Toaster toasts={toasts} onDismiss={dismiss} />
      {started && (development || overridable || override || hot) ? (
        <Suspense fallback={null}>
          <DevelopmentTools />
        </Suspense>
      ) : null}
    </>
  );
}
