import { healthFields } from './health';

/** How long a check may take before the server counts as not ready, in milliseconds. */
const CHECKED_WITHIN = 3_000;

/**
 * Why a server can't serve now, in words that reveal nothing about its inside; null where it can. A
 * server that serves, and lacks something for it, says what.
 */
export type Readiness = string | { lacks: string } | null;
export type Ready = () => Promise<Readiness> | Readiness;

export type Probes = {
  /** The answer where a request is a probe; null for any other request. */
  answer(method: string, url: string): Promise<Response> | null;
  /** What `GET /health/ready` would say now. */
  readiness(): Promise<Readiness>;
  /** From now on the server is not ready, because it stops. */
  stop(): void;
};

/** @returns the fault, also where the check fails or takes too long */
async function check(ready: Ready, within: number): Promise<Readiness> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<string>((done) => {
    timer = setTimeout(() => done('the check takes too long'), within);
  });
  try {
    return await Promise.race([ready(), late]);
  } catch {
    return 'the check fails';
  } finally {
    clearTimeout(timer);
  }
}

function answerOf(found: Readiness, method: string): Response {
  const { status, headers, body } =
    typeof found === 'object' ? healthFields(null, found ?? {}) : healthFields(found);
  return new Response(method === 'HEAD' ? null : JSON.stringify(body), {
    status,
    headers: { ...headers, 'Content-Type': 'application/json' },
  });
}

/**
 * What balancers ask every server: `GET /health/live` is 200 while the process answers, and
 * `GET /health/ready` while it should get requests, with what it lacks; else it is 503 with the
 * fault. Many callers at once cause one check.
 * @param within how long a check may take, in milliseconds
 */
export function createProbes(ready: Ready = () => null, within = CHECKED_WITHIN): Probes {
  let stopping = false;
  let checking: Promise<Readiness> | null = null;

  const readiness = (): Promise<Readiness> => {
    if (stopping) return Promise.resolve('stopping');
    checking ??= check(ready, within).finally(() => {
      checking = null;
    });
    return checking.then((found) => (stopping ? 'stopping' : found));
  };

  return {
    readiness,
    answer(method, url) {
      if (method !== 'GET' && method !== 'HEAD') return null;
      const { pathname } = new URL(url);
      if (pathname === '/health/live') return Promise.resolve(answerOf(null, method));
      if (pathname !== '/health/ready') return null;
      return readiness().then((found) => answerOf(found, method));
    },
    stop() {
      stopping = true;
    },
  };
}
