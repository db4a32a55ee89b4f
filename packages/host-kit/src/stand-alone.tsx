/**
 * Runs a remote without the shell: its pages on their paths, each of its fragments on a page of its
 * own, and a named box in place of another team's part. Its team uses it for development and tests.
 */
import { lazy, Suspense, useSyncExternalStore, type ComponentType, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router';
import {
  Link,
  Outlet,
  RouterProvider,
  useLoaderData,
  type LoaderFunctionArgs,
} from 'react-router-dom';
import type { AnyPage, RemoteModule, Setup, SlotComponent, Toast } from 'shared-contracts/door';
import { isPlaceName, type PlaceName } from 'shared-contracts/places';
import { slots, type SlotName } from 'shared-contracts/slots';
import { createBrowserHost } from './host';
import { pageOf } from './page-of';
import { shopConfig } from './shop-config';

export type StandAlone = {
  /** The remote's name. */
  name: string;
  setup: Setup;
  /** The pages' paths, by the pages' names: '/products/:productId' for 'product'. */
  paths: Record<string, string>;
  /** Props with which a fragment is shown on its own page. */
  samples?: Partial<Record<SlotName, object>>;
  /** Tokens and base styles, as CSS text. */
  css: string;
};

type Noticed = { toasts: Toast[]; open: SlotName | null; openProps: object };

function createNotices() {
  let state: Noticed = { toasts: [], open: null, openProps: {} };
  const listeners = new Set<() => void>();
  return {
    read: () => state,
    set(next: Partial<Noticed>) {
      state = { ...state, ...next };
      for (const listener of [...listeners]) listener();
    },
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}

/** The box in place of a slot that another remote fills in the shop. */
function Elsewhere({ name }: { name: string }) {
  return <p data-slot={name}>[{name} is another team&rsquo;s part]</p>;
}

function ownSlot(module: () => RemoteModule): SlotComponent {
  const parts = new Map<SlotName, ComponentType<object>>();
  return ({ name, ...props }) => {
    const entry = module().fragments[name];
    if (!entry) return <Elsewhere name={name} />;
    const known = parts.get(name);
    const Part =
      known ?? lazy(async () => ({ default: (await entry.load()) as ComponentType<object> }));
    if (!known) parts.set(name, Part);
    return (
      <Suspense fallback={null}>
        <Part {...props} />
      </Suspense>
    );
  };
}

/** Starts the remote on this page. */
export function runAlone({ name, setup, paths, samples = {}, css }: StandAlone): void {
  const style = document.createElement('style');
  style.textContent = css;
  document.head.append(style);
  document.title = `${name}, stand-alone`;

  const notices = createNotices();
  const open = (slot: SlotName, props: object) => {
    if (slot in module.fragments) notices.set({ open: slot, openProps: props });
    else notices.set({ toasts: [{ tone: 'info', text: `${slot} is another team's part` }] });
  };
  const Slot = ownSlot(() => module);
  // The part is chosen by name at run time, so TypeScript can't check its props; the team's samples
  // have to fit.
  const AnySlot = Slot as ComponentType<{ name: SlotName }>;
  const show = (slot: SlotName, props: object) => <AnySlot name={slot} {...props} />;
  const { hostFor } = createBrowserHost({
    config: { ...shopConfig, origin: window.location.origin },
    // What a shopper meets by chance, a developer asks for: ?flag=NAME, any number of times.
    flags: new URLSearchParams(window.location.search).getAll('flag'),
    nonce: '',
    Slot,
    notify: (toast) => {
      notices.set({ toasts: [...notices.read().toasts, toast].slice(-3) });
    },
    openInquiry: (prefill) => {
      open('content.inquiry-dialog', { prefill });
    },
    openSearch: (query = '') => {
      open('search.dialog', { query });
    },
    openCart: () => {
      open('cart.drawer', {});
    },
    report: (report) => {
      console.warn(report);
    },
    onSessionEnd: (reason) => {
      if (reason === 'logout') window.location.reload();
    },
  });
  const host = hostFor(name);
  const module = setup(host);

  function Frame({ children }: { children?: ReactNode }) {
    const {
      toasts,
      open: opened,
      openProps,
    } = useSyncExternalStore(notices.subscribe, notices.read);
    return (
      <>
        <nav aria-label="Stand-alone run">
          <strong>{name}</strong>{' '}
          {Object.entries(paths).map(([page, path]) => (
            <span key={page}>
              <Link to={path.replace(/:\w+/g, '1')}>{page}</Link>{' '}
            </span>
          ))}
          {Object.keys(module.fragments).map((slot) => (
            <span key={slot}>
              <Link to={`/fragment/${slot}`}>{slot}</Link>{' '}
            </span>
          ))}
        </nav>
        <main>{children ?? <Outlet />}</main>
        <div role="status">{toasts.map((toast) => toast.text).join(' · ')}</div>
        {opened
          ? show(opened, { ...openProps, open: true, onClose: () => notices.set({ open: null }) })
          : null}
      </>
    );
  }

  function Page() {
    const { page, data } = useLoaderData<{ page: AnyPage; data: unknown }>();
    return <page.Component data={data} />;
  }

  const pageRoutes = Object.entries(paths).map(([pageName, path]) => ({
    path,
    element: <Page />,
    HydrateFallback: () => null,
    loader: async ({ request, params }: LoaderFunctionArgs) => {
      const entry = module.pages[pageName];
      if (!entry) throw new Error(`${name} has no page ${pageName}`);
      const page = await pageOf(entry);
      const url = new URL(request.url);
      const data: unknown = await page.loader({
        params: params as Record<string, string>,
        url,
        host,
        signal: request.signal,
      });
      return { page, data };
    },
  }));
  const fragmentRoutes = (Object.keys(module.fragments) as SlotName[]).map((slot) => ({
    path: `/fragment/${slot}`,
    element: show(slot, { ...sampleOf(slot), ...samples[slot] }),
  }));
  const router = createBrowserRouter([
    {
      element: <Frame />,
      children: [
        ...pageRoutes,
        ...fragmentRoutes,
        { path: '*', element: <p>Choose a page or a fragment.</p> },
      ],
    },
  ]);
  const root = document.getElementById('root');
  if (!root) throw new Error('no element #root');
  createRoot(root).render(<RouterProvider router={router} />);
}

/** Dialogs are shown open, and what stands below a page as below that of the first product. */
function sampleOf(part: SlotName | PlaceName): object {
  if (isPlaceName(part)) return { product_id: '1' };
  const slot = slots[part as SlotName];
  return 'open' in slot.shape ? { open: true, onClose: () => undefined, prefill: {} } : {};
}
