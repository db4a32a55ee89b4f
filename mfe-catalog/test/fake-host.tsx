import { createTestHost } from 'host-kit/test-host';
import type { HttpRequest } from 'shared-contracts/call';
import type { HostApi } from 'shared-contracts/door';
import { ApiError } from 'shared-contracts/errors';

/** Answers a request, or refuses it by throwing; the test says what the provider says. */
export type Provider = (request: HttpRequest, signal?: AbortSignal) => unknown;

export const notFound = () =>
  new ApiError({
    kind: 'refused',
    status: 404,
    message: undefined,
    fields: {},
    retryAfterSeconds: undefined,
    body: null,
  });

export const offline = () => new ApiError({ kind: 'offline' });

/** The shopper's own network is down, as the host says. */
export const networkFault = () => new ApiError({ kind: 'offline', network: 'away' });

/** A product as the provider lists it. */
export const row = (id: number, more: object = {}) => ({
  id,
  product_name: `Product ${String(id).padStart(3, '0')}`,
  brand_name: 'Torvane',
  category_name: 'Drills',
  description: '',
  price: id * 10,
  in_stock: true,
  first_image: { default: 1, path: '0' },
  ...more,
});

/** Products with the ids 1 to `count`. */
export const rowsUpTo = (count: number) => Array.from({ length: count }, (_, at) => row(at + 1));

type PageBody = { limit: number; offset: number; id?: string };

/** A provider that pages through a list, and has neither brands nor categories. */
export const paging =
  (all: unknown[]): Provider =>
  ({ method, body }) => {
    if (method === 'GET') return [];
    const { limit, offset } = body as PageBody;
    return all.slice(offset, offset + limit);
  };

export const FACETS = '/api/store/products/search/facets';

export type FakeHost = HostApi & {
  requests: HttpRequest[];
  told: unknown[];
  inquiries: unknown[];
  reports: unknown[];
};

/** A host with a provider of the test's own; the parts of other teams are named boxes. */
export function fakeHost(provider: Provider): FakeHost {
  const { host, seen } = createTestHost({
    // What the provider throws is a refused promise, as of any client.
    send: async (request, options) => await provider(request, options?.signal),
    Slot: ({ name, ...props }) => (
      <div role="group" aria-label={name}>
        {JSON.stringify(props)}
      </div>
    ),
  });
  return {
    ...host,
    // The filters' counts are asked beside a list; `facets.test.tsx` is about them.
    get requests() {
      return seen.requests.filter(({ url }) => url !== FACETS);
    },
    told: seen.facts,
    inquiries: seen.inquiries,
    reports: seen.reports,
    sanitise: (html) => ({ __sanitised: true, html: html.replaceAll(/<script.*?<\/script>/g, '') }),
  };
}
