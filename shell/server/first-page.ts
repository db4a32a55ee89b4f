import { createServerHost } from 'host-kit/host';
import type { HttpClient, HttpRequest } from 'shared-contracts/call';
import type { ShopConfig } from 'shared-contracts/config';
import type { Head } from 'shared-contracts/door';
import type { ReleaseManifest } from 'shared-contracts/release';
import type { PageState } from '../src/page-state';
import type { RemoteRoute } from '../src/routes';
import type { RemoteModules } from './remote-modules';

/** How long a document waits for the provider, in milliseconds; then the browser asks itself. */
const PATIENCE = 2_000;
/** How much of the provider's answers a document carries, in characters; else the browser asks. */
const ANSWERS_MOST = 500_000;

export type FirstPage = {
  status: number;
  head: Head | null;
  answers: PageState['answers'];
  /** Calls that the browser starts before any script has come. */
  early: HttpRequest[];
};

export type Visit = { url: URL; params: Record<string, string> };

export type FirstPageDependencies = {
  modules: RemoteModules;
  http: HttpClient;
  config: ShopConfig;
  warn: (message: string) => void;
};

const NEUTRAL: FirstPage = { status: 200, head: null, answers: [], early: [] };

/**
 * What the remote's page says of a visit before any script runs in the browser: its status and
 * head, and the provider's answers that it was made from. Whatever fails here, the browser gets
 * the neutral document and does it itself.
 */
export async function firstPage(
  route: RemoteRoute,
  visit: Visit,
  manifest: ReleaseManifest | undefined,
  { modules, http, config, warn }: FirstPageDependencies,
): Promise<FirstPage> {
  if (!manifest) return NEUTRAL;
  const answers: PageState['answers'] = [];
  let early: HttpRequest[] = [];
  const signal = AbortSignal.timeout(PATIENCE);
  const recording: HttpClient = {
    async send(request, options) {
      const answer = await http.send(request, { ...options, signal });
      answers.push({ request, answer });
      return answer;
    },
  };
  try {
    const setup = await modules.setupOf(manifest);
    const host = createServerHost(recording, config);
    const entry = setup(host).pages[route.page];
    if (!entry) throw new Error(`${manifest.app} has no page ${route.page}`);
    early = entry.firstCalls?.(visit) ?? [];
    // A guarded page is personal: only the browser has the token.
    if (route.guard === 'signed-in') return { ...NEUTRAL, early };
    const page = await entry.load();
    const data: unknown = await page.loader({ ...visit, host, signal });
    if (signal.aborted) return { ...NEUTRAL, early };
    const told = { status: page.status(data), head: page.head(data, config) };
    return JSON.stringify(answers).length > ANSWERS_MOST
      ? { ...told, answers: [], early }
      : { ...told, answers, early: [] };
  } catch (error) {
    if (!signal.aborted) warn(`${manifest.app} ${route.page}: ${String(error)}`);
    return { ...NEUTRAL, early };
  }
}
