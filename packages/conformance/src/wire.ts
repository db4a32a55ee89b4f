/** Calls any provider over HTTP, as a remote does. */
import { requestOf, type AnyCall, type CallInput } from 'shared-contracts/call';

export type Answered = {
  status: number;
  /** The parsed body; undefined when it is not JSON. */
  json: unknown;
  /** Why there was no answer; the status is then 0. */
  silence?: string;
};

type Sending = { token?: string | undefined; key?: string | undefined };

export type Wire = {
  call(call: AnyCall, input: CallInput<AnyCall>, sending?: Sending): Promise<Answered>;
  /** A GET outside of the contract (the outbox of a provider that has one). */
  get(url: string): Promise<Answered>;
};

/** How long the visitor waits for an answer. */
const PATIENCE_MS = 20_000;

/**
 * @param base the provider's address: 'http://localhost:4000'
 * @param send the function that fetches; tests replace the global `fetch`
 */
export function wireTo(base: string, send: typeof fetch = fetch): Wire {
  const root = base.replace(/\/+$/, '');
  /** What the provider has given this visitor to send back, as a browser does. */
  const cookies = new Map<string, string>();

  function keepCookies(given: string[]): void {
    for (const cookie of given) {
      const [, name, value] = /^([^=;]+)=([^;]*)/.exec(cookie) ?? [];
      if (name === undefined || value === undefined) continue;
      if (value === '' || /;\s*max-age=0\b/i.test(cookie)) cookies.delete(name);
      else cookies.set(name, value);
    }
  }

  async function ask(url: string, init: RequestInit): Promise<Answered> {
    try {
      const response = await send(url, { ...init, signal: AbortSignal.timeout(PATIENCE_MS) });
      keepCookies(response.headers.getSetCookie());
      const text = await response.text();
      try {
        return { status: response.status, json: JSON.parse(text) as unknown };
      } catch {
        return { status: response.status, json: undefined };
      }
    } catch (error) {
      const why = error instanceof Error ? (error.cause ?? error) : error;
      return { status: 0, json: undefined, silence: why instanceof Error ? why.message : 'none' };
    }
  }

  return {
    call(call, input, { token, key } = {}) {
      const { method, url, body } = requestOf(call, input);
      const headers: Record<string, string> = { accept: 'application/json' };
      if (body !== undefined) headers['content-type'] = 'application/json';
      if (token !== undefined) headers.authorization = `Bearer ${token}`;
      if (key !== undefined) headers['idempotency-key'] = key;
      const held = [...cookies].map(([name, value]) => `${name}=${value}`);
      if (held.length > 0) headers.cookie = held.join('; ');
      const content = body === undefined ? {} : { body: JSON.stringify(body) };
      return ask(`${root}${url}`, { method, headers, ...content });
    },
    get: (url) => ask(new URL(url, `${root}/`).href, { headers: { accept: 'application/json' } }),
  };
}

/** The provider's message for the shopper, or ''. */
export function messageIn(json: unknown): string {
  const message = (json as { message?: unknown } | null | undefined)?.message;
  return typeof message === 'string' ? message : '';
}
