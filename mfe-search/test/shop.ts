/** A small shop for tests: a host without a shell, and answers by the path of the call. */
import type { HttpOptions, HttpRequest } from 'shared-contracts/call';
import type { HostApi } from 'shared-contracts/door';
import { ApiError, refusedFault } from 'shared-contracts/errors';
import type { ProductListItem } from 'shared-contracts/wire/product';

export function product(id: string, name: string, given: Partial<ProductListItem> = {}) {
  return {
    id,
    product_name: name,
    brand_name: 'Kraftig',
    category_name: 'Power tools',
    description: '',
    price: 150_000,
    in_stock: true,
    first_image: null,
    ...given,
  } satisfies ProductListItem;
}

/** As the provider sends it: prices in pesos. */
export const wire = (item: ProductListItem, more: object = {}) => ({
  ...item,
  price: item.price === null ? null : item.price / 100,
  ...more,
});

type Answer = (body: Record<string, unknown>, url: string) => unknown;
export type Answers = { [Call in 'search' | 'suggestions' | 'popular']?: Answer | undefined };

export function refuse(status: number): never {
  throw new ApiError(refusedFault(status, {}, null));
}

const unused = () => undefined;

export function makeHost(answers: Answers, loaded: ProductListItem[] = []) {
  const sent: HttpRequest[] = [];
  const send = async (request: HttpRequest, { signal }: HttpOptions = {}) => {
    sent.push(request);
    const path = request.url.split('?')[0] ?? '';
    const answer = path.endsWith('/suggestions')
      ? answers.suggestions
      : path.endsWith('/popular')
        ? answers.popular
        : answers.search;
    const given = await (answer ?? (() => refuse(500)))(
      (request.body ?? {}) as Record<string, unknown>,
      request.url,
    );
    if (signal?.aborted) throw new ApiError({ kind: 'aborted' });
    return given;
  };
  const host: HostApi = {
    session: { read: () => null, subscribe: () => unused, start: unused, end: unused },
    http: { send },
    notify: unused,
    events: { tell: unused, on: () => unused },
    Slot: () => null,
    loadedProducts: { read: () => loaded, subscribe: () => unused },
    openInquiry: unused,
    openSearch: unused,
    openCart: unused,
    sanitise: (html) => ({ __sanitised: true, html }),
    draft: () => ({ read: () => null, write: unused, clear: unused }),
    config: {
      name: 'Ironwharf',
      legalName: '',
      tagline: '',
      origin: 'http://localhost:3000',
      address: { lines: [], city: '', region: '', postalCode: '', country: '' },
      emails: [],
      phones: [],
      hours: '',
      map: { latitude: 0, longitude: 0, label: '' },
      fulfilment: 'pickup',
      foundedYear: 1998,
    },
    nonce: '',
    report: unused,
  };
  const searches = () =>
    sent.flatMap(({ url, body }) =>
      url.endsWith('/search') ? [body as Record<string, unknown>] : [],
    );
  return { host, sent, searches };
}
