import { Suspense, use, useCallback, useEffect, useRef } from 'react';
import { useLoaderData, useLocation, useRevalidator } from 'react-router-dom';
import type { RemoteRoute } from 'shared-contracts/document-contract';
import { isApiError } from 'shared-contracts/errors';
import { tellPageShown } from '../page-shown';
import { applyHead } from '../head';
import { stackOf } from '../reports/stack';
import { LongWait } from './long-wait';
import { ShowWithinLimit } from './show-within-limit';
import { PageFault, PagePlace } from './page-fault';
import { PartBoundary } from './part-boundary';
import { FirstPageFault } from './first-page-fault';
import { isDataFault, type GivenPage, type LoadedPage } from './remote-loader';
import { useRemoteStatus, useShell, useVersion } from './shell-context';

/**
 * Shown instead of a remote's page that failed: its name and Retry, then the page itself as soon as
 * it works again.
 */
function UnavailablePage({ route }: { route: RemoteRoute }) {
  const { remotes } = useShell();
  const status = useRemoteStatus(route.remote);
  const revalidator = useRevalidator();
  const ready = status.kind === 'ready';
  const { revalidate } = revalidator;
  useEffect(() => {
    if (ready) void revalidate();
  }, [ready, revalidate]);
  return (
    <PagePlace>
      <PageFault
        label={route.label}
        pending={status.kind === 'loading' || revalidator.state === 'loading'}
        onRetry={() => remotes.retry(route.remote)}
      />
    </PagePlace>
  );
}

type ShownProps = {
  pathname: string;
  loaded: Exclude<LoadedPage, { kind: 'unavailable' }>;
  route: RemoteRoute;
  onShown: () => void;
};

function ShownPage({ loaded, pathname, route, onShown }: ShownProps) {
  const { remotes, config } = useShell();
  const data: unknown = loaded.kind === 'page' ? loaded.data : use(loaded.data);
  const { Component, Pending } = loaded.page;
  const { page } = loaded;
  useEffect(() => {
    applyHead(page.head(data, config), config);
  }, [page, data, config]);
  useEffect(() => {
    tellPageShown(pathname);
  }, [pathname]);
  return (
    <div
      data-boundary={route.remote}
      data-page={route.page}
      data-release={remotes.version(route.remote)}
    >
      <ShowWithinLimit fallback={<Pending />} onShown={onShown}>
        <Component data={data} />
      </ShowWithinLimit>
    </div>
  );
}

type ArrivedProps = { given: GivenPage; pathname: string; route: RemoteRoute };

/** The page of its remote, or what is shown instead. */
function ArrivedPage({ given, pathname, route }: ArrivedProps) {
  const loaded: LoadedPage = given.kind === 'first' ? use(given.loaded) : given;
  const { parts, remotes, onStarted } = useShell();
  const revalidator = useRevalidator();
  const status = useRemoteStatus(route.remote);
  const { revalidate } = revalidator;
  // The remote was loaded anew: a page and its parts have to belong to the same instance of the
  // remote.
  const outdated =
    loaded.kind !== 'unavailable' &&
    status.kind === 'ready' &&
    status.generation !== loaded.generation;
  useEffect(() => {
    if (outdated) void revalidate();
  }, [outdated, revalidate]);
  const shown = useRef('');
  const instance = `${loaded.kind === 'unavailable' ? '' : loaded.generation} ${pathname}`;
  const onShown = useCallback(() => {
    shown.current = instance;
    remotes.shown(route.remote, route.page);
    onStarted();
  }, [instance, remotes, route, onStarted]);
  if (loaded.kind === 'unavailable') return <UnavailablePage route={route} />;
  const { Pending } = loaded.page;
  const replaced = status.kind === 'replacing' || outdated;
  const fault = (
    <PagePlace busy={replaced}>
      {replaced ? null : (
        <PageFault
          label={route.label}
          pending={revalidator.state === 'loading'}
          onRetry={revalidator.revalidate}
        />
      )}
    </PagePlace>
  );
  return (
    <PartBoundary
      resetKey={loaded}
      fallback={fault}
      onError={(error) => {
        parts
          .hostFor(route.remote)
          .report({ kind: 'error', message: String(error), part: route.page, ...stackOf(error) });
        if (shown.current === instance || isApiError(error) || isDataFault(error)) return;
        const failure = { stage: 'render', part: route.page, error } as const;
        void remotes.partFailed(route.remote, failure, loaded.generation);
      }}
    >
      <Suspense
        key={pathname}
        fallback={
          <LongWait>
            <Pending />
          </LongWait>
        }
      >
        <ShownPage loaded={loaded} pathname={pathname} route={route} onShown={onShown} />
      </Suspense>
    </PartBoundary>
  );
}

/**
 * A page that its remote fills. Where the document contains the page, its HTML stays until the
 * remote has loaded, so nothing outside of the boundary may change with the remote's state.
 */
export function RemotePage({ route }: { route: RemoteRoute }) {
  const given = useLoaderData<GivenPage>();
  const { pathname } = useLocation();
  // The document's HTML belongs to the release that the document names; with another release the
  // page is mounted anew.
  const version = useVersion(route.remote);
  return (
    <>
      {given.kind === 'first' ? <FirstPageFault first={given} route={route} /> : null}
      <Suspense key={`${version} ${pathname}`} fallback={null}>
        <ArrivedPage given={given} pathname={pathname} route={route} />
      </Suspense>
    </>
  );
}
