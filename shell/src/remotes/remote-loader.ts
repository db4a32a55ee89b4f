import { pageOf } from 'host-kit/page-of';
import { redirect, type LoaderFunctionArgs } from 'react-router-dom';
import type { AnyPage, Visit } from 'shared-contracts/door';
import { isApiError } from 'shared-contracts/errors';
import { paths } from 'shared-contracts/paths';
import { keepReturn } from '../return-to';
import type { Guard, RemoteRoute } from '../routes';
import type { Shell } from './shell-context';
import { withinLimit } from './time-limit';

/** A fast answer is shown at once; a slower one first shows the page's skeleton. In milliseconds. */
const SKELETON_AFTER = 120;

export type LoadedPage =
  | { kind: 'page'; page: AnyPage; data: unknown; generation: number }
  | { kind: 'pending'; page: AnyPage; data: Promise<unknown>; generation: number }
  | { kind: 'unavailable' };

const dataFaults = new WeakSet<object>();

/** Whether an error came with a page's data: then it is no fault of the page's release. */
export function isDataFault(error: unknown): boolean {
  return typeof error === 'object' && error !== null && dataFaults.has(error);
}

/** Guards act in the browser, where the token lives (specification, section 2). */
function guarded(guard: Guard, shell: Shell, route: RemoteRoute, url: URL): Response | null {
  const session = shell.parts.session.read();
  if (guard === 'signed-in' && session === null) {
    keepReturn({ to: `${url.pathname}${url.search}`, label: route.label });
    return redirect(paths.login());
  }
  return guard === 'signed-out' && session !== null ? redirect(paths.store()) : null;
}

/**
 * The loader of a remote's page: the guard, the remote, the page's code and its data. Another page
 * may show its skeleton while the data comes; the same page with another query keeps what it shows
 * until the data is there.
 */
export function remoteLoader(shell: () => Shell, route: RemoteRoute, currentPath: () => string) {
  return async ({ request, params }: LoaderFunctionArgs): Promise<LoadedPage | Response> => {
    const url = new URL(request.url);
    const elsewhere = guarded(route.guard, shell(), route, url);
    if (elsewhere) return elsewhere;
    const { remotes, parts } = shell();
    const visit = { params: definedOnly(params), url };
    let page: AnyPage;
    try {
      page = await loadPage(shell(), route, visit);
    } catch (error) {
      if (request.signal.aborted) throw error;
      parts
        .hostFor(route.remote)
        .report({ kind: 'error', message: String(error), part: route.page });
      return { kind: 'unavailable' };
    }
    const { generation } = remotes.status(route.remote);
    const data = page
      .loader({ ...visit, host: parts.hostFor(route.remote), signal: request.signal })
      .catch((error: unknown) => {
        // Left before it came: the router drops the whole navigation.
        if (isApiError(error) && error.fault.kind === 'aborted')
          return new Promise(() => undefined);
        if (typeof error === 'object' && error !== null) dataFaults.add(error);
        throw error;
      });
    const samePage = currentPath() === url.pathname;
    const early = samePage ? await within(data, null) : await within(data, SKELETON_AFTER);
    return early === 'late'
      ? { kind: 'pending', page, data, generation }
      : { kind: 'page', page, data: early.value, generation };
  };
}

/** The page's code: of the last known good release, where that of the given one can't be loaded. */
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
  settled.catch(() => undefined);
  return Promise.race([settled, late]);
}

function definedOnly(params: Record<string, string | undefined>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(params).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );
}
