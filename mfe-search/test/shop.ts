/** A small shop for tests: a host without a shell, and answers by the path of the call. */
import { createTestHost } from 'host-kit/test-host';
import { refuse } from 'host-kit/test-shop.tsx';
import type { HttpOptions, HttpRequest } from 'shared-contracts/call';
import { ApiError } from 'shared-contracts/errors';
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

/** A product in the form in which the provider sends it, with prices in pesos. */
export const wire = (item: ProductListItem, more: object = {}) => ({
  ...item,
  price: item.price === null ? null : item.price / 100,
  ...more,
});

type Answer = (body: Record<string, unknown>, url: string) => unknown;
type Call = 'search' | 'suggestions' | 'popular' | 'category' | 'brands';
export type Answers = { [Name in Call]?: Answer | undefined };

export function makeHost(answers: Answers, loaded: ProductListItem[] = []) {
  const send = async (request: HttpRequest, { signal }: HttpOptions = {}) => {
    const path = request.url.split('?')[0] ?? '';
    const answer = answers[path.split('/').at(-1) as Call];
    const given = await (answer ?? (() => refuse(500)))(
      (request.body ?? {}) as Record<string, unknown>,
      request.url,
    );
    if (signal?.aborted) throw new ApiError({ kind: 'aborted' });
    return given;
  };
  const { host, seen } = createTestHost({ send });
  host.loadedProducts.read = () => loaded;
  const sent = seen.requests;
  const searches = () =>
    sent.flatMap(({ url, body }) =>
      url.endsWith('/search') ? [body as Record<string, unknown>] : [],
    );
  return { host, seen, sent, searches };
}
