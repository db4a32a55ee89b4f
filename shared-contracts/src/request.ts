/** A call as it goes out: what an early prefetch needs to send the very same request. */
export type HttpRequest = {
  method: 'GET' | 'POST';
  /** From the root of the origin, with its query: '/api/brands'. */
  url: string;
  body?: unknown;
};

/** The method and path of a call without its schemas, which an early start doesn't need. */
export type Address = {
  method: 'GET' | 'POST';
  /** `{id}` is replaced by the parameter of that name. */
  path: string;
};

type Input = {
  params?: Record<string, string>;
  query?: unknown;
  body?: unknown;
};

/**
 * Builds a request. Parameters are encoded, and absent query values are left out.
 * @throws TypeError where a parameter of the path is missing
 */
export function requestTo({ method, path }: Address, input: Input = {}): HttpRequest {
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = input.params?.[name];
    if (value === undefined) throw new TypeError(`${path} needs the parameter ${name}`);
    return encodeURIComponent(value);
  });
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(input.query ?? {})) {
    if (typeof value === 'string' || typeof value === 'number') query.set(name, String(value));
  }
  const url = query.size > 0 ? `${filled}?${query.toString()}` : filled;
  return input.body === undefined ? { method, url } : { method, url, body: input.body };
}
