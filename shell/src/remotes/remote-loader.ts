import { pageOf } from 'host-kit/page-of';
import { redirect, type LoaderFunctionArgs } from 'react-router-dom';
import type { RemoteRoute } from 'shared-contracts/document-contract';
import type { AnyPage, Visit } from 'shared-contracts/door';
import { isApiError } from 'shared-contracts/errors';
import { paths } from 'shared-contracts/paths';
import { stackOf } from '../reports/stack';
import { keepReturn } from '../return-to';
import type { Shell } from './shell-context';
import { withinLimit } from './time-limit';

/** A fast answer is shown at once; a slower one first shows the page's skeleton. In milliseconds. */
const SKELETON_AFTER = 120;

export type LoadedPage =
  | { kind: 'page'; page: AnyPage; data: unknown; generation: number }
  | { kind: 'pending'; page: AnyPage; data: Promise<unknown>; generation: number }
  | { kind: 'unavailable' };

const dataFaults = new WeakSet<object>();

/** Whether an error came from a page's data, so that the page's release is not at fault. */
export function isDataFault(error: unknown): boolean {
  return typeof error === 'object' && error !== null && dataFaults.has(error);
}

/** Guards run in the browser, because only the browser has the token (specification, section 2). */
function guarded(
  guard: RemoteRoute['guard'],
  shell: Shell,
  route: RemoteRoute,
  url: URL,
): Response | null {
  const session = shell.parts.session.read();
  if (guard === 'signed-in' && session === null) {
    keepReturn({ to: `${url.pathname}${url.search}`, label: route.label });
    return redirect(paths.login());
  }
  return guard === 'signed-out' && session !== null ? redirect(paths.store()) : null;
}

/**
 * A page that the document already shows. While its code and data load, the document's HTML stays.
 */
export type FirstPage = {
  kind: 'first';
  loaded: Promise<Exclude<LoadedPage, { kind: 'unavailable' }>>;
  /** Whether loading its code has failed for now. */
  failed(): boolean;
  subscribe(listener: () => void): () => void;
};

/** The page of a route: loaded by the router, or shown by the document. */
export type GivenPage = LoadedPage | FirstPage;

/**
 * The loader of a remote's page: the guard, the remote, the page's code and its data. A new page
 * may show its skeleton while its data loads; the same page with another query stays as it is until
 * the data has loaded.
 */
export function remoteLoader(shell: () => Shell, route: RemoteRoute, currentPath: () => string) {
  return async ({ request, params }: LoaderFunctionArgs): Promise<LoadedPage | Response> => {
    const url = new URL(request.url);
    const elsewhere = guarded(route.guard, shell(), route, url);
    if (elsewhere) return elsewhere;
    const visit = { params: definedOnly(params), url };
    const loaded = await loadRemotePage(shell(), route, visit, request.signal);
    if (loaded.kind !== 'pending') return loaded;
    const samePage = currentPath() === url.pathname;
    const early = await within(loaded.data, samePage ? null : SKELETON_AFTER);
    return early === 'late' ? loaded : { ...loaded, kind: 'page', data: early.value };
  };
}

/** Loads the page's code and starts its data; a failed remote gives a page that says so. */
export async function loadRemotePage(
  shell: Shell,
  route: RemoteRoute,
  visit: Visit,
  signal: AbortSignal,
): Promise<LoadedPage> {
  const { remotes, parts } = shell;
  const host = parts.hostFor(route.remote);
  let page: AnyPage;
  try {
    page = await loadPage(shell, route, visit);
  } catch (error) {
    if (signal.aborted) throw error;
    host.report({ kind: 'error', message: String(error), part: route.page, ...stackOf(error) });
    return { kind: 'unavailable' };
  }
  const { generation } = remotes.status(route.remote);
  const data = page.loader({ ...visit, host, signal }).catch((error: unknown) => {
    // The shopper left before it loaded, so the router drops the whole navigation.
    if (isApiError(error) && error.fault.kind === 'aborted') return new Promise(() => undefined);
    if (typeof error === 'object' && error !== null) dataFaults.add(error);
    throw error;
  });
  // The component that shows the page handles the error; until then it is no unhandled rejection.
  data.catch(() => undefined);
  return { kind: 'pending', page, data, generation };
}

/**
 * Loads the page's code: that of the last known good release, where the given release's can't be
 * loaded.
 */
async function loadPage(shell: Shell, route: RemoteRoute, visit: Visit): Promise<AnyPage> {
  const { remotes, parts } = shell;
  const module = await remotes.load(route.remote);
  const { generation } = remotes.status(route.remote);
  try {
    const entry = module.pages[route.page];
    if (!entry) throw new Error(`${route.remote} has no page ${route.page}`);
    for (const call of entry.firstCalls?.(visit) ?? []) parts.http.ahead(call);
    return await withinLimit(pageOf(entry), shell.remoteLimit);
  } catch (error) {
    const failure = { stage: 'chunk', part: route.page, error } as const;
    if (!(await remotes.partFailed(route.remote, failure, generation))) throw error;
    return loadPage(shell, route, visit);
  }
}

async function within<Value>(
  promise: Promise<Value>,
  milliseconds: number | null,
): Promise<{ value: Value } | 'late'> {
  const settled = promise.then((value) => ({ value }));
  if (milliseconds === null) return settled;
  const late = new Promise<'late'>((resolve) => setTimeout(resolve, milliseconds, 'late'));
  return Promise.race([settled, late]);
}

function definedOnly(params: Record<string, string | undefined>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(params).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );
}
